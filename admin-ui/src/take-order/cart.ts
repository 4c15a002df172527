import type { Choice } from '@sae/domain/billing';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderItemView } from '@sae/domain/ordering';
import { priceOf, type Line, type Lines } from '../ordering/order-lines.js';

/** What was chosen; names and prices are the menu's and looked up each time, so that they are never stale. */
export type Cart = Lines<Line>;

export const emptyCart = (key: string): Cart => ({ lines: [], key });

export type Menu = ReadonlyMap<number, MenuItemView>;

/** What of a round can be had once more, and the names of what can not. */
export const hadAgain = (round: readonly OrderItemView[], menu: Menu): { lines: OrderItemView[]; gone: string[] } => {
  const isHad = ({ id, portion }: Choice) => {
    const item = menu.get(id);
    return item?.isEnabled === true && priceOf(item, portion) !== null;
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
}

export const priced = ({ lines }: Cart, menu: Menu): PricedLine[] =>
  lines.map((line) => {
    const item = menu.get(line.id);
    const price = item ? priceOf(item, line.portion) : null;
    return {
      ...line,
      name: item?.name ?? 'No longer on the menu',
      isVeg: item?.isVeg ?? true,
      price: price ?? 0,
      isInvalid: price === null,
      isUnavailable: item?.isEnabled === false,
    };
  });
