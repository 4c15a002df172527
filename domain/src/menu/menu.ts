import { BULK_ASKED, BULK_COMMANDS, BULK_TABLE, type BulkCommand } from './bulk.js';
import { decider, entryOf, inverse, valuesOf, type Command } from '../kernel/index.js';
import {
  dishIn,
  expectRoomForPart,
  expectWhole,
  importedItems,
  nothingNew,
  undoable,
  withImport,
  withoutImport,
  withPart,
} from './importing.js';
import { MAX_MENU_ITEMS, menuFull } from './menu-import.js';
import {
  EMPTY_MENU,
  itemOf,
  notFound,
  switched,
  withItem,
  withoutItem,
  withOptions,
  withSoldOut,
  type Menu,
  type MenuItem,
} from './menu-state.js';
import { menuHoursSet } from './menu-hours.js';
import { dishOptionsSet, OPTION_COMMANDS, OPTIONS_ASKED, OPTIONS_TABLE, type OptionsCommand } from './option-groups.js';
import { photoIn, type Photo } from './photo.js';
import {
  contentIn,
  sameContent,
  type ImportedDish,
  type MenuEvent,
  type MenuHours,
  type MenuItemContent,
} from './menu.events.js';
import { isLonger, soldOutIn, type SoldOut } from './sold-out.js';

export type MenuCommand =
  | (Command<'AddMenuItem'> & { readonly item: MenuItemContent; readonly groupIds?: readonly number[] })
  | (Command<'ChangeMenuItem'> & {
      readonly itemId: number;
      readonly item: MenuItemContent;
      readonly isEnabled?: boolean;
      readonly groupIds?: readonly number[];
      /** Null takes it away; left out, it stays. */
      readonly photo?: Photo | null;
    })
  | (Command<'PhotographMenuItem'> & { readonly itemId: number; readonly photo: Photo | null })
  | (Command<'ToggleMenuItem'> & { readonly itemId: number })
  | (Command<'DeleteMenuItem'> & { readonly itemId: number })
  | (Command<'RestoreMenuItem'> & { readonly itemId: number })
  | OptionsCommand
  | BulkCommand
  | (Command<'SetMenuHours'> & { readonly hours: readonly MenuHours[] })
  | (Command<'SellOutDish'> & { readonly itemId: number } & SoldOut)
  | (Command<'PutDishBackOnSale'> & { readonly itemId: number })
  | (Command<'StageMenuImport'> & {
      readonly importId: string;
      readonly part: number;
      readonly dishes: readonly ImportedDish[];
    })
  | (Command<'TakeOverMenuImport'> & { readonly importId: string; readonly parts: number })
  | (Command<'UndoMenuImport'> & { readonly importId: string });

const expectRoom = ({ items }: Menu): void => {
  if (valuesOf(items).length >= MAX_MENU_ITEMS) throw menuFull();
};

const toggled = (menu: Menu, itemId: number): MenuEvent => ({
  type: itemOf(menu, itemId).isEnabled ? 'MenuItemDisabled' : 'MenuItemEnabled',
  data: { itemId },
});

/** Nothing, where it says the same. */
const changedTo = (before: MenuItem, item: MenuItemContent): MenuEvent[] =>
  sameContent(before, item) ? [] : [{ type: 'MenuItemChanged', data: { itemId: before.itemId, ...contentIn(item) } }];

