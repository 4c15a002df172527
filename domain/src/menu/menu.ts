import { decider, Refusal, type Command } from '../kernel/index.js';
import type { MenuEvent, MenuItemContent } from './menu.events.js';

export type MenuCommand =
  | (Command<'AddMenuItem'> & { readonly item: MenuItemContent })
  | (Command<'ChangeMenuItem'> & { readonly itemId: number; readonly item: MenuItemContent })
  | (Command<'ToggleMenuItem'> & { readonly itemId: number })
  | (Command<'DeleteMenuItem'> & { readonly itemId: number });

export interface MenuItem extends MenuItemContent {
  readonly isEnabled: boolean;
}

export interface Menu {
  readonly nextItemId: number;
  readonly items: Readonly<Record<number, MenuItem>>;
}

export const MAX_MENU_ITEMS = 2000;

const itemOf = (menu: Menu, itemId: number): MenuItem => {
  const item = menu.items[itemId];
  if (!item) throw new Refusal('not-found', 'menu-item/not-found', 'Menu item not found');
  return item;
};

const withItem = (menu: Menu, itemId: number, item: MenuItem): Menu => ({
  ...menu,
  items: { ...menu.items, [itemId]: item },
});

const switched = (menu: Menu, itemId: number, isEnabled: boolean): Menu => {
  const item = menu.items[itemId];
  return item ? withItem(menu, itemId, { ...item, isEnabled }) : menu;
};

const content = ({ category, name, description, isVeg, price, halfPrice }: MenuItemContent): MenuItemContent => ({
  category,
  name,
  description,
  isVeg,
  price,
  halfPrice,
});

const sameContent = (one: MenuItemContent, other: MenuItemContent) =>
  JSON.stringify(content(one)) === JSON.stringify(content(other));

/** The book `menu-<restaurantId>`. */
export const menuBook = decider<Menu, MenuCommand, MenuEvent>({
  category: 'menu',
  initial: { nextItemId: 1, items: {} },
  on: {
    MenuItemAdded: (menu, { itemId, ...item }) => ({
      ...withItem(menu, itemId, { ...content(item), isEnabled: true }),
      nextItemId: itemId + 1,
    }),
    MenuItemChanged: (menu, { itemId, ...item }) =>
      withItem(menu, itemId, { ...content(item), isEnabled: menu.items[itemId]?.isEnabled ?? true }),
    MenuItemEnabled: (menu, { itemId }) => switched(menu, itemId, true),
    MenuItemDisabled: (menu, { itemId }) => switched(menu, itemId, false),
    MenuItemDeleted: (menu, { itemId }) => {
      const { [itemId]: _deleted, ...items } = menu.items;
      return { ...menu, items };
    },
  },
  when: {
    AddMenuItem: ({ item }, menu) => {
      if (Object.keys(menu.items).length >= MAX_MENU_ITEMS)
        throw new Refusal('conflict', 'menu/full', `A menu can have at most ${MAX_MENU_ITEMS} items`);
      return [{ type: 'MenuItemAdded', data: { itemId: menu.nextItemId, ...content(item) } }];
    },
    ChangeMenuItem: ({ itemId, item }, menu) =>
      sameContent(itemOf(menu, itemId), item) ? [] : [{ type: 'MenuItemChanged', data: { itemId, ...content(item) } }],
    ToggleMenuItem: ({ itemId }, menu) => [
      { type: itemOf(menu, itemId).isEnabled ? 'MenuItemDisabled' : 'MenuItemEnabled', data: { itemId } },
    ],
    DeleteMenuItem: ({ itemId }, menu) => {
      itemOf(menu, itemId);
      return [{ type: 'MenuItemDeleted', data: { itemId } }];
    },
  },
});
