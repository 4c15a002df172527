import { type Portion, PORTIONS, totalOf } from '@sae/domain/billing';
import { type Rupees, toPaise, toRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { MAX_LINES, type OrderItemView } from '@sae/domain/ordering';
import { MAX_QUANTITY } from '@sae/domain/ordering/place-order.dto';

/** So many of an item in one of its portions: the same item and portion stand on one line. */
export type Line = Pick<OrderItemView, 'id' | 'portion' | 'quantity' | 'specialInstructions'>;
export type Which = Pick<Line, 'id' | 'portion'>;

/** An order being put together, by staff or by a guest. */
export interface Lines<L extends Line> {
  readonly lines: readonly L[];
  /** Sent with the order: however often these are sent, one order is placed. */
  readonly key: string;
}

export const same = (a: Which) => (b: Which) => a.id === b.id && a.portion === b.portion;

/** With one of its lines changed; nothing of what was there but lines and key stays. */
export const withLine = <L extends Line>(
  { key, lines }: Lines<L>,
  which: Which,
  change: (line: L) => Partial<Line>,
): Lines<L> => ({ key, lines: lines.map((line) => (same(which)(line) ? { ...line, ...change(line) } : line)) });

export const quantityOf = ({ lines }: Lines<Line>, which: Which): number => lines.find(same(which))?.quantity ?? 0;

export const countOf = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const remove = <L extends Line>({ key, lines }: Lines<L>, which: Which): Lines<L> => ({
  key,
  lines: lines.filter((line) => !same(which)(line)),
});

/** So many more of it; its note comes along where nothing of it was there. */
export const addLine = (cart: Lines<Line>, { id, portion, quantity, specialInstructions }: Line): Lines<Line> => {
  if (quantityOf(cart, { id, portion }) > 0)
    return withLine(cart, { id, portion }, (line) => ({ quantity: Math.min(line.quantity + quantity, MAX_QUANTITY) }));
  if (cart.lines.length >= MAX_LINES) return cart;
  const line = { id, portion, quantity, ...(specialInstructions && { specialInstructions }) };
  return { ...cart, lines: [...cart.lines, line] };
};

/** One more of it. */
export const add = (cart: Lines<Line>, { id, portion }: Which): Lines<Line> =>
  addLine(cart, { id, portion, quantity: 1 });

/** One less; the last one takes the line away. */
export const oneLess = <L extends Line>(order: Lines<L>, which: Which): Lines<L> =>
  quantityOf(order, which) > 1
    ? withLine(order, which, ({ quantity }) => ({ quantity: quantity - 1 }))
    : remove(order, which);

export const instruct = <L extends Line>(order: Lines<L>, which: Which, specialInstructions: string): Lines<L> =>
  withLine(order, which, () => ({ specialInstructions }));

/** Null where the item is not sold in this portion. */
export const priceOf = (item: Pick<MenuItemView, 'price' | 'hasHalf' | 'halfPrice'>, portion: Portion): Rupees | null =>
  portion === 'half' ? (item.hasHalf ? item.halfPrice : null) : item.price;

export const sumOf = (lines: readonly Pick<OrderItemView, 'price' | 'quantity'>[]): Rupees =>
  toRupees(totalOf(lines.map(({ price, quantity }) => ({ price: toPaise(price), quantity }))));

/** The order to send; a note of nothing is none. */
export const orderOf = (lines: readonly OrderItemView[]) => ({
  items: lines.map(({ id, name, isVeg, price, quantity, portion, specialInstructions }): OrderItemView => ({
    ...{ id, name, isVeg, price, quantity, portion },
    ...(specialInstructions?.trim() ? { specialInstructions: specialInstructions.trim() } : {}),
  })),
  total: sumOf(lines),
});

/** What was kept of a line: is it one still? */
export const isLine = (line: Partial<Line> | null): boolean =>
  Number.isInteger(line?.id) && Number(line?.quantity) >= 1 && PORTIONS.some((portion) => portion === line?.portion);