/** The book `menu-<restaurantId>`. */
export const menuBook = decider<Menu, MenuCommand, MenuEvent>({
  category: 'menu',
  initial: EMPTY_MENU,
  on: {
    MenuItemAdded: (menu, item) => ({
      ...withItem(menu, { ...item, isEnabled: true }),
      nextItemId: item.itemId + 1,
    }),
    MenuItemChanged: (menu, item) => {
      const before = entryOf(menu.items, item.itemId);
      const now = { ...item, isEnabled: before?.isEnabled ?? true, ...(before ? soldOutIn(before) : {}) };
      return withItem(menu, withOptions(now, before?.groupIds));
    },
    MenuItemEnabled: (menu, { itemId }) => switched(menu, itemId, true),
    MenuItemDisabled: (menu, { itemId }) => switched(menu, itemId, false),
    MenuItemRestored: (menu, item) => ({
      ...withItem(menu, item),
      deleted: menu.deleted.filter(({ itemId }) => itemId !== item.itemId),
    }),
    MenuItemDeleted: (menu, { itemId }) => withoutItem(menu, itemId),
    ...OPTIONS_TABLE,
    ...BULK_TABLE,
    MenuHoursSet: (menu, { hours }) => ({ ...menu, hours }),
    DishSoldOut: (menu, { itemId, until }) => withSoldOut(menu, itemId, { until }),
    DishBackOnSale: (menu, { itemId }) => withSoldOut(menu, itemId, null),
    MenuImportStaged: (menu, { importId, part, dishes }) => withPart(menu, importId, part, dishes),
    MenuImported: withImport,
    MenuImportUndone: withoutImport,
  },
  when: {
    AddMenuItem: ({ item, groupIds = [] }, menu) => {
      expectRoom(menu);
      const { nextItemId: itemId } = menu;
      return [
        { type: 'MenuItemAdded', data: { itemId, ...contentIn(item) } },
        ...dishOptionsSet(menu, itemId, groupIds),
      ];
    },
    ChangeMenuItem: ({ itemId, item, isEnabled, groupIds, photo }, menu) => {
      const before = itemOf(menu, itemId);
      return [
        ...changedTo(before, { ...item, photo: photoIn(photo === undefined ? before : { photo }).photo }),
        ...(isEnabled === undefined || isEnabled === before.isEnabled ? [] : [toggled(menu, itemId)]),
        ...(groupIds ? dishOptionsSet(menu, itemId, groupIds, before.groupIds) : []),
      ];
    },
    PhotographMenuItem: ({ itemId, photo }, menu) => {
      const before = itemOf(menu, itemId);
      return changedTo(before, { ...before, photo: photoIn({ photo }).photo });
    },
    ToggleMenuItem: ({ itemId }, menu) => [toggled(menu, itemId)],
    DeleteMenuItem: ({ itemId }, menu) => {
      itemOf(menu, itemId);
      return [{ type: 'MenuItemDeleted', data: { itemId } }];
    },
    RestoreMenuItem: ({ itemId }, menu) => {
      if (entryOf(menu.items, itemId)) return [];
      const item = menu.deleted.find((deleted) => deleted.itemId === itemId);
      if (!item) throw notFound();
      expectRoom(menu);
      const { isEnabled, groupIds } = item;
      return [
        {
          type: 'MenuItemRestored',
          data: { itemId, ...contentIn(item), isEnabled, ...(groupIds ? { groupIds } : {}), ...soldOutIn(item) },
        },
      ];
    },
    ...OPTION_COMMANDS,
    ...BULK_COMMANDS,
    SetMenuHours: ({ hours }, menu) => menuHoursSet(menu.hours, hours),
    SellOutDish: ({ itemId, until }, menu) =>
      isLonger({ until }, itemOf(menu, itemId)) ? [{ type: 'DishSoldOut', data: { itemId, until } }] : [],
    PutDishBackOnSale: ({ itemId }, menu) =>
      itemOf(menu, itemId).soldOut ? [{ type: 'DishBackOnSale', data: { itemId } }] : [],
    StageMenuImport: ({ importId, part, dishes }, menu) => {
      expectRoomForPart(menu, importId, part, dishes);
      return [{ type: 'MenuImportStaged', data: { importId, part, dishes: dishes.map(dishIn) } }];
    },
    TakeOverMenuImport: ({ importId, parts }, menu) => {
      if (menu.imported?.importId === importId) return [];
      expectWhole(menu, importId, parts);
      const { nextItemId: firstItemId } = menu;
      const items = importedItems(menu, firstItemId);
      if (items.length === 0) throw nothingNew();
      const added = items.filter(({ before }) => before === null).length;
      return [{ type: 'MenuImported', data: { importId, parts, firstItemId, added, changed: items.length - added } }];
    },
    UndoMenuImport: ({ importId }, menu) => [{ type: 'MenuImportUndone', data: undoable(menu, importId) }],
  },
});

export const menuCommandOf = inverse<MenuEvent, MenuCommand>({
  MenuItemAdded: (item) => ({ type: 'AddMenuItem', item }),
  MenuItemChanged: ({ itemId, ...item }) => ({ type: 'ChangeMenuItem', itemId, item, photo: item.photo ?? null }),
  MenuItemEnabled: ({ itemId }) => ({ type: 'ToggleMenuItem', itemId }),
  MenuItemDisabled: ({ itemId }) => ({ type: 'ToggleMenuItem', itemId }),
  MenuItemDeleted: ({ itemId }) => ({ type: 'DeleteMenuItem', itemId }),
  MenuItemRestored: ({ itemId }) => ({ type: 'RestoreMenuItem', itemId }),
  ...OPTIONS_ASKED,
  ...BULK_ASKED,
  MenuHoursSet: ({ hours }) => ({ type: 'SetMenuHours', hours }),
  DishSoldOut: ({ itemId, until }) => ({ type: 'SellOutDish', itemId, until }),
  DishBackOnSale: ({ itemId }) => ({ type: 'PutDishBackOnSale', itemId }),
  MenuImportStaged: (part) => ({ type: 'StageMenuImport', ...part }),
  MenuImported: ({ importId, parts }) => ({ type: 'TakeOverMenuImport', importId, parts }),
  MenuImportUndone: ({ importId }) => ({ type: 'UndoMenuImport', importId }),
});
