import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Portions } from '../menu/usePortions.js';
import { countOfDish } from '../ordering/order-lines.js';
import type { Cart } from './cart.js';
import { DishTile, type Picking } from './DishTile.js';
import { countIn, type MenuGroup } from './menu-groups.js';
import { menuTiles } from './menu-tiles.js';

interface MenuTableProps extends Picking {
  readonly groups: readonly MenuGroup[];
  readonly cart: Cart;
  readonly portions: Portions;
  /** What Enter adds, while something is looked for. */
  readonly firstHit: number | null;
  /** How many dishes there are, with those not drawn. */
  readonly count: number;
  readonly onWhole: () => void;
}

/**
 * What can be ordered, by category. Not a `DataTable`: that knows no groups, and would draw each row again at each press.
 */
export const MenuTable = ({ groups, cart, portions, firstHit, count, onWhole, ...picking }: MenuTableProps) => (
  <>
    <Box component="table" role="table" aria-label="Menu" sx={menuTiles}>
      {groups.map(({ id, name, items }) => (
        <tbody key={id} role="rowgroup" aria-label={name}>
          <tr role="row" className="heading">
            <th id={id} role="rowheader" scope="rowgroup" tabIndex={-1}>
              {name}
            </th>
          </tr>
          {items.map((item) => (
            <DishTile
              key={item.id}
              item={item}
              full={countOfDish(cart, { id: item.id, portion: 'full' })}
              half={countOfDish(cart, { id: item.id, portion: 'half' })}
              left={portions.get(item.id)}
              isFirstHit={item.id === firstHit}
              {...picking}
            />
          ))}
        </tbody>
      ))}
    </Box>
    {countIn(groups) < count && (
      <Box sx={{ p: 2, textAlign: 'center' }}>
        <Button variant="outlined" onClick={onWhole}>
          Show all {count} items
        </Button>
      </Box>
    )}
  </>
);
