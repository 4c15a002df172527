import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatRupees } from '@sae/domain/kernel';
import type { Slice } from './chart-data.js';

const Swatch = ({ color }: { color: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'inline-block',
      flex: 'none',
      width: 12,
      height: 12,
      borderRadius: '3px',
      bgcolor: color,
      printColorAdjust: 'exact',
    }}
  />
);

/** The pie in words and numbers, and the key to its colours. */
export const CategoryTable = ({ title, slices }: { title: string; slices: readonly Slice[] }) => (
  <Table size="small" aria-label={title} sx={{ '& th, & td': { px: 1 } }}>
    <TableHead>
      <TableRow>
        <TableCell>Category</TableCell>
        <TableCell align="right">Earnings</TableCell>
        <TableCell align="right">Share</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {slices.map(({ category, total, share, color }) => (
        <TableRow key={category}>
          <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 116 }}>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Swatch color={color} />
              {category}
            </Box>
          </TableCell>
          <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatRupees(total)}
          </TableCell>
          <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {share}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
