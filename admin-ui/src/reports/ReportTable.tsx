import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { REPORT_WORDS, type ReportView } from '@sae/domain/analytics';
import { formatRupees } from '@sae/domain/kernel';
import { useState } from 'react';
import { reportAddress } from '../dashboard/addresses.js';
import { SeeMore } from '../ui/ListState.js';
import { RowLink } from '../ui/RowLink.js';
import { pressed, shownRows, sorted, sumsOf, type ShownRow, type Sort, type SortedBy } from './rows.js';

const LOOK = {
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& th:first-of-type': { pl: { xs: 2, sm: 3 } },
  '& tr > :last-child': { pr: { xs: 2, sm: 3 } },
  '& tfoot *': { color: 'text.primary', fontSize: '0.875rem', fontWeight: 650 },
} as const;
const PAGE_SIZE = 50;

const plain = (n: number): string => n.toLocaleString('en-IN');

interface HeadProps {
  readonly by: SortedBy;
  readonly title: string;
  readonly sort: Sort | null;
  readonly onSort: (by: SortedBy) => void;
}

const Head = ({ by, title, sort, onSort }: HeadProps) => {
  const isSorted = sort?.by === by;
  const direction = sort?.isDown ? 'desc' : 'asc';
  return (
    <TableCell align={by === 'name' ? 'left' : 'right'} sortDirection={isSorted ? direction : false}>
      <TableSortLabel active={isSorted} direction={isSorted ? direction : 'asc'} onClick={() => onSort(by)}>
        {title}
      </TableSortLabel>
    </TableCell>
  );
};

/** What makes a row up is one press away; of money that came, and of what never sold, no bills are told. */
const Name = ({ row, view: { by, from, to } }: { row: ShownRow; view: ReportView }) =>
  by === 'payment' || row.count === 0 ? (
    row.name
  ) : (
    <RowLink to={reportAddress({ by, from, to, of: row.of })}>{row.name}</RowLink>
  );

/** A report in words and numbers, by whichever column is pressed. */
export const ReportTable = ({ view }: { view: ReportView }) => {
  const [sort, setSort] = useState<Sort | null>(null);
  const [size, setSize] = useState(PAGE_SIZE);
  const { row: head, count, total } = REPORT_WORDS[view.by];
  const rows = sorted(shownRows(view.by, view.rows), sort);
  const sums = sumsOf(view.by, view.rows);
  const isWhole = view.rowsInAll === view.rows.length;
  const onSort = (by: SortedBy) => setSort(pressed(sort, by));
  return (
    <>
      <Table size="small" aria-label={REPORT_WORDS[view.by].title} sx={LOOK}>
        <TableHead>
          <TableRow>
            <Head by="name" title={head} sort={sort} onSort={onSort} />
            {count && <Head by="count" title={count} sort={sort} onSort={onSort} />}
            <Head by="total" title={total} sort={sort} onSort={onSort} />
            <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
              Share
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, size).map((row) => (
            <TableRow key={row.of} sx={row.count === 0 && count ? { '& *': { color: 'text.secondary' } } : {}}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                <Name row={row} view={view} />
              </TableCell>
              {count && <TableCell align="right">{plain(row.count)}</TableCell>}
              <TableCell align="right">{formatRupees(row.total)}</TableCell>
              <TableCell align="right" sx={{ display: { xs: 'none', sm: 'table-cell' } }}>
                {row.share}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
        {isWhole && (
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row">
                Total
              </TableCell>
              {count && <TableCell align="right">{sums.count === null ? '' : plain(sums.count)}</TableCell>}
              <TableCell align="right">{formatRupees(sums.total)}</TableCell>
              <TableCell sx={{ display: { xs: 'none', sm: 'table-cell' } }} />
            </TableRow>
          </TableFooter>
        )}
      </Table>
      {!isWhole && (
        <Typography variant="body2" color="text.secondary" sx={{ p: 2 }}>
          The first {plain(view.rows.length)} of {plain(view.rowsInAll)} rows; the export has all of them.
        </Typography>
      )}
      <Box sx={{ displayPrint: 'none' }}>
        {rows.length > size && <SeeMore isGrowing={false} onMore={() => setSize(size + PAGE_SIZE)} />}
      </Box>
    </>
  );
};
