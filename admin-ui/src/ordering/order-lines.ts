import { type Choice, choiceIn, choiceKey, optionIdsOf, type Portion, PORTIONS, totalOf } from '@sae/domain/billing';
import { type Rupees, toPaise, toRupees } from '@sae/domain/kernel';
import type { MenuItemView } from '@sae/domain/menu';
import { MAX_LINES, type OrderItemView } from '@sae/domain/ordering';
import { MAX_QUANTITY } from '@sae/domain/ordering/place-order.dto';

/** So many of what is had of a dish: the same stands on one line. */
export type Line = Pick<OrderItemView, keyof Choice | 'quantity' | 'specialInstructions'>;

/** An order being put together, by staff or by a guest. */
export interface Lines<L extends Line> {
  readonly lines: readonly L[];
  /** Sent with the order: however often these are sent, one order is placed. */
  readonly key: string;
}

export const same = (one: Choice) => {
  const key = choiceKey(one);
  return (other: Choice): boolean => choiceKey(other) === key;
};

/** With one of its lines changed; nothing of what was there but lines and key stays. */
export const withLine = <L extends Line>(
  { key, lines }: Lines<L>,
  which: Choice,
  change: (line: L) => Partial<Line>,
): Lines<L> => ({ key, lines: lines.map((line) => (same(which)(line) ? { ...line, ...change(line) } : line)) });

export const quantityOf = ({ lines }: Lines<Line>, which: Choice): number => lines.find(same(which))?.quantity ?? 0;

type DishPortion = Pick<Choice, 'id' | 'portion'>;

const linesOf = <L extends Line>({ lines }: Lines<L>, { id, portion }: DishPortion): readonly L[] =>
  lines.filter((line) => line.id === id && line.portion === portion);

/** How many there are of a dish, whatever was chosen of it. */
export const countOfDish = (order: Lines<Line>, of: DishPortion): number => countOf(linesOf(order, of));

/** One less of a dish, of what was chosen last. */
export const oneLessOfDish = <L extends Line>(order: Lines<L>, of: DishPortion): Lines<L> => {
  const last = linesOf(order, of).at(-1);
  return last ? oneLess(order, last) : order;
};

export const countOf = (lines: readonly Pick<Line, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const remove = <L extends Line>({ key, lines }: Lines<L>, which: Choice): Lines<L> => ({
  key,
  lines: lines.filter((line) => !same(which)(line)),
});

/** So many more of it; its note comes along where nothing of it was there. */
export const addLine = (cart: Lines<Line>, { quantity, specialInstructions, ...choice }: Line): Lines<Line> => {
  if (quantityOf(cart, choice) > 0)
    return withLine(cart, choice, (line) => ({ quantity: Math.min(line.quantity + quantity, MAX_QUANTITY) }));
  if (cart.lines.length >= MAX_LINES) return cart;
  const line = { ...choiceIn(choice), quantity, ...(specialInstructions && { specialInstructions }) };
  return { ...cart, lines: [...cart.lines, line] };
};

/** One more of it. */
export const add = (cart: Lines<Line>, choice: Pick<Line, keyof Choice>): Lines<Line> =>
  addLine(cart, { ...choiceIn(choice), quantity: 1 });

/** One less; the last one takes the line away. */
export const oneLess = <L extends Line>(order: Lines<L>, which: Choice): Lines<L> =>
  quantityOf(order, which) > 1
    ? withLine(order, which, ({ quantity }) => ({ quantity: quantity - 1 }))
    : remove(order, which);

export const instruct = <L extends Line>(order: Lines<L>, which: Choice, specialInstructions: string): Lines<L> =>
  withLine(order, which, () => ({ specialInstructions }));

/** Null where the item is not sold in this portion. */
export const priceOf = (item: Pick<MenuItemView, 'price' | 'hasHalf' | 'halfPrice'>, portion: Portion): Rupees | null =>
  portion === 'half' ? (item.hasHalf ? item.halfPrice : null) : item.price;

export const sumOf = (lines: readonly Pick<OrderItemView, 'price' | 'quantity'>[]): Rupees =>
  toRupees(totalOf(lines.map(({ price, quantity }) => ({ price: toPaise(price), quantity }))));

/** A line as it is sent. */
interface SentLine extends Omit<OrderItemView, 'options'> {
  readonly optionIds?: readonly number[];
}

/** What was sent of which choice. */
export const choiceSent = ({ id, portion, optionIds = [] }: SentLine): Choice => ({
  ...{ id, portion, options: optionIds.map((optionId) => ({ optionId })) },
});

/** The order to send; a note of nothing is none. */
export const orderOf = (lines: readonly OrderItemView[]) => ({
  items: lines.map(({ id, name, isVeg, price, quantity, portion, options, specialInstructions }): SentLine => ({
    ...{ id, name, isVeg, price, quantity, portion },
    ...(options ? { optionIds: optionIdsOf({ options }) } : {}),
    ...(specialInstructions?.trim() ? { specialInstructions: specialInstructions.trim() } : {}),
  })),
  total: sumOf(lines),
});

/** What was kept of a line: is it one still? */
export const isLine = (line: Partial<Line> | null): boolean =>
  Number.isInteger(line?.id) && Number(line?.quantity) >= 1 && PORTIONS.some((portion) => portion === line?.portion);
