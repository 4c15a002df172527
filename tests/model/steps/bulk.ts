import { arrange, setPrices, switchDishes } from '../paper/bulk.js';
import type { Pages } from '../paper/pages.js';
import { kind, numberOf, rupeeText, type Dice } from './kind.js';

/** Some of the dishes there are or were, by their names. */
const someDishes = (dice: Dice, pages: Pages): string[] =>
  [...pages.menu, ...pages.gone].filter(() => dice.oncePer(2)).map(({ name }) => name);

const idsOf = (pages: Pages, dishes: readonly string[]): number[] => dishes.map((name) => numberOf(pages, name));

const priceAll = (pages: Pages, dishes: readonly string[], price: number, halfPrice: number | null) =>
  idsOf(pages, dishes).map((id) => ({ id, price, halfPrice }));

/** One price for all of them. */
export const priceDishes = kind<{ dishes: string[]; price: number; halfPrice: number | null }>({
  draw: (dice, pages) => {
    const dishes = someDishes(dice, pages);
    const price = 2 + dice.below(50_000);
    return dishes.length > 0 ? { dishes, price, halfPrice: dice.oncePer(2) ? null : Math.ceil(price / 2) } : null;
  },
  ask: ({ dishes, price, halfPrice }, pages) => ({
    ...{ method: 'PUT', path: '/menu/prices' },
    body: {
      prices: priceAll(pages, dishes, price / 100, halfPrice === null ? null : halfPrice / 100),
    },
  }),
  paper: ({ dishes, price, halfPrice }, pages) => setPrices(pages, priceAll(pages, dishes, price, halfPrice)),
  tell: ({ dishes, price }) => `${dishes.join(', ')} cost ${rupeeText(price)} now`,
});

export const switchMany = kind<{ dishes: string[]; isEnabled: boolean }>({
  draw: (dice, pages) => {
    const dishes = someDishes(dice, pages);
    return dishes.length > 0 ? { dishes, isEnabled: !dice.oncePer(3) } : null;
  },
  ask: ({ dishes, isEnabled }, pages) => ({
    ...{ method: 'PUT', path: '/menu/enabled', body: { ids: idsOf(pages, dishes), isEnabled } },
  }),
  paper: ({ dishes, isEnabled }, pages) => switchDishes(pages, idsOf(pages, dishes), isEnabled),
  tell: ({ dishes, isEnabled }) => `${dishes.join(', ')} ${isEnabled ? 'are sold' : 'are not sold'} from now on`,
});

export const arrangeDishes = kind<{ dishes: string[] }>({
  draw: (dice, pages) => {
    const dishes = someDishes(dice, pages);
    return dishes.length > 0 ? { dishes: dice.oncePer(2) ? dishes.toReversed() : dishes } : null;
  },
  ask: ({ dishes }, pages) => ({ method: 'PUT', path: '/menu/order', body: { ids: idsOf(pages, dishes) } }),
  paper: ({ dishes }, pages) => arrange(pages, idsOf(pages, dishes)),
  tell: ({ dishes }) => `The menu begins with ${dishes.join(', ')}`,
});
