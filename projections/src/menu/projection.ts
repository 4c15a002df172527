import { menuItemView, type MenuItemView } from '@sae/domain/menu';
import { drop, list, projection, put, restaurantChanged, unlist, type Fact, type Stored } from '../kernel/index.js';
import { menuItemKey, menuKey } from './keys.js';

const shown = ({ restaurantId }: Fact, item: MenuItemView) => [
  put(menuItemKey(restaurantId, item.id), item),
  list(menuKey(restaurantId), item.id, item),
  restaurantChanged(restaurantId),
];

const itemOf = ({ restaurantId }: Fact, stored: Stored, itemId: number) =>
  stored<MenuItemView>(menuItemKey(restaurantId, itemId));

const own = ({ itemId }: { itemId: number }, { restaurantId }: Fact) => [menuItemKey(restaurantId, itemId)];

const enabled =
  (isEnabled: boolean) =>
  ({ itemId }: { itemId: number }, fact: Fact, stored: Stored) =>
    shown(fact, { ...itemOf(fact, stored, itemId), isEnabled });

export const menu = projection('menu', {
  on: {
    MenuItemAdded: ({ itemId, ...content }, fact) => shown(fact, menuItemView(itemId, content, true)),
    MenuItemChanged: ({ itemId, ...content }, fact, stored) =>
      shown(fact, menuItemView(itemId, content, itemOf(fact, stored, itemId).isEnabled)),
    MenuItemEnabled: enabled(true),
    MenuItemDisabled: enabled(false),
    MenuItemRestored: ({ itemId, isEnabled, ...content }, fact) =>
      shown(fact, menuItemView(itemId, content, isEnabled)),
    MenuItemDeleted: ({ itemId }, { restaurantId }) => [
      drop(menuItemKey(restaurantId, itemId)),
      unlist(menuKey(restaurantId), itemId),
      restaurantChanged(restaurantId),
    ],
  },
  reads: { MenuItemChanged: own, MenuItemEnabled: own, MenuItemDisabled: own },
});
