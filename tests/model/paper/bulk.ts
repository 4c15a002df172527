import { touch } from './menu-imports.js';
import { No, type Dish, type Pages } from './pages.js';

const dishesOf = ({ menu }: Pages, ids: readonly number[]): Dish[] => {
  const dishes = menu.filter(({ id }) => ids.includes(id));
  if (dishes.length === 0) throw new No('menu-item/not-found');
  return dishes;
};

/** What a dish is to cost; a half portion is only where there is one. */
export interface Prices {
  readonly id: number;
  readonly price: number;
  readonly halfPrice: number | null;
}

export const setPrices = (pages: Pages, prices: readonly Prices[]) => {
  let changed = 0;
  for (const dish of dishesOf(
    pages,
    prices.map(({ id }) => id),
  )) {
    const { price, halfPrice } = prices.find(({ id }) => id === dish.id) ?? dish;
    const half = dish.halfPrice === null ? null : (halfPrice ?? dish.halfPrice);
    if (dish.price === price && dish.halfPrice === half) continue;
    Object.assign(dish, { price, halfPrice: half });
    touch(pages, dish.id);
    changed += 1;
  }
  return { changed };
};

export const switchDishes = (pages: Pages, ids: readonly number[], isEnabled: boolean) => {
  const others = dishesOf(pages, ids).filter((dish) => dish.isEnabled !== isEnabled);
  for (const dish of others) {
    dish.isEnabled = isEnabled;
    touch(pages, dish.id);
  }
  return { changed: others.length };
};

export const arrange = (pages: Pages, ids: readonly number[]) => {
  pages.order = ids.filter((id) => pages.menu.some((dish) => dish.id === id));
  return { ids: pages.order };
};
