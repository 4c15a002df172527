import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenu';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { MenuItemView } from '@sae/domain/menu';
import { Link } from 'react-router';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState } from '../ui/ListState.js';
import type { Cart } from './cart.js';
import type { Picking } from './MenuRow.js';
import { MenuTable } from './MenuTable.js';
import { MENU_FAILURE, type useOrderMenu } from './useOrderMenu.js';

const NoMenu = () => (
  <EmptyState
    icon={<RestaurantMenuIcon />}
    text="No menu items"
    hint="What is on the menu can be ordered here."
    action={
      <Button component={Link} to="/menu" variant="contained">
        Add menu items
      </Button>
    }
  />
);

const NoMatch = () => (
  <EmptyState
    icon={<SearchOffIcon />}
    text="No items found"
    hint="Try fewer letters, or All instead of a veg filter."
  />
);

/** The menu, or what stands in its place. */
export const MenuPanel = ({
  asked,
  items,
  cart,
  ...picking
}: { asked: ReturnType<typeof useOrderMenu>; items: readonly MenuItemView[]; cart: Cart } & Picking) => (
  <Card component="section" aria-label="Menu" sx={{ overflow: 'clip', minWidth: 0 }}>
    <ListState
      asked={asked}
      failure={MENU_FAILURE}
      isEmpty={items.length === 0}
      empty={asked.data?.length ? <NoMatch /> : <NoMenu />}
    >
      <MenuTable items={items} cart={cart} {...picking} />
    </ListState>
  </Card>
);
