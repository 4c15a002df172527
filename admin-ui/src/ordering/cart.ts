import { toPaise, type Paise } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { MAX_LINES, MAX_QUANTITY } from '@sae/domain/ordering';
import { totalOf, type Portion } from '@sae/domain/billing';

/** What was chosen; names and prices are the menu's and looked up each time, so that they are never stale. */
export interface CartLine {
  readonly itemId: number;
  readonly portion: Portion;
  readonly quantity: number;
  readonly specialInstructions?: string;
}

export interface Cart {
  readonly lines: readonly CartLine[];
  /** Sent with the order: however often this cart is submitted, one order is placed. */
  readonly key: string;
}

type Which = Pick<CartLine, 'itemId' | 'portion'>;

export const emptyCart = (key: string): Cart => ({ lines: [], key });

const same = (a: Which) => (b: Which) => a.itemId === b.itemId && a.portion === b.portion;

const withLine = (cart: Cart, which: Which, change: (line: CartLine) => CartLine): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (same(which)(line) ? change(line) : line)),
});

export const quantityOf = ({ lines }: Cart, which: Which): number => lines.find(same(which))?.quantity ?? 0;

/** One more of it: the same item and portion stand on one line. */
export const add = (cart: Cart, which: Which): Cart => {
  const quantity = quantityOf(cart, which);
  if (quantity > 0)
    return withLine(cart, which, (line) => ({ ...line, quantity: Math.min(quantity + 1, MAX_QUANTITY) }));
  if (cart.lines.length >= MAX_LINES) return cart;
  return { ...cart, lines: [...cart.lines, { itemId: which.itemId, portion: which.portion, quantity: 1 }] };
};

export const remove = (cart: Cart, which: Which): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => !same(which)(line)),
});

/** One less of it; the last one takes the line away. */
export const takeOne = (cart: Cart, which: Which): Cart =>
  quantityOf(cart, which) > 1
    ? withLine(cart, which, (line) => ({ ...line, quantity: line.quantity - 1 }))
    : remove(cart, which);

export const instruct = (cart: Cart, which: Which, specialInstructions: string): Cart =>
  withLine(cart, which, (line) => ({ ...line, specialInstructions }));

export type Menu = ReadonlyMap<number, MenuItemView>;

/** A line as the menu has it now. */
export interface PricedLine extends CartLine {
  readonly name: string;
  readonly isVeg: boolean;
  readonly price: Paise;
  /** The item is no longer on the menu, or no longer in this portion. */
  readonly isInvalid: boolean;
  readonly isUnavailable: boolean;
}

export const priceOf = (item: MenuItemView, portion: Portion): number | null =>
  portion === 'half' ? (item.hasHalf ? item.halfPrice : null) : item.price;

export const priced = ({ lines }: Cart, menu: Menu): PricedLine[] =>
  lines.map((line) => {
    const item = menu.get(line.itemId);
    const rupees = item ? priceOf(item, line.portion) : null;
    return {
      ...line,
      name: item?.name ?? 'No longer on the menu',
      isVeg: item?.isVeg ?? true,
      price: toPaise(rupees ?? 0),
      isInvalid: rupees === null,
      isUnavailable: item?.isEnabled === false,
    };
  });

export const cartTotal = (lines: readonly PricedLine[]): Paise => totalOf(lines);
