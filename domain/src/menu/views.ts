import { toRupees, type Rupees } from '../kernel/index.js';
import { contentIn, type MenuItemContent } from './menu.events.js';

/** A menu item as `GET /menu` lists it. */
export interface MenuItemView extends Omit<MenuItemContent, 'price' | 'halfPrice'> {
  readonly id: number;
  readonly price: Rupees;
  readonly hasHalf: boolean;
  readonly halfPrice: Rupees | null;
  readonly isEnabled: boolean;
}

export const menuItemView = (id: number, item: MenuItemContent, isEnabled: boolean): MenuItemView => {
  const { price, halfPrice, ...said } = contentIn(item);
  return {
    id,
    ...said,
    price: toRupees(price),
    hasHalf: halfPrice !== null,
    halfPrice: halfPrice === null ? null : toRupees(halfPrice),
    isEnabled,
  };
};
