import type { IssuedBill } from '../billing/issued-bill.js';
import { paidTogether, paidUpTo, type Paid } from '../billing/paid.js';
import type { IsoTime, Paise } from '../kernel/index.js';
import type { ToGiveBack } from './day.events.js';
import { numberInYear } from './numbers.js';

/** What guests are owed, the longest first, and how the next of it is numbered. */
export interface Owing {
  readonly owed: readonly ToGiveBack[];
  readonly nextBack: number;
}

export const NOTHING_OWED: Owing = { owed: [], nextBack: 1 };

/** Where nobody ever says that money was given back, what is beyond these counts as given back at once, as it did before. */
export const MOST_OWED = 1_000;

/** How a fact numbers so much that is to be given back; nothing, where nothing is. */
export const owing = (
  { owed, nextBack, financialYear }: Owing & { readonly financialYear: number },
  amount: Paise,
): { readonly backId?: number } =>
  amount > 0 && owed.length < MOST_OWED ? { backId: numberInYear(financialYear, nextBack) } : {};

const withOwed = (book: Owing, more: ToGiveBack): Owing => ({
  owed: [...book.owed, more],
  nextBack: book.nextBack + 1,
});

/** What a bill leaves over of what was paid before it. */
export const owedBesides = (book: Owing, bill: IssuedBill, at: IsoTime): Partial<Owing> => {
  const { backId, billNo, tableNo, orders } = bill;
  if (backId === undefined) return {};
  const { paid = 0, ...how } = paidUpTo(bill, bill.amounts.total).left;
  const orderIds = orders.map(({ orderId }) => orderId);
  return withOwed(book, { backId, billNo, tableNo, orderIds, amount: paid, ...how, at });
};

/** What had been paid for an order that is deleted. */
export const owedFor = (
  book: Owing,
  { backId, orderId, paid = 0, paidBy }: { readonly orderId: number; readonly backId?: number } & Paid,
  at: IsoTime,
): Partial<Owing> =>
  backId === undefined
    ? {}
    : withOwed(book, {
        ...{ backId, billNo: null, tableNo: null, orderIds: [orderId], amount: paid, at },
        ...(paidBy ? { paidBy } : {}),
      });

/** Nobody gave it back yet, so it was paid for the orders of that bill: with it, what counts as paid of them. */
export const withOver = ({ owed }: Owing, billNo: string, paid: Paid): Paid =>
  paidTogether([
    paid,
    ...owed
      .filter((one) => one.billNo === billNo)
      .map(({ amount, paidBy }) => ({ paid: amount, ...(paidBy ? { paidBy } : {}) })),
  ]);

/** Nothing is owed beside a bill that is cancelled, or was never paid. */
export const withoutOver = ({ owed }: Owing, billNo: string): Pick<Owing, 'owed'> => ({
  owed: owed.some((one) => one.billNo === billNo) ? owed.filter((one) => one.billNo !== billNo) : owed,
});
