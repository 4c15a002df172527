import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import { MONEY_NAMES, type AnalyticsView } from '@sae/domain/analytics';
import { formatRupees, toPaise, toRupees } from '@sae/domain/kernel';
import { EmptyState } from '../ui/EmptyState.js';
import { Panel } from '../ui/Panel.js';

const TITLE = 'How It Was Paid';

const Row = ({ name, total }: { name: string; total: number }) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {name}
    </TableCell>
    <TableCell align="right">{formatRupees(total)}</TableCell>
  </TableRow>
);

/** What came into the till in the period; tips are nobody's earnings here, and stand below. */
export const TakingsPanel = ({
  view: { takings, tips },
  isPending,
}: {
  view: Pick<AnalyticsView, 'takings' | 'tips'>;
  isPending: boolean;
}) => {
  const total = toRupees(takings.reduce((sum, taken) => sum + toPaise(taken.total), 0));
  const isEmpty = takings.length === 0 && tips === 0;
  return (
    <Panel title={TITLE}>
      {isPending && <Skeleton variant="rounded" height={200} />}
      {!isPending && isEmpty && <EmptyState icon={<PaymentsIcon />} text="No payments were taken in this period." />}
      {!isPending && !isEmpty && (
        <Table
          size="small"
          aria-label={TITLE}
          sx={{
            maxWidth: 480,
            '& td': { fontVariantNumeric: 'tabular-nums' },
            '& tfoot *': { color: 'text.primary', fontSize: '0.875rem' },
            '& tfoot tr:first-of-type > *': { fontWeight: 650 },
            '& tfoot tr:last-of-type > *': { border: 0 },
          }}
        >
          <TableBody>
            {takings.map((taken) => (
              <Row key={taken.kind} name={MONEY_NAMES[taken.kind]} total={taken.total} />
            ))}
          </TableBody>
          <TableFooter>
            <Row name="Taken in all" total={total} />
            {tips !== 0 && <Row name="Tips, apart" total={tips} />}
          </TableFooter>
        </Table>
      )}
    </Panel>
  );
};
