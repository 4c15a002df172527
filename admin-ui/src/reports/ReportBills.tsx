import BackIcon from '@mui/icons-material/ArrowBack';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useInfiniteQuery } from '@tanstack/react-query';
import { REPORT_WORDS, type ReportBill, type ReportBillsView, type ReportQuestion } from '@sae/domain/analytics';
import { formatRupees } from '@sae/domain/kernel';
import { tableName } from '@sae/domain/ordering';
import { Link } from 'react-router';
import { TimelineHost } from '../audit/Timeline.js';
import { reportAddress } from '../dashboard/addresses.js';
import { daysText } from '../dashboard/sales.js';
import { OrderNumber } from '../orders/OrderNumber.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState, SeeMore } from '../ui/ListState.js';
import { PageHeader } from '../ui/PageHeader.js';
import { Panel } from '../ui/Panel.js';
import { useProvider } from '../ui/provider.js';
import { Time } from '../ui/Time.js';
import { useNames } from '../ui/useNames.js';

interface OfRow extends ReportQuestion {
  /** '' asks for all bills of the days. */
  readonly of: string;
}

/** Where few bills are of a row, an answer may have none of them and still go on. */
const useBills = ({ of, ...question }: OfRow) => {
  const provider = useProvider();
  const asked = { ...question, ...(of === '' ? {} : { of }) };
  return useInfiniteQuery({
    queryKey: ['report', 'bills', asked],
    queryFn: ({ pageParam }) => provider.reportBills({ ...asked, ...(pageParam === '' ? {} : { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ next }: ReportBillsView) => next ?? undefined,
  });
};

const Orders = ({ ids }: { ids: readonly number[] }) => (
  <Stack direction="row" component="span" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 2 }}>
    {ids.map((id) => (
      <OrderNumber key={id} orderId={id} />
    ))}
  </Stack>
);

const Row = ({ bill, hasCount, hasPart }: { bill: ReportBill; hasCount: boolean; hasPart: boolean }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
      {bill.billNo}
    </TableCell>
    <TableCell>
      <Time at={bill.issuedAt} />
    </TableCell>
    <TableCell>{tableName(bill.tableNo)}</TableCell>
    <TableCell>
      <Orders ids={bill.orderIds} />
    </TableCell>
    {hasCount && <TableCell align="right">{bill.count.toLocaleString('en-IN')}</TableCell>}
    {hasPart && <TableCell align="right">{formatRupees(bill.part)}</TableCell>}
    <TableCell align="right">{formatRupees(bill.total)}</TableCell>
  </TableRow>
);

/** The bills that make up a row of a report, each with what of it counts there, and its orders' history. */
export const ReportBills = ({ question: row }: { question: OfRow }) => {
  const { by, from, to, of } = row;
  const words = REPORT_WORDS[by];
  const names = useNames();
  const name = by === 'person' ? (names.get(Number(of))?.name ?? 'Staff') : words.name(of);
  const asked = useBills(row);
  // Of a bill that counts as a whole its total says it all.
  const hasPart = of !== '' && (by === 'dish' || by === 'category');
  const hasCount = hasPart && by === 'dish';
  const bills = asked.data?.pages.flatMap((page) => page.bills) ?? [];
  return (
    <TimelineHost>
      <PageHeader
        title={of === '' ? 'All Bills' : name}
        lead={of === '' ? daysText(row) : `The bills that make it up, ${daysText(row)}`}
        actions={
          <Button
            component={Link}
            to={reportAddress({ by, from, to })}
            variant="outlined"
            startIcon={<BackIcon />}
            sx={{ displayPrint: 'none' }}
          >
            All {words.title}
          </Button>
        }
      />
      <Panel title="Bills" flush>
        <ListState
          asked={asked}
          failure="Failed to fetch the bills"
          isEmpty={bills.length === 0 && !asked.hasNextPage}
          empty={<EmptyState icon={<ReceiptIcon />} text="No bills" />}
        >
          <Box sx={{ overflowX: 'auto' }}>
            <Table size="small" aria-label="Bills" sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
              <TableHead>
                <TableRow>
                  <TableCell>Bill No.</TableCell>
                  <TableCell>Date &amp; Time</TableCell>
                  <TableCell>Table No.</TableCell>
                  <TableCell>Orders</TableCell>
                  {hasCount && <TableCell align="right">{words.count}</TableCell>}
                  {hasPart && <TableCell align="right">{words.total}</TableCell>}
                  <TableCell align="right">Bill Total</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {bills.map((bill) => (
                  <Row key={bill.billNo} bill={bill} hasCount={hasCount} hasPart={hasPart} />
                ))}
              </TableBody>
            </Table>
          </Box>
          {asked.hasNextPage && <SeeMore isGrowing={asked.isFetchingNextPage} onMore={() => asked.fetchNextPage()} />}
        </ListState>
      </Panel>
    </TimelineHost>
  );
};
