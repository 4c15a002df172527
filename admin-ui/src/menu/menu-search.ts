import type { MenuItemView } from '@sae/domain/menu';

export const VEG_FILTERS = ['All', 'Veg', 'Non-Veg'] as const;
export type VegFilter = (typeof VEG_FILTERS)[number];

/** What is searched in: staff and guests see menus of different shapes. */
type Dish = Pick<MenuItemView, 'name' | 'secondName' | 'category' | 'isVeg'>;

export interface MenuSearch {
  readonly text: string;
  readonly veg: VegFilter;
}

/** Without case and accents: `Crème` is found by `creme`. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

export const passes = ({ isVeg }: Pick<Dish, 'isVeg'>, veg: VegFilter) => veg === 'All' || isVeg === (veg === 'Veg');

export const wordsIn = (text: string): string[] => plain(text).split(/\s+/).filter(Boolean);

/** How well an item answers the words: by the beginning of its name, of a word in it, anywhere; null when not at all. */
export const rankOf = ({ name, secondName = '', category }: Dish, words: readonly string[]): 0 | 1 | 2 | null => {
  const dish = plain(name);
  const place = `${dish} ${plain(secondName)} ${plain(category)}`;
  if (!words.every((word) => place.includes(word))) return null;
  const [first = ''] = words;
  if (dish.startsWith(first)) return 0;
  return ` ${dish}`.includes(` ${first}`) ? 1 : 2;
};

/** The items that match, best first; all of them in the menu's order while nothing is typed. */
export const found = <T extends Dish>(
  menu: readonly T[],
  { text, veg }: MenuSearch,
  rank: (item: T, words: readonly string[]) => number | null = rankOf,
): T[] => {
  const words = wordsIn(text);
  return menu
    .filter((item) => passes(item, veg))
    .flatMap((item) => {
      const place = rank(item, words);
      return place === null ? [] : [{ item, place }];
    })
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
};

export interface Category<T> {
  readonly name: string;
  readonly items: readonly T[];
}

/** Grouped by category, each where its first item stands. */
export const byCategory = <T extends Pick<Dish, 'category'>>(items: readonly T[]): Category<T>[] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.category, [...(groups.get(item.category) ?? []), item]);
  return [...groups].map(([name, inIt]) => ({ name, items: inIt }));
};
