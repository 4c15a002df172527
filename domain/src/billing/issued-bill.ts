import { shareOut, amountsOf, type Amounts, type Terms } from './bill.js';
import type { IsoTime, Paise } from '../kernel/index.js';
import type { OrderItem, Origin } from '../ordering/order-item.js';

/** The restaurant as it is printed on a bill, kept with the bill as it was that day. */
export interface Seller {
  readonly name: string;
  readonly address: string | null;
  readonly phoneNumber: string | null;
  readonly gstNumber: string | null;
  readonly fssaiNumber: string | null;
}

export interface BilledOrder extends Origin {
  readonly orderId: number;
  readonly placedAt: IsoTime;
  readonly items: readonly OrderItem[];
  readonly total: Paise;
  /** Its part of the bill's total; the shares of a bill add up to it. */
  readonly share: Paise;
}

/** A bill as issued: all that was printed, never changed afterwards. */
export interface IssuedBill {
  /** Consecutive in its financial year, e.g. `2026-27/000042`. */
  readonly billNo: string;
  readonly tableNo: number;
  readonly orders: readonly BilledOrder[];
  readonly terms: Terms;
  readonly message: string;
  readonly seller: Seller;
  readonly amounts: Amounts;
  /** The cancelled bill whose remaining orders this one bills again. */
  readonly replaces: string | null;
}

/** Restaurant service, in the GST's list of services. */
export const SAC = '996331';

/** At most 16 characters, as the GST rules ask. */
export const billNumber = (financialYear: number, n: number): string =>
  `${financialYear}-${String(financialYear + 1).slice(-2)}/${String(n).padStart(6, '0')}`;

/** The year of the book that a bill stands in, as its number says. */
export const yearOfBill = (billNo: string): number => Number(billNo.slice(0, 4));

/** The amounts of a bill over these orders, and each order's share of it. */
export const billOrders = <O extends { readonly total: Paise }>(
  orders: readonly O[],
  terms: Terms,
): { amounts: Amounts; orders: (O & { share: Paise })[] } => {
  const subtotal = orders.reduce((sum, { total }) => sum + total, 0);
  const amounts = amountsOf(subtotal, terms);
  const shares = shareOut(
    amounts.total,
    orders.map(({ total }) => total),
  );
  return { amounts, orders: orders.map((order, index) => ({ ...order, share: shares[index] as Paise })) };
};
