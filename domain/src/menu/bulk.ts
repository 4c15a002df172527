import { entryOf, Refusal, type Command, type Inverse, type Paise } from '../kernel/index.js';
import type { DishesSwitched, DishPrices, DishPricesSet, MenuArranged, MenuEvent } from './menu.events.js';
import { notFound, switched, withItem, type Menu, type MenuItem } from './menu-state.js';

export type BulkCommand =
  | (Command<'SetDishPrices'> & { readonly prices: readonly DishPrices[] })
  | (Command<'SwitchDishes'> & { readonly itemIds: readonly number[]; readonly isEnabled: boolean })
  | (Command<'ArrangeMenu'> & { readonly itemIds: readonly number[] });

type BulkEvent = DishPricesSet | DishesSwitched | MenuArranged;
type CommandOf<T extends BulkCommand['type']> = Extract<BulkCommand, { type: T }>;

/** Prices by so many percent or so much more, or less, to the next multiple of an amount. */
export interface PriceChange {
  readonly by: 'percent' | 'amount';
  /** In hundredths of a percent, or in paise; below 0 they fall. */
  readonly of: number;
  readonly roundTo: Paise;
}

const rounded = (price: number, roundTo: Paise): Paise => Math.round(price / roundTo) * roundTo;

/** A price after a change; it may be none any more. */
export const priceAfter = (price: Paise, { by, of, roundTo }: PriceChange): Paise =>
  rounded(by === 'percent' ? (price * (10_000 + of)) / 10_000 : price + of, roundTo);

/** Those of the dishes that are there. @throws Refusal where none is. */
const dishesOf = ({ items }: Menu, ids: readonly number[]): readonly MenuItem[] => {
  const dishes = ids.flatMap((id) => entryOf(items, id) ?? []);
  if (dishes.length === 0) throw notFound();
  return dishes;
};

/** What a dish costs then; its half portion is sold as before, or not. */
const pricesOf = ({ itemId, halfPrice: half }: MenuItem, { price, halfPrice }: DishPrices): DishPrices => ({
  ...{ itemId, price, halfPrice: half === null ? null : (halfPrice ?? half) },
});

export const BULK_TABLE = {
  DishPricesSet: (menu: Menu, { prices }: DishPricesSet['data']): Menu =>
    prices.reduce((state, { itemId, price, halfPrice }) => {
      const item = entryOf(state.items, itemId);
      return item ? withItem(state, { ...item, price, halfPrice }) : state;
    }, menu),
  DishesSwitched: (menu: Menu, { itemIds, isEnabled }: DishesSwitched['data']): Menu =>
    itemIds.reduce((state, itemId) => switched(state, itemId, isEnabled), menu),
  MenuArranged: (menu: Menu, { itemIds }: MenuArranged['data']): Menu => ({ ...menu, order: itemIds }),
};

/** What is decided of many dishes at once; those that are as they shall be are left out. */
export const BULK_COMMANDS = {
  SetDishPrices: ({ prices }: CommandOf<'SetDishPrices'>, menu: Menu): readonly MenuEvent[] => {
    const wanted = new Map(prices.map((each) => [each.itemId, each]));
    const changed = dishesOf(menu, [...wanted.keys()]).flatMap((dish) => {
      const after = pricesOf(dish, wanted.get(dish.itemId) as DishPrices);
      return after.price === dish.price && after.halfPrice === dish.halfPrice ? [] : [after];
    });
    return changed.length > 0 ? [{ type: 'DishPricesSet', data: { prices: changed } }] : [];
  },
  SwitchDishes: ({ itemIds, isEnabled }: CommandOf<'SwitchDishes'>, menu: Menu): readonly MenuEvent[] => {
    const others = dishesOf(menu, itemIds).filter((dish) => dish.isEnabled !== isEnabled);
    const data = { itemIds: others.map(({ itemId }) => itemId), isEnabled };
    return others.length > 0 ? [{ type: 'DishesSwitched', data }] : [];
  },
  ArrangeMenu: ({ itemIds }: CommandOf<'ArrangeMenu'>, menu: Menu): readonly MenuEvent[] => {
    if (new Set(itemIds).size < itemIds.length)
      throw new Refusal('invalid', 'menu/arranged-twice', 'A dish can stand in one place only');
    const known = itemIds.filter((id) => entryOf(menu.items, id));
    return known.join() === menu.order.join() ? [] : [{ type: 'MenuArranged', data: { itemIds: known } }];
  },
};

export const BULK_ASKED: Inverse<BulkEvent, BulkCommand> = {
  DishPricesSet: ({ prices }) => ({ type: 'SetDishPrices', prices }),
  DishesSwitched: ({ itemIds, isEnabled }) => ({ type: 'SwitchDishes', itemIds, isEnabled }),
  MenuArranged: ({ itemIds }) => ({ type: 'ArrangeMenu', itemIds }),
};

/** As the menu was arranged; what came since stands behind, by its number. */
export const inOrder = <Dish extends { readonly id: number }>(
  dishes: readonly Dish[],
  order: readonly number[],
): readonly Dish[] => {
  if (order.length === 0) return dishes;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Dish) => places.get(id) ?? order.length;
  return dishes.toSorted((one, other) => placeOf(one) - placeOf(other) || one.id - other.id);
};
