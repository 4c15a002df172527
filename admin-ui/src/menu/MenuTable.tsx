import Box from '@mui/material/Box';
import { allergensText, hoursOf, SPICE_LEVELS, type MenuItemView, type ServedHours } from '@sae/domain/menu';
import { DataTable, ListContextProvider, useDelete, useListContext } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { useRights } from '../auth/user.js';
import { SeeMore } from '../ui/ListState.js';
import { SecondName } from '../print/SecondName.js';
import { VegMark } from '../print/VegMark.js';
import { useVerb } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { isAnswered } from '../ui/useTold.js';
import { disabledRow, markedTable, menuTable } from './menu-table.js';
import { PriceCell } from './PriceCell.js';
import { SelectBox } from './selection.js';
import { soldOutText, useSoldOutNow } from './sold-out.js';
import { servedText, useMenuHours } from './useMenuHours.js';
import { useArranged, WHOLE_MENU } from './useMenu.js';
import { leftText, usePortions } from './usePortions.js';
import { useSellingOut } from './useSellingOut.js';

const Col = DataTable.Col<MenuItemView>;

interface MenuTableProps {
  /** Are dishes being marked? */
  readonly isSelecting: boolean;
  readonly onModify: (item: MenuItemView) => void;
  readonly onHistory: (item: MenuItemView) => void;
  readonly onDeleted: (id: number) => void;
}

/** An item is taken off at once, and for five seconds it can be put back. */
const useActions = ({ onModify, onHistory, onDeleted }: Omit<MenuTableProps, 'isSelecting'>) => {
  const toasts = useToasts();
  const [remove, removing] = useDelete<MenuItemView>();
  const restore = useVerb('restoreMenuItem', {
    success: 'Menu item restored',
    failure: 'Failed to restore menu item',
  });
  const toggle = useVerb('toggleMenuItem', {
    success: ({ isEnabled }) => `Menu item ${isEnabled ? 'enabled' : 'disabled'} successfully`,
    failure: 'Failed to toggle menu item',
  });
  const selling = useSellingOut();
  const onDelete = (item: MenuItemView) => {
    const { id } = item;
    const onSuccess = (deleted?: MenuItemView) => {
      if (!isAnswered(deleted)) return;
      toasts.undoable('Menu item deleted', () => void restore.run({ id }));
      onDeleted(id);
    };
    const onError = (error: unknown) => toasts.failed(error, 'Failed to delete menu item');
    void remove('menu', { id, previousData: item }, { mutationMode: 'pessimistic', onSuccess, onError });
  };
  return {
    onModify,
    onHistory,
    onDelete,
    onToggle: ({ id }: MenuItemView) => void toggle.run({ id }),
    onBackOnSale: selling.putBack,
    onSoldOut: (item: MenuItemView) => void selling.sellOut(item, 'tomorrow'),
    isBusy: ({ id }: MenuItemView) =>
      toggle.isRunning({ id }) || selling.isBusy({ id }) || (removing.isPending && removing.variables?.id === id),
  };
};

const Buttons = ({ item, ...actions }: { item: MenuItemView } & ReturnType<typeof useActions>) => {
  const button = {
    type: 'button',
    disabled: actions.isBusy(item),
    'aria-describedby': `menu-item-${item.id}`,
  } as const;
  const mayDo = useRights();
  const mayChange = mayDo('ChangeMenuItem');
  return (
    <div className="buttons">
      {mayDo('ToggleMenuItem') && (
        <button {...button} onClick={() => actions.onToggle(item)}>
          {item.isEnabled ? 'Disable' : 'Enable'}
        </button>
      )}
      {item.soldOut && mayDo('PutDishBackOnSale') && (
        <button {...button} onClick={() => actions.onBackOnSale(item)}>
          Back on sale
        </button>
      )}
      {/* Who takes orders says so there; the cook says it here. */}
      {!item.soldOut && !mayDo('PlaceOrder') && mayDo('SellOutDish') && (
        <button {...button} onClick={() => actions.onSoldOut(item)}>
          Sold out
        </button>
      )}
      {mayChange && (
        <button {...button} onClick={() => actions.onModify(item)}>
          Modify
        </button>
      )}
      {mayDo('SeeAudit') && (
        <button {...button} onClick={() => actions.onHistory(item)}>
          History
        </button>
      )}
      {mayDo('DeleteMenuItem') && (
        <button {...button} className="danger" onClick={() => actions.onDelete(item)}>
          Delete
        </button>
      )}
    </div>
  );
};

