import type { MenuItemView } from '@sae/domain/menu';
import { byCategory } from '../menu/menu-search.js';

/** Dishes under a heading: a category, or what is popular now. */
export interface MenuGroup {
  /** Of its heading in the page; a category may be called as it likes. */
  readonly id: string;
  readonly name: string;
  readonly items: readonly MenuItemView[];
}

/** Popular dishes stand in full rows, two or four abreast; of fewer than a row nobody knows what is popular. */
const ABREAST = 4;
const MOST_POPULAR = 2 * ABREAST;

/** What is popular now, as far as it is among the dishes that are shown. */
const popularIn = (items: readonly MenuItemView[], popular: readonly Pick<MenuItemView, 'id'>[]): MenuItemView[] => {
  const shown = new Map(items.filter(({ isEnabled }) => isEnabled).map((item) => [item.id, item]));
  const first = popular.flatMap(({ id }) => shown.get(id) ?? []).slice(0, MOST_POPULAR);
  return first.slice(0, first.length - (first.length % ABREAST));
};

/** Dishes by category, and before them what sells most at this hour. */
export const groupsOf = (items: readonly MenuItemView[], popular: readonly Pick<MenuItemView, 'id'>[]): MenuGroup[] => {
  const first = popularIn(items, popular);
  return [
    ...(first.length > 0 ? [{ id: 'dishes-popular', name: 'Popular', items: first }] : []),
    ...byCategory(items).map(({ name, items: inIt }, n) => ({ id: `dishes-${n}`, name, items: inIt })),
  ];
};

/** What was looked for stands together, the best hit first. */
export const foundGroup = (found: readonly MenuItemView[]): MenuGroup[] =>
  found.length > 0 ? [{ id: 'dishes-found', name: 'Found', items: found }] : [];

/** So many dishes, from the first on. */
export const firstOf = (groups: readonly MenuGroup[], dishes: number): MenuGroup[] => {
  let left = dishes;
  return groups.flatMap(({ items, ...group }) => {
    const drawn = items.slice(0, left);
    left -= drawn.length;
    return drawn.length > 0 ? [{ ...group, items: drawn }] : [];
  });
};

export const countIn = (groups: readonly MenuGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
