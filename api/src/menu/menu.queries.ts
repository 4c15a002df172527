import { Refusal } from '@sae/domain/kernel';
import { MenuReader } from '@sae/projections/models/menu';
import { query } from '../kernel/bus.js';

/** The whole menu, as JSON text. */
export const menuItems = query([MenuReader], (menu) => menu.list.bind(menu));

export const menuItem = query([MenuReader], (menu) => async (restaurantId: number, itemId: number) => {
  const item = (await menu.items(restaurantId, [itemId])).get(itemId);
  if (!item) throw new Refusal('not-found', 'menu-item/not-found', 'Menu item not found');
  return item;
});
