import type { Choice } from '@sae/domain/billing';
import type { OrderItemView } from '@sae/domain/ordering';
import { chosenNow, type Dish } from '../ordering/dish-options.js';
import { priceOf, type Line, type Lines } from '../ordering/order-lines.js';

/** What was chosen; names and prices are the menu's and looked up each time, so that they are never stale. */
export type Cart = Lines<Line>;

export const emptyCart = (key: string): Cart => ({ lines: [], key });

export type Menu = ReadonlyMap<number, Dish>;

/** What of a round can be had once more, and the names of what can not. */
export const hadAgain = (round: readonly OrderItemView[], menu: Menu): { lines: OrderItemView[]; gone: string[] } => {
  const isHad = (choice: Choice) => {
    const dish = menu.get(choice.id);
    return dish?.isEnabled === true && !dish.soldOut && chosenNow(dish, choice) !== null;
  };
  return {
    lines: round.filter(isHad),
    gone: [...new Set(round.filter((line) => !isHad(line)).map(({ name }) => name))],
  };
};

/** A line as the menu has it now. */
export interface PricedLine extends OrderItemView {
  /** The item is no longer on the menu, or no longer in this portion. */
  readonly isInvalid: boolean;
  readonly isUnavailable: boolean;
  /** What was chosen of it cannot be had so any longer. */
  readonly isMischosen: boolean;
  readonly isSoldOut: boolean;
}

export const priced = ({ lines }: Cart, menu: Menu): PricedLine[] =>
  lines.map((line) => {
    const dish = menu.get(line.id);
    const now = dish ? chosenNow(dish, line) : null;
    const isInvalid = !dish || priceOf(dish, line.portion) === null;
    return {
      ...{ ...line, ...now },
      name: dish?.name ?? 'No longer on the menu',
      isVeg: dish?.isVeg ?? true,
      price: now?.price ?? 0,
      isInvalid,
      isUnavailable: dish?.isEnabled === false,
      isMischosen: !isInvalid && now === null,
      isSoldOut: dish?.soldOut !== undefined,
    };
  });
