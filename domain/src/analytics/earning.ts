import type { CategoryEarning } from '../billing/category-shares.js';
export type { CategoryEarning, CategoryTotal } from '../billing/category-shares.js';
import type { IssuedBill } from '../billing/issued-bill.js';
import { localDay, type IsoTime, type LocalDay, type Paise } from '../kernel/index.js';

/** What a bill brings in, and on which day. */
export interface Earning {
  readonly day: LocalDay;
  readonly total: Paise;
  readonly orders: number;
  readonly categories: readonly CategoryEarning[];
}

export const earningOf = ({ amounts, orders, categories }: IssuedBill, issuedAt: IsoTime, zone: string): Earning => ({
  ...{ day: localDay(issuedAt, zone), total: amounts.total, orders: orders.length, categories },
});
