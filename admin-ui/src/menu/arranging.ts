import type { MenuItemView } from '@sae/domain/menu';
import { byCategory, type Category } from './menu-search.js';

/** The list with what stands at a place moved to another. */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const rest = list.toSpliced(from, 1);
  return from in list && to in list ? rest.toSpliced(to, 0, list[from] as T) : list;
};

type Dish = Pick<MenuItemView, 'id' | 'category'>;

const idsOf = (categories: readonly Category<Dish>[]): readonly number[] =>
  categories.flatMap(({ items }) => items.map(({ id }) => id));

/** The order of dishes, a category after the other, with a category of them elsewhere. */
export const withCategoryMoved = (dishes: readonly Dish[], from: number, to: number): readonly number[] =>
  idsOf(moved(byCategory(dishes), from, to));

/** The same with a dish elsewhere within its category. */
export const withDishMoved = (dishes: readonly Dish[], category: string, from: number, to: number): readonly number[] =>
  idsOf(
    byCategory(dishes).map((group) =>
      group.name === category ? { ...group, items: moved(group.items, from, to) } : group,
    ),
  );
