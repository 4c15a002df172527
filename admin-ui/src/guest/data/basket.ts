import type { Choice, Portion } from '@sae/domain/billing';
import type { Rupees } from '@sae/domain/kernel';
import type { OptionView, ServedHours } from '@sae/domain/menu';
import type { OrderItemView } from '@sae/domain/ordering';
import { choiceSent, countOf, quantityOf, same, withLine, type Lines } from '../../ordering/order-lines.js';
import { chosenNow } from '../../ordering/dish-options.js';
import type { GuestDish, GuestOrderRequest } from './guest-api.js';

/** What one order from a table may hold; the server refuses more. */
export const MOST_LINES = 50;
export const MOST_PIECES = 100;
export const MOST_INSTRUCTIONS = 200;

/**
 * What was chosen, as the menu had it then: so that what can no longer be had still has its name. Whatever is changed,
 * the order that was sent is no longer the one that is meant.
 */
export interface Basket extends Lines<OrderItemView> {
  /** The order sent and not answered; asked again it is the same, to the letter. */
  readonly sent?: GuestOrderRequest;
}

export const emptyBasket = (key: string): Basket => ({ lines: [], key });

export const isFullFor = (basket: Basket, which: Choice): boolean =>
  countOf(basket.lines) >= MOST_PIECES || (basket.lines.length >= MOST_LINES && quantityOf(basket, which) === 0);

export const oneMore = (basket: Basket, which: Choice): Basket =>
  isFullFor(basket, which) ? basket : withLine(basket, which, ({ quantity }) => ({ quantity: quantity + 1 }));

/** One more of what is on the menu, with what was chosen of it. */
export const add = (basket: Basket, dish: GuestDish, portion: Portion, options?: readonly OptionView[]): Basket => {
  const { id, name, isVeg } = dish;
  const choice = { id, portion, ...(options ? { options } : {}) };
  const now = chosenNow(dish, choice);
  if (now === null || isFullFor(basket, choice)) return basket;
  if (quantityOf(basket, choice) > 0) return oneMore(basket, choice);
  return { key: basket.key, lines: [...basket.lines, { id, name, isVeg, ...now, quantity: 1, portion }] };
};

/** A line as the menu has it now. */
export interface CheckedLine extends OrderItemView {
  readonly isUnavailable: boolean;
  /** For that reason. */
  readonly isSoldOut: boolean;
  /** Or because it is had in these hours alone. */
  readonly servedIn?: readonly ServedHours[];
  /** What it cost when it was chosen, where that has changed. */
  readonly priceBefore: Rupees | null;
}

/** Without a menu, all is as it was chosen. */
export const checked = (lines: readonly OrderItemView[], menu?: readonly GuestDish[]): CheckedLine[] =>
  lines.map((line) => {
    const dish = menu?.find(({ id }) => id === line.id);
    const now = dish ? chosenNow(dish, line) : null;
    if (!dish || now === null)
      return { ...line, isUnavailable: menu !== undefined, isSoldOut: false, priceBefore: null };
    const { name, secondName, isVeg } = dish;
    const isSoldOut = dish.soldOut !== undefined;
    const servedIn = dish.isClosed ? dish.served : undefined;
    const isUnavailable = isSoldOut || servedIn !== undefined;
    const priceBefore = now.price === line.price ? null : line.price;
    return { ...line, ...now, name, secondName, isVeg, isUnavailable, isSoldOut, servedIn, priceBefore };
  });

/** What was put into it while the order was on its way is another order. */
export const afterPlacing = ({ lines }: Basket, { items }: GuestOrderRequest, key: string): Basket => ({
  key,
  lines: lines.flatMap((line) => {
    const isLine = same(line);
    const quantity = line.quantity - (items.find((item) => isLine(choiceSent(item)))?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  }),
});

/** The prices that were shown are the ones that are known from now on. */
export const repriced = ({ key }: Basket, lines: readonly CheckedLine[]): Basket => ({
  key,
  lines: lines.map(({ isUnavailable: _, isSoldOut: __, servedIn: ___, priceBefore: ____, ...line }) => line),
});
