import type { MenuItemContent } from './menu.events.js';

/** As far as it is known yet. */
type Called = Partial<Pick<MenuItemContent, 'category' | 'name'>>;

/** What a dish is called where it stands; capitals make no other name. */
export const calledIn = ({ category = '', name = '' }: Called): string => `${category}\n${name}`.toLowerCase();

/** The first dish of a menu that is called as a new one, or as one that was called otherwise `before`. */
export const namesakeOf = <Dish extends Called>(dish: Called, menu: readonly Dish[], before: Called = {}) => {
  const called = calledIn(dish);
  return called === calledIn(before) ? undefined : menu.find((one) => calledIn(one) === called);
};
