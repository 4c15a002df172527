import type { Paise, Rupees } from '../kernel/index.js';
import type { MenuOption } from '../menu/menu.events.js';
import { optionIdsOf, type OrderItem } from './order-item.js';
import { shareOut } from './bill.js';

type LineAt<Price> = Pick<OrderItem, 'name' | 'secondName' | 'quantity' | 'isVeg' | 'portion'> & {
  readonly price: Price;
  readonly options?: readonly MenuOption<Price>[];
};

/** A line of a receipt: the same name at the same price stands once, of a dish with options that with the same ones. */
export type ReceiptLine = LineAt<Paise>;
export type ReceiptLineView = LineAt<Rupees>;

/** Receipt lines merged by name and price, in the order of their first appearance; with the first second name of each, where that is wished. */
export const mergeLines = <Line extends ReceiptLine | ReceiptLineView>(
  items: readonly Line[],
  withSecondNames = false,
): LineAt<Line['price']>[] => {
  const lines = new Map<string, LineAt<Line['price']>>();
  for (const { name, secondName: own, price, quantity, isVeg, portion, options } of items) {
    const key = JSON.stringify([name, price, ...optionIdsOf({ options })]);
    const line: LineAt<Line['price']> = lines.get(key) ?? {
      ...{ name, price, isVeg, portion, quantity: 0 },
      ...(options ? { options } : {}),
    };
    const secondName = line.secondName ?? (withSecondNames ? own : undefined);
    lines.set(key, { ...line, ...(secondName ? { secondName } : {}), quantity: line.quantity + quantity });
  }
  return [...lines.values()];
};

export interface CategoryTotal {
  readonly category: string;
  readonly total: Paise;
}

/** A category's part of a bill: the parts add up to the bill's total. */
export interface CategoryEarning extends CategoryTotal {
  /** The orders of the bill that contain it. */
  readonly orders: number;
}

interface Billable {
  readonly orderId: number;
  readonly items: readonly { readonly category: string; readonly price: Paise; readonly quantity: number }[];
}

/** Charged, not listed prices: discount, tax and service charge are shared out over the lines with the rest. */
export const categoryShares = (orders: readonly Billable[], total: Paise): CategoryEarning[] => {
  const lines = orders.flatMap(({ orderId, items }) => items.map((item) => ({ orderId, ...item })));
  const shares = shareOut(
    total,
    lines.map(({ price, quantity }) => price * quantity),
  );
  const categories = new Map<string, { total: Paise; orders: Set<number> }>();
  lines.forEach(({ category, orderId }, index) => {
    const { total: sum, orders: containing } = categories.get(category) ?? { total: 0, orders: new Set() };
    categories.set(category, { total: sum + (shares[index] as Paise), orders: containing.add(orderId) });
  });
  return [...categories].map(([category, { total: part, orders: containing }]) => ({
    ...{ category, total: part, orders: containing.size },
  }));
};
