import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatRupees } from '@sae/domain/kernel';
import type { Bar } from './chart-data.js';

/** A chart in words and numbers. */
export const EarningsTable = ({ title, head, rows }: { title: string; head: string; rows: readonly Bar[] }) => (
  <Table size="small" stickyHeader aria-label={title}>
    <TableHead>
      <TableRow>
        <TableCell>{head}</TableCell>
        <TableCell align="right">Earnings</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ of, name, total }) => (
        <TableRow key={of}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatRupees(total)}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
