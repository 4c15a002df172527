import { menuItemView, type MenuItemView } from '@sae/domain/menu';
import { drop, list, projection, put, restaurantChanged, unlist, type Fact, type Stored } from '../kernel/index.js';
import { readerOf, type Rows } from '../reading/index.js';

/** The whole menu by item id, ready to be shown. */
export const menuKey = (restaurantId: number): string => `${restaurantId}:menu`;

export const menuItemKey = (restaurantId: number, itemId: number): string => `${restaurantId}:menu:${itemId}`;

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

export class MenuReader extends readerOf('menu') {
  /** The whole menu by id, a ready JSON array. @throws Refusal while the read models are built. */
  list(restaurantId: number): Promise<Rows> {
    return this.models.list(menuKey(restaurantId));
  }

  /** Those of the items that there are. @throws Refusal while the read models are built. */
  async items(restaurantId: number, ids: readonly number[]): Promise<Map<number, MenuItemView>> {
    const keys = ids.map((id) => menuItemKey(restaurantId, id));
    const items = await this.models.documents<MenuItemView>(keys);
    return new Map(items.flatMap((item) => (item ? [[item.id, item] as const] : [])));
  }
}
