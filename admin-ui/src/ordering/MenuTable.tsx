import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { MenuItemView } from '@sae/domain/menu';
import { useState } from 'react';
import { quantityOf, type Cart } from './cart.js';
import { byCategory } from './menu-search.js';
import { menuTableStyle } from './menu-table-style.js';
import { MenuRow, type Picking } from './MenuRow.js';

/** A longer menu is drawn whole only when asked for: searching is quicker than scrolling through it. */
const DRAWN = 120;

/** What can be ordered, by category. */
export const MenuTable = ({ items, cart, ...picking }: { items: readonly MenuItemView[]; cart: Cart } & Picking) => {
  const [isWhole, setWhole] = useState(false);
  const drawn = isWhole ? items : items.slice(0, DRAWN);
  return (
    <Box sx={menuTableStyle}>
      <Table role="table" aria-label="Menu">
        <TableHead role="rowgroup">
          <TableRow role="row">
            {['Item', 'Full', 'Half'].map((title) => (
              <TableCell key={title} role="columnheader">
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        {byCategory(drawn).map(({ name, items: inIt }) => (
          <TableBody key={name} role="rowgroup" aria-label={name}>
            <TableRow role="row" className="category">
              <TableCell role="rowheader" component="th" scope="rowgroup" colSpan={3}>
                {name}
              </TableCell>
            </TableRow>
            {inIt.map((item) => (
              <MenuRow
                key={item.id}
                item={item}
                full={quantityOf(cart, { itemId: item.id, portion: 'full' })}
                half={quantityOf(cart, { itemId: item.id, portion: 'half' })}
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
