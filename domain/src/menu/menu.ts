import { decider, inverse, Refusal, type Command } from '../kernel/index.js';
import { contentIn, type MenuEvent, type MenuItemContent } from './menu.events.js';

export type MenuCommand =
  | (Command<'AddMenuItem'> & { readonly item: MenuItemContent })
  | (Command<'ChangeMenuItem'> & {
      readonly itemId: number;
      readonly item: MenuItemContent;
      readonly isEnabled?: boolean;
    })
  | (Command<'ToggleMenuItem'> & { readonly itemId: number })
  | (Command<'DeleteMenuItem'> & { readonly itemId: number })
  | (Command<'RestoreMenuItem'> & { readonly itemId: number });

export interface MenuItem extends MenuItemContent {
  readonly isEnabled: boolean;
}

export interface Menu {
  readonly nextItemId: number;
  readonly items: Readonly<Record<number, MenuItem>>;
  /** What was deleted last, oldest first; it can be restored. */
  readonly deleted: readonly DeletedItem[];
}

interface DeletedItem extends MenuItem {
  readonly itemId: number;
}

/** So many deleted items are remembered: undoing is for what was deleted just now. */
const MAX_REMEMBERED = 20;

export const MAX_MENU_ITEMS = 2000;

const notFound = () => new Refusal('not-found', 'menu-item/not-found', 'Menu item not found');

const itemOf = (menu: Menu, itemId: number): MenuItem => {
  const item = menu.items[itemId];
  if (!item) throw notFound();
  return item;
};

const expectRoom = ({ items }: Menu): void => {
  if (Object.keys(items).length >= MAX_MENU_ITEMS)
    throw new Refusal('conflict', 'menu/full', `A menu can have at most ${MAX_MENU_ITEMS} items`);
};

const toggled = (menu: Menu, itemId: number): MenuEvent => ({
  type: itemOf(menu, itemId).isEnabled ? 'MenuItemDisabled' : 'MenuItemEnabled',
  data: { itemId },
});

const remembered = ({ deleted }: Menu, itemId: number, item: MenuItem): DeletedItem[] =>
  [...deleted, { itemId, ...item }].slice(-MAX_REMEMBERED);

const withItem = (menu: Menu, itemId: number, item: MenuItem): Menu => ({
  ...menu,
  items: { ...menu.items, [itemId]: item },
});

const switched = (menu: Menu, itemId: number, isEnabled: boolean): Menu => {
  const item = menu.items[itemId];
  return item ? withItem(menu, itemId, { ...item, isEnabled }) : menu;
};

const sameContent = (one: MenuItemContent, other: MenuItemContent) =>
  JSON.stringify(contentIn(one)) === JSON.stringify(contentIn(other));

/** The book `menu-<restaurantId>`. */
export const menuBook = decider<Menu, MenuCommand, MenuEvent>({
  category: 'menu',
  initial: { nextItemId: 1, items: {}, deleted: [] },
  on: {
    MenuItemAdded: (menu, { itemId, ...item }) => ({
      ...withItem(menu, itemId, { ...item, isEnabled: true }),
      nextItemId: itemId + 1,
    }),
    MenuItemChanged: (menu, { itemId, ...item }) =>
      withItem(menu, itemId, { ...item, isEnabled: menu.items[itemId]?.isEnabled ?? true }),
    MenuItemEnabled: (menu, { itemId }) => switched(menu, itemId, true),
    MenuItemDisabled: (menu, { itemId }) => switched(menu, itemId, false),
    MenuItemRestored: (menu, { itemId, isEnabled, ...item }) => ({
      ...withItem(menu, itemId, { ...item, isEnabled }),
      deleted: menu.deleted.filter((deleted) => deleted.itemId !== itemId),
    }),
    MenuItemDeleted: (menu, { itemId }) => {
      const { [itemId]: item, ...items } = menu.items;
      return { ...menu, items, deleted: item ? remembered(menu, itemId, item) : menu.deleted };
    },
  },
  when: {
    AddMenuItem: ({ item }, menu) => {
      expectRoom(menu);
      return [{ type: 'MenuItemAdded', data: { itemId: menu.nextItemId, ...contentIn(item) } }];
    },
    ChangeMenuItem: ({ itemId, item, isEnabled }, menu) => {
      const before = itemOf(menu, itemId);
      return [
        ...(sameContent(before, item)
          ? []
          : [{ type: 'MenuItemChanged', data: { itemId, ...contentIn(item) } } satisfies MenuEvent]),
        ...(isEnabled === undefined || isEnabled === before.isEnabled ? [] : [toggled(menu, itemId)]),
      ];
    },
    ToggleMenuItem: ({ itemId }, menu) => [toggled(menu, itemId)],
    DeleteMenuItem: ({ itemId }, menu) => {
      itemOf(menu, itemId);
      return [{ type: 'MenuItemDeleted', data: { itemId } }];
    },
    RestoreMenuItem: ({ itemId }, menu) => {
      if (menu.items[itemId]) return [];
      const item = menu.deleted.find((deleted) => deleted.itemId === itemId);
      if (!item) throw notFound();
      expectRoom(menu);
      return [{ type: 'MenuItemRestored', data: { itemId, ...contentIn(item), isEnabled: item.isEnabled } }];
    },
  },
});

export const menuCommandOf = inverse<MenuEvent, MenuCommand>({
  MenuItemAdded: (item) => ({ type: 'AddMenuItem', item }),
  MenuItemChanged: ({ itemId, ...item }) => ({ type: 'ChangeMenuItem', itemId, item }),
  MenuItemEnabled: ({ itemId }) => ({ type: 'ToggleMenuItem', itemId }),
  MenuItemDisabled: ({ itemId }) => ({ type: 'ToggleMenuItem', itemId }),
  MenuItemDeleted: ({ itemId }) => ({ type: 'DeleteMenuItem', itemId }),
  MenuItemRestored: ({ itemId }) => ({ type: 'RestoreMenuItem', itemId }),
});
