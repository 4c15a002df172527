import { earnedBy, kindOf } from './earnings.js';
import { dayAt, sum, type Pages, type PaperBill } from './pages.js';
import { MONEY } from './pot.js';
import { timeAt } from './sales.js';
import { rupees } from './shown.js';

export interface AskedReport {
  readonly by: string;
  readonly from: string;
  readonly to: string;
}

interface Entry {
  readonly of: string;
  readonly count: number;
  readonly amount: number;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const nothing = (of: string): Entry => ({ of, count: 0, amount: 0 });
const wholeBill = (of: string, { orders, sums }: PaperBill): Entry => ({
  of,
  count: orders.length,
  amount: sums.total,
});

/** One entry after the other, as they stand on the bills. */
const ENTRIES: Readonly<Record<string, (bill: PaperBill) => Entry[]>> = {
  dish: ({ orders }) =>
    orders
      .flatMap(({ lines }) => lines)
      .map(({ name, quantity, price }) => ({ of: name, count: quantity, amount: quantity * price })),
  category: (bill) => {
    const earned = earnedBy(bill);
    const first = earned.map(({ category, order }, n) =>
      earned.findIndex((one) => one.category === category && one.order === order) === n ? 1 : 0,
    );
    return earned.map(({ category, amount }, n) => ({ of: category, count: first[n] ?? 0, amount }));
  },
  hour: (bill) => [wholeBill(timeAt(bill.at).slice(0, 2), bill)],
  weekday: (bill) => [wholeBill(DAYS[new Date(dayAt(bill.at)).getUTCDay()] ?? '', bill)],
  kind: (bill) => [wholeBill(kindOf(bill.place), bill)],
};

const standingIn = (pages: Pages, { from, to }: AskedReport): PaperBill[] =>
  pages.bills.filter(({ isCancelled, at }) => !isCancelled && dayAt(at) >= from && dayAt(at) <= to);

/** What a report says, counted from all bills that stand on these days. */
export const reportShown = (pages: Pages, asked: AskedReport) => {
  const { by, from, to } = asked;
  const bills = standingIn(pages, asked);
  const came = pages.came.filter(({ day }) => day >= from && day <= to);
  const known: Readonly<Record<string, string[]>> = {
    dish: pages.menu.map(({ name }) => name),
    weekday: DAYS,
    kind: ['table', 'counter', 'takeaway', 'delivery'],
  };
  const entries: Entry[] =
    by === 'payment'
      ? MONEY.map((of) => ({ of, count: 0, amount: sum(came.map(({ money }) => money[of])) }))
      : [...bills.flatMap((bill) => ENTRIES[by]?.(bill) ?? []), ...(known[by] ?? []).map(nothing)];
  const rows = [...new Set(entries.map(({ of }) => of))].sort().map((of) => {
    const its = entries.filter((entry) => entry.of === of);
    return { of, count: sum(its.map(({ count }) => count)), amount: sum(its.map(({ amount }) => amount)) };
  });
  if (by === 'weekday')
    rows.sort((one, other) => ((DAYS.indexOf(one.of) + 6) % 7) - ((DAYS.indexOf(other.of) + 6) % 7));
  if (by === 'dish') rows.sort((one, other) => other.count - one.count || other.amount - one.amount);
  if (['category', 'kind', 'payment'].includes(by))
    rows.sort((one, other) => other.amount - one.amount || other.count - one.count);
  const shown = rows.filter(({ amount }) => by !== 'payment' || amount !== 0);
  return {
    ...{ by, from, to, rowsInAll: shown.length },
    rows: shown.map(({ of, count, amount }) => ({ of, count, total: rupees(amount) })),
  };
};

/** The bills of a row, each with what of it counts there. */
export const reportBillsShown = (pages: Pages, asked: AskedReport & { readonly of: string }) => ({
  bills: standingIn(pages, asked)
    .flatMap((bill) => {
      const its = (ENTRIES[asked.by]?.(bill) ?? []).filter(({ of }) => of === asked.of);
      const count = sum(its.map((entry) => entry.count));
      const { no: billNo, place: tableNo, at: issuedAt, sums, orders } = bill;
      const told = { billNo, tableNo, orderIds: orders.map(({ id }) => id), total: rupees(sums.total), issuedAt };
      return count > 0 ? [{ ...told, count, part: rupees(sum(its.map(({ amount }) => amount))) }] : [];
    })
    .sort((one, other) =>
      one.issuedAt < other.issuedAt || (one.issuedAt === other.issuedAt && one.billNo < other.billNo) ? -1 : 1,
    ),
  next: null,
});
