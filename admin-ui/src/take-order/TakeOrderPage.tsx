import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenu';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { openOrdersAt } from '../orders/live-orders.js';
import { useOrderLists } from '../orders/order-cache.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ChooseOptions } from '../ordering/ChooseOptions.js';
import { ListState } from '../ui/ListState.js';
import { PageHeader } from '../ui/PageHeader.js';
import { useFailureToast } from '../ui/toasts.js';
import { useAvailabilityMenu } from './AvailabilityMenu.js';
import { priced } from './cart.js';
import { countIn } from './menu-groups.js';
import { MenuFinder } from './MenuFinder.js';
import { MenuTable } from './MenuTable.js';
import { runningTable } from './running-table.js';
import { SelectedItems } from './SelectedItems.js';
import { TablePicker } from './TablePicker.js';
import { useDishes } from './useDishes.js';
import { useDraft } from './useDraft.js';
import { useAgain, usePicking } from './usePicking.js';
import { usePlaceOrder } from './usePlaceOrder.js';
import { useTableInAddress } from './useTableInAddress.js';
import { hasKeyboard, useTakeOrderKeys } from './useTakeOrderKeys.js';

/** What a table has already; null when nothing is open there. */
const useRunningTable = (tableNo: number) => {
  const orders = useOrderLists();
  return useMemo(() => runningTable(openOrdersAt(orders, tableNo)), [orders, tableNo]);
};

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

/** No higher than it must be: what is below is what one came for. */
const header = {
  ...{ display: 'grid', columnGap: 4, rowGap: 0.75, alignItems: 'center', mb: { xs: 0, md: 0.75 } },
  ...{ gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' }, '& > :first-of-type': { mb: 0 } },
};

/** On a phone, so that the bar below stays at the thumb when a search leaves little of the menu. */
const TALL = { xs: 'calc(100dvh - 200px)', md: 0 };

export const TakeOrderPage = () => {
  const draft = useDraft();
  const { asked, portions, menu, search, setSearch, parts, groups, drawn, drawWhole, firstHit, goTo } = useDishes();
  useFailureToast(asked.error, MENU_FAILURE);
  const { submit, isPlacing, isWanting } = usePlaceOrder(draft, menu);
  const { noteWanted, onNoted, choosing, ...picking } = usePicking(draft);
  const { onMore, availabilityMenu } = useAvailabilityMenu(portions);
  const { tableNo } = draft.table;
  const running = useRunningTable(tableNo);
  const onAgain = useAgain(draft, menu, running);
  const box = useRef<HTMLInputElement>(null);
  useTableInAddress(draft, () => hasKeyboard() && box.current?.focus());
  useTakeOrderKeys(box, () => void submit());

  return (
    <>
      <Box sx={header}>
        <PageHeader title="Take Order" />
        <TablePicker table={draft.table} onTable={draft.changeTable} onDone={() => box.current?.focus()} />
      </Box>
      <Box sx={{ display: 'grid', columnGap: 3, alignItems: 'start', gridTemplateColumns: COLUMNS }}>
        <Box sx={{ minWidth: 0, minHeight: TALL }}>
          <MenuFinder
            box={box}
            search={search}
            onSearch={setSearch}
            onPickFirst={() => firstHit && picking.onAdd(firstHit, 'full')}
            parts={parts}
            onPart={goTo}
          />
          <Box component="section" aria-label="Menu" sx={{ minWidth: 0 }}>
            <ListState
              asked={asked}
              failure={MENU_FAILURE}
              isEmpty={groups.length === 0}
              empty={asked.data?.length ? <NoMatch /> : <NoMenu />}
            >
              <MenuTable
                groups={drawn}
                cart={draft.cart}
                portions={portions}
                firstHit={firstHit?.id ?? null}
                count={countIn(groups)}
                onWhole={drawWhole}
                {...{ ...picking, onMore }}
              />
            </ListState>
          </Box>
        </Box>
        <SelectedItems
          {...{ tableNo, running, onAgain, noteWanted, onNoted, isPlacing, isWanting }}
          customer={draft.customer}
          onCustomer={draft.changeCustomer}
          lines={priced(draft.cart, menu)}
          onSubmit={() => void submit()}
          onChange={draft.changeCart}
        />
      </Box>
      <ChooseOptions {...choosing} />
      {availabilityMenu}
    </>
  );
};
