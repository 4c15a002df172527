import { toRupees, type Rupees } from '../kernel/index.js';
import type { MenuItemContent } from './menu.events.js';

/** A menu item as `GET /menu` lists it. */
export interface MenuItemView {
  readonly id: number;
  readonly category: string;
  readonly name: string;
  readonly description: string | null;
  readonly isVeg: boolean;
  readonly price: Rupees;
  readonly hasHalf: boolean;
  readonly halfPrice: Rupees | null;
  readonly isEnabled: boolean;
}

export const menuItemView = (id: number, item: MenuItemContent, isEnabled: boolean): MenuItemView => ({
  id,
  category: item.category,
  name: item.name,
  description: item.description,
  isVeg: item.isVeg,
  price: toRupees(item.price),
  hasHalf: item.halfPrice !== null,
  halfPrice: item.halfPrice === null ? null : toRupees(item.halfPrice),
  isEnabled,
});
