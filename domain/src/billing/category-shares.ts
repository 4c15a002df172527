import type { Paise } from '../kernel/index.js';
import { shareOut } from './bill.js';

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
