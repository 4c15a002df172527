import type { MenuItemView } from '@sae/domain/menu';
import { byCategory, passes, type MenuSearch } from '../ordering/menu-search.js';

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

/** What is popular now, as today's menu has it; nothing of it while something is looked for. */
const popularIn = (
  menu: ReadonlyMap<number, MenuItemView>,
  popular: readonly Pick<MenuItemView, 'id'>[],
  { text, veg }: MenuSearch,
): MenuItemView[] => {
  if (text.trim()) return [];
  const items = popular.flatMap(({ id }) => menu.get(id) ?? []);
  const shown = items.filter((item) => item.isEnabled && passes(item, veg)).slice(0, MOST_POPULAR);
  return shown.slice(0, shown.length - (shown.length % ABREAST));
};

/** What was found, by category, and before it what sells most at this hour. */
export const groupsOf = (found: readonly MenuItemView[], { menu, popular, search }: Asked): MenuGroup[] => {
  const first = popularIn(menu, popular, search);
  return [
    ...(first.length > 0 ? [{ id: 'dishes-popular', name: 'Popular', items: first }] : []),
    ...byCategory(found).map(({ name, items }, n) => ({ id: `dishes-${n}`, name, items })),
  ];
};

interface Asked {
  readonly menu: ReadonlyMap<number, MenuItemView>;
  readonly popular: readonly Pick<MenuItemView, 'id'>[];
  readonly search: MenuSearch;
}

/** The first groups, with about so many dishes. */
export const firstOf = (groups: readonly MenuGroup[], dishes: number): MenuGroup[] => {
  let before = 0;
  return groups.filter(({ items }) => {
    const isDrawn = before < dishes;
    before += items.length;
    return isDrawn;
  });
};

export const countIn = (groups: readonly MenuGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);
