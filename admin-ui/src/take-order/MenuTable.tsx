import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MenuItemView } from '@sae/domain/menu';
import { useState } from 'react';
import { rowsOrCards } from '../theme/rows-or-cards.js';
import type { Cart } from './cart.js';
import { byCategory } from '../ordering/menu-search.js';
import { quantityOf } from '../ordering/order-lines.js';
import { MenuRow, type Picking } from './MenuRow.js';

/** A column per portion; on a phone each item is a card with its portions side by side. */
const menuTable = rowsOrCards('md', ({ palette }) => ({
  all: {
    '& th, & td': { px: 1.25 },
    '& .category th': {
      bgcolor: 'action.hover',
      py: 1,
      fontSize: '0.8125rem',
      fontWeight: 700,
      letterSpacing: '0.02em',
      color: 'text.secondary',
    },
    // A word as long as a menu may hold is broken, before it pushes the buttons out.
    '& .column-dish, & .category th': { overflowWrap: 'anywhere' },
    '& .about': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
    '& .column-full, & .column-half': { whiteSpace: 'nowrap' },
    '& .price': { display: 'block', mb: 0.5, fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
    '& [data-chosen="true"]': { bgcolor: 'action.selected' },
    '& button': { scrollMarginBlock: '180px' },
  },
  inRows: { '& .column-dish': { width: '99%', minWidth: 160 } },
  card: '"dish dish" auto "full half" auto / 1fr 1fr',
  cardBox: {
    borderTop: 0,
    borderBottom: `1px solid ${palette.divider}`,
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 134px',
  },
  onCards: {
    '& tbody .category, & .category th': { display: 'block' },
    '& tbody .category': { p: 0, border: 0, contentVisibility: 'visible' },
    '& .category th:first-of-type': { px: 2, border: 0 },
    '& .about': { WebkitLineClamp: 1 },
    '& .column-full > *, & .column-half > *': { width: '100%', maxWidth: 240 },
  },
}));

/** A longer menu is drawn whole only when asked for: searching is quicker than scrolling through it. */
const DRAWN = 120;

/**
 * What can be ordered, by category. Not a `DataTable`: that knows no groups, and would draw each row again at each press.
 */
export const MenuTable = ({ items, cart, ...picking }: { items: readonly MenuItemView[]; cart: Cart } & Picking) => {
  const [isWhole, setWhole] = useState(false);
  const drawn = isWhole ? items : items.slice(0, DRAWN);
  return (
    <Box sx={menuTable}>
      <Table aria-label="Menu">
        <TableHead>
          <TableRow>
            {['Item', 'Full', 'Half'].map((title) => (
              <TableCell key={title} role="columnheader">
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {byCategory(drawn).map(({ name, items: inIt }) => (
          <TableBody key={name} aria-label={name}>
            <TableRow className="category">
              <TableCell role="rowheader" component="th" scope="rowgroup" colSpan={3}>
                {name}
              </TableCell>
            </TableRow>
            {inIt.map((item) => (
              <MenuRow
                key={item.id}
                item={item}
                full={quantityOf(cart, { id: item.id, portion: 'full' })}
                half={quantityOf(cart, { id: item.id, portion: 'half' })}
                {...picking}
              />
            ))}
          </TableBody>
        ))}
      </Table>
      {drawn.length < items.length && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button variant="outlined" onClick={() => setWhole(true)}>
            Show all {items.length} items
          </Button>
        </Box>
      )}
    </Box>
  );
};
