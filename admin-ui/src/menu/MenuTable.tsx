import Box from '@mui/material/Box';
import type { MenuItemView } from '@sae/domain/menu';
import { MenuRow, type MenuRowActions } from './MenuRow.js';
import { menuTable } from './menu-table.js';

const COLUMNS = [
  'ID',
  'Category',
  'Name',
  'Description',
  'Veg/Non-Veg',
  'Full Price',
  'Half Price',
  'Status',
  'Actions',
] as const;

interface MenuTableProps extends MenuRowActions {
  readonly items: readonly MenuItemView[];
  readonly isBusy: (id: number) => boolean;
}

/** Plain cells, styled once: a menu of 500 items is on the screen at once. */
export const MenuTable = ({ items, isBusy, ...actions }: MenuTableProps) => (
  <Box sx={menuTable}>
    <table role="table" aria-label="Menu Items">
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <MenuRow key={item.id} item={item} busy={isBusy(item.id)} {...actions} />
        ))}
      </tbody>
    </table>
  </Box>
);
