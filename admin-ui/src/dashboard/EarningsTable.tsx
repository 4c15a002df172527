import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatRupees } from '@sae/domain/kernel';
import { RowLink } from '../ui/RowLink.js';

interface Row {
  readonly of: string;
  readonly name: string;
  readonly total: number;
  /** Of a slice of a pie: how much of it, and in which colour it is drawn. */
  readonly share?: string;
  readonly color?: string;
  /** Where its bills stand. */
  readonly to?: string;
}

const Swatch = ({ color }: { color: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ flex: 'none', width: 12, height: 12, borderRadius: '3px', bgcolor: color, printColorAdjust: 'exact' }}
  />
);

/** A chart in words and numbers; beside a pie the key to its colours too. Plain, for a year has 366 rows with a head each. */
export const EarningsTable = ({ title, head, rows }: { title: string; head: string; rows: readonly Row[] }) => {
  const isKey = rows.some(({ color }) => color);
  return (
    <Table
      size="small"
      aria-label={title}
      stickyHeader={!isKey}
      sx={{ '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, '& th, & td': { px: isKey ? 1 : 2 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          <TableCell align="right">Earnings</TableCell>
          {isKey && <TableCell align="right">Share</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ of, name, total, share, color, to }) => (
          <TableRow key={of}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 116 }}>
              <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {color && <Swatch color={color} />}
                {to ? <RowLink to={to}>{name}</RowLink> : name}
              </Box>
            </TableCell>
            <TableCell align="right">{formatRupees(total)}</TableCell>
            {isKey && <TableCell align="right">{share}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};
