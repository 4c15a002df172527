import type { GuestMenuItemView } from '@sae/domain/guests';
import { toPaise, toRupees, type Rupees } from '@sae/domain/kernel';
import { totalOf, type Portion } from '@sae/domain/billing';
import { type OrderItemView } from '@sae/domain/ordering';
import type { GuestOrderRequest } from './guest-api.js';

/** What one order from a table may hold; the server refuses more. */
export const MOST_LINES = 50;
export const MOST_PIECES = 100;
export const MOST_INSTRUCTIONS = 200;

/** What was chosen, as the menu had it then: so that what can no longer be had still has its name. */
export interface Basket {
  readonly lines: readonly OrderItemView[];
  /** Sent with the order: however often this basket is sent, one order is placed. */
  readonly key: string;
  /** The order sent and not answered; asked again it is the same, to the letter. */
  readonly sent?: GuestOrderRequest;
}

export type Which = Pick<OrderItemView, 'id' | 'portion'>;

export const emptyBasket = (key: string): Basket => ({ lines: [], key });

const same = (a: Which) => (b: Which) => a.id === b.id && a.portion === b.portion;

/** Whatever is changed, the order that was sent is no longer the one that is meant. */
const holding = ({ key }: Basket, lines: readonly OrderItemView[]): Basket => ({ key, lines });

const withLine = (basket: Basket, which: Which, change: (line: OrderItemView) => OrderItemView): Basket =>
  holding(
    basket,
    basket.lines.map((line) => (same(which)(line) ? change(line) : line)),
  );

export const quantityOf = ({ lines }: Basket, which: Which): number => lines.find(same(which))?.quantity ?? 0;

export const countOf = ({ lines }: Basket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const isFullFor = (basket: Basket, which: Which): boolean =>
  countOf(basket) >= MOST_PIECES || (basket.lines.length >= MOST_LINES && quantityOf(basket, which) === 0);

export const priceOf = (item: GuestMenuItemView, portion: Portion): Rupees | null =>
  portion === 'half' ? (item.hasHalf ? item.halfPrice : null) : item.price;

const lineOf = ({ id, name, isVeg }: GuestMenuItemView, price: Rupees, portion: Portion): OrderItemView => ({
  ...{ id, name, isVeg, price, quantity: 1, portion },
});

/** One more: the same item and portion stand on one line. */
export const add = (basket: Basket, item: GuestMenuItemView, portion: Portion): Basket => {
  const which = { id: item.id, portion };
  const price = priceOf(item, portion);
  if (price === null || isFullFor(basket, which)) return basket;
  return quantityOf(basket, which) > 0
    ? withLine(basket, which, (line) => ({ ...line, quantity: line.quantity + 1 }))
    : holding(basket, [...basket.lines, lineOf(item, price, portion)]);
};

export const oneMore = (basket: Basket, which: Which): Basket =>
  isFullFor(basket, which) ? basket : withLine(basket, which, (line) => ({ ...line, quantity: line.quantity + 1 }));

export const remove = (basket: Basket, which: Which): Basket =>
  holding(
    basket,
    basket.lines.filter((line) => !same(which)(line)),
  );

/** One less; the last one takes the line away. */
export const oneLess = (basket: Basket, which: Which): Basket =>
  quantityOf(basket, which) > 1
    ? withLine(basket, which, (line) => ({ ...line, quantity: line.quantity - 1 }))
    : remove(basket, which);

export const instruct = (basket: Basket, which: Which, specialInstructions: string): Basket =>
  withLine(basket, which, (line) => ({ ...line, specialInstructions }));

/** A line as the menu has it now. */
export interface CheckedLine extends OrderItemView {
  readonly isUnavailable: boolean;
  /** What it cost when it was chosen, where that has changed. */
  readonly priceBefore: Rupees | null;
}

/** Without a menu, all is as it was chosen. */
export const checked = (lines: readonly OrderItemView[], menu?: readonly GuestMenuItemView[]): CheckedLine[] =>
  lines.map((line) => {
    const item = menu?.find(({ id }) => id === line.id);
    const price = item ? priceOf(item, line.portion) : null;
    if (!item || price === null) return { ...line, isUnavailable: menu !== undefined, priceBefore: null };
    const { name, isVeg } = item;
    return { ...line, name, isVeg, price, isUnavailable: false, priceBefore: price === line.price ? null : line.price };
  });

export const sumOf = (lines: readonly OrderItemView[]): Rupees =>
  toRupees(totalOf(lines.map(({ price, quantity }) => ({ price: toPaise(price), quantity }))));

export const orderOf = (lines: readonly CheckedLine[]): GuestOrderRequest => ({
  items: lines.map(({ id, name, isVeg, price, quantity, portion, specialInstructions }) => ({
    ...{ id, name, isVeg, price, quantity, portion },
    ...(specialInstructions?.trim() ? { specialInstructions: specialInstructions.trim() } : {}),
  })),
  total: sumOf(lines),
});

/** What was put into it while the order was on its way is another order. */
export const afterPlacing = ({ lines }: Basket, { items }: GuestOrderRequest, key: string): Basket => ({
  key,
  lines: lines.flatMap((line) => {
    const quantity = line.quantity - (items.find(same(line))?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  }),
});

/** The prices that were shown are the ones that are known from now on. */
export const repriced = ({ key }: Basket, lines: readonly CheckedLine[]): Basket => ({
  key,
  lines: lines.map(({ isUnavailable: _, priceBefore: __, ...line }) => line),
});