const Veg = ({ isVeg }: MenuItemView) => (
  <>
    <span data-veg={isVeg} aria-hidden="true">
      <VegMark isVeg={isVeg} />
    </span>
    {isVeg ? 'Veg' : 'Non-Veg'}
  </>
);

const Said = ({ description, allergens = [], spice }: MenuItemView) => (
  <>
    {description}
    {allergens.length > 0 && <small>Contains {allergensText(allergens).toLowerCase()}</small>}
    {spice !== undefined && <small>{SPICE_LEVELS[spice]}</small>}
  </>
);

const Served = ({ hours }: { hours: readonly ServedHours[] | undefined }) =>
  hours && <small>{servedText(hours)}</small>;

/** A longer menu is drawn as far as it is looked at: a thousand rows take a second. */
const DRAWN = 200;

/** The first rows of the list around it, as the owner arranged them where no column sorts, and more when they are asked for. */
const Drawn = ({ children }: { children: ReactNode }) => {
  const list = useListContext<MenuItemView>();
  const [drawn, setDrawn] = useState(DRAWN);
  const arranged = useArranged(list.data);
  const data = useSoldOutNow(list.sort.field === WHOLE_MENU.sort.field ? arranged : list.data) ?? [];
  const shown = { ...list, data: data.slice(0, drawn) } as typeof list;
  return (
    <>
      <ListContextProvider value={shown}>{children}</ListContextProvider>
      {drawn < data.length && <SeeMore isGrowing={false} onMore={() => setDrawn(drawn + DRAWN)} />}
    </>
  );
};

export const MenuTable = ({ isSelecting, ...props }: MenuTableProps) => {
  const actions = useActions(props);
  const portions = usePortions();
  const { data: { hours } = { hours: [] } } = useMenuHours();
  const servedIn = hoursOf(hours);
  return (
    <Drawn>
      <DataTable<MenuItemView>
        aria-label="Menu Items"
        sx={isSelecting ? markedTable : menuTable}
        rowSx={({ isEnabled }) => (isEnabled ? {} : disabledRow)}
      >
        {isSelecting && <Col source="select" label="Select" render={SelectBox} />}
        <Col source="id" disableSort={false} />
        <Col source="category" disableSort={false} />
        <Col
          source="name"
          disableSort={false}
          render={({ id, category, name, secondName, code, isEnabled, soldOut }) => (
            <>
              <Box component={isEnabled ? 'span' : 's'} id={`menu-item-${id}`}>
                {name}
              </Box>
              {code && <span className="code"> {code}</span>}
              {secondName && <SecondName name={secondName} />}
              {soldOut && <span className="sold-out">{soldOutText(soldOut)}</span>}
              {portions.has(id) && <span className="sold-out">{leftText(portions.get(id) ?? 0)}</span>}
              <Served hours={servedIn({ id, category })} />
            </>
          )}
        />
        <Col source="description" render={Said} />
        <Col source="isVeg" disableSort={false} render={Veg} />
        <Col source="price" disableSort={false} render={(item) => <PriceCell item={item} of="price" />} />
        <Col
          source="halfPrice"
          disableSort={false}
          cellSx={({ halfPrice }) => ({ visibility: { xs: halfPrice === null ? 'hidden' : 'visible', lg: 'visible' } })}
          render={(item) => <PriceCell item={item} of="halfPrice" />}
        />
        <Col
          source="isEnabled"
          disableSort={false}
          render={({ isEnabled }) => <span className="status">{isEnabled ? 'Enabled' : 'Disabled'}</span>}
        />
        <Col source="actions" render={(item) => <Buttons item={item} {...actions} />} />
      </DataTable>
    </Drawn>
  );
};
