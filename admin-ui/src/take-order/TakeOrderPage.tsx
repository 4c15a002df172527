import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenu';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Portion } from '@sae/domain/billing';
import type { MenuItemView } from '@sae/domain/menu';
import { useMemo, useState } from 'react';
import { useEvent } from 'react-admin';
import { Link } from 'react-router';
import { useMenu } from '../menu/useMenu.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ListState } from '../ui/ListState.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useFailureToast, useToasts } from '../ui/toasts.js';
import { add, priced } from './cart.js';
import { found, type MenuSearch } from '../ordering/menu-search.js';
import { MenuTable } from './MenuTable.js';
import { oneLess } from '../ordering/order-lines.js';
import { SelectedItems } from './SelectedItems.js';
import { TakeOrderBar } from './TakeOrderBar.js';
import { useDraft } from './useDraft.js';
import { usePlaceOrder } from './usePlaceOrder.js';

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

const MENU_FAILURE = 'Failed to load menu';
const COLUMNS = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 344px' };

/** On a phone, so that the bar below stays at the thumb when a search leaves little of the menu. */
const TALL = { xs: 'calc(100dvh - 200px)', md: 0 };

export const TakeOrderPage = () => {
  const [search, setSearch] = useState<MenuSearch>({ text: '', veg: 'All' });
  const draft = useDraft();
  const asked = useMenu();
  const toasts = useToasts();
  useFailureToast(asked.error, MENU_FAILURE);
  const menu = useMemo(() => new Map((asked.data ?? []).map((item) => [item.id, item])), [asked.data]);
  const items = useMemo(() => found(asked.data ?? [], search), [asked.data, search]);
  const { submit, isPlacing } = usePlaceOrder(draft, menu);

  const pick = useEvent((item: MenuItemView, portion: Portion) => {
    if (!item.isEnabled) return toasts.warning('This item is currently unavailable');
    draft.changeCart((cart) => add(cart, { id: item.id, portion }));
  });
  const take = useEvent((item: MenuItemView, portion: Portion) =>
    draft.changeCart((cart) => oneLess(cart, { id: item.id, portion })),
  );

  return (
    <>
      <PageHeader title="Take Order" />
      <Box sx={{ display: 'grid', columnGap: 3, alignItems: 'start', gridTemplateColumns: COLUMNS }}>
        <Box sx={{ minWidth: 0, minHeight: TALL }}>
          <TakeOrderBar
            table={draft.table}
            onTable={draft.changeTable}
            search={search}
            onSearch={setSearch}
            onPickFirst={() => items[0] && pick(items[0], 'full')}
          />
          <Card component="section" aria-label="Menu" sx={{ overflow: 'clip', minWidth: 0 }}>
            <ListState
              asked={asked}
              failure={MENU_FAILURE}
              isEmpty={items.length === 0}
              empty={asked.data?.length ? <NoMatch /> : <NoMenu />}
            >
              <MenuTable items={items} cart={draft.cart} onAdd={pick} onTake={take} />
            </ListState>
          </Card>
        </Box>
        <SelectedItems
          lines={priced(draft.cart, menu)}
          isPlacing={isPlacing}
          onSubmit={() => void submit()}
          onChange={draft.changeCart}
        />
      </Box>
    </>
  );
};
