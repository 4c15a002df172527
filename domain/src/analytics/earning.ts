import { shareOut } from '../billing/bill.js';
import type { IssuedBill } from '../billing/issued-bill.js';
import { localDay, type IsoTime, type LocalDay, type Paise } from '../kernel/index.js';

export interface CategoryTotal {
  readonly category: string;
  readonly total: Paise;
}

/** A category's part of a bill: the parts add up to the bill's total. */
export interface CategoryEarning extends CategoryTotal {
  /** The orders of the bill that contain it. */
  readonly orders: number;
}

/** What a bill brings in, and on which day. */
export interface Earning {
  readonly day: LocalDay;
  readonly total: Paise;
  readonly orders: number;
  readonly categories: readonly CategoryEarning[];
}

/** Charged, not listed prices: discount, tax and service charge are shared out over the lines with the rest. */
export const earningOf = ({ amounts, orders }: IssuedBill, issuedAt: IsoTime, zone: string): Earning => {
  const lines = orders.flatMap(({ orderId, items }) => items.map((item) => ({ orderId, ...item })));
  const shares = shareOut(
    amounts.total,
    lines.map(({ price, quantity }) => price * quantity),
  );
  const categories = new Map<string, { total: Paise; orders: Set<number> }>();
  lines.forEach(({ category, orderId }, index) => {
    const { total, orders: containing } = categories.get(category) ?? { total: 0, orders: new Set() };
    categories.set(category, { total: total + (shares[index] as Paise), orders: containing.add(orderId) });
  });
  return {
    day: localDay(issuedAt, zone),
    total: amounts.total,
    orders: orders.length,
    categories: [...categories].map(([category, { total, orders: containing }]) => ({
      category,
      total,
      orders: containing.size,
    })),
  };
};
