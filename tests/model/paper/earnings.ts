import { dayAt, sum, type Pages, type PaperBill } from './pages.js';
import { MONEY } from './pot.js';
import { shared } from './sums.js';
import { rupees } from './shown.js';

/** The part of a bill that one line brought in. */
interface Earned {
  readonly day: string;
  readonly kind: string;
  readonly category: string;
  readonly order: string;
  readonly amount: number;
}

export const kindOf = (place: number): string => {
  if (place === 0) return 'counter';
  return place >= 20_000 ? 'delivery' : place >= 10_000 ? 'takeaway' : 'table';
};

/** What each line of a bill brought in. */
export const earnedBy = (bill: PaperBill): Earned[] => {
  const lines = bill.orders.flatMap(({ id, lines: ordered }) => ordered.map((line) => ({ id, line })));
  const shares = shared(
    bill.sums.total,
    lines.map(({ line }) => line.price * line.quantity),
  );
  return lines.map(({ id, line }, n) => ({
    ...{ day: dayAt(bill.at), kind: kindOf(bill.place), category: line.category },
    ...{ order: `${bill.no} ${id}`, amount: shares[n] ?? 0 },
  }));
};

/** Put together by a name, in the order of the names. */
const by = (earned: readonly Earned[], nameOf: (one: Earned) => string): [string, number][] => {
  const names = [...new Set(earned.map(nameOf))].sort();
  return names.map((name) => [name, sum(earned.filter((one) => nameOf(one) === name).map(({ amount }) => amount))]);
};

const ordersIn = (earned: readonly Earned[]): number => new Set(earned.map(({ order }) => order)).size;

/** The first of the best. */
const best = (days: readonly (readonly [string, number])[]): readonly [string | null, number] => {
  let most: readonly [string | null, number] = [null, 0];
  for (const day of days) if (day[1] > most[1]) most = day;
  return most;
};

export interface Asked {
  readonly year?: string;
  readonly month?: string;
  readonly day?: string;
  readonly category?: string;
}

/** What the bills that stand have brought in, and what came into the till. */
export const dashboardShown = (pages: Pages, { year, month, day, category }: Asked) => {
  const period = [year, month, day].filter((part) => part !== undefined).join('-');
  const all = pages.bills.flatMap((bill) => (bill.isCancelled ? [] : earnedBy(bill)));
  const inPeriod = all.filter((one) => one.day.startsWith(period));
  const lines = inPeriod.filter((one) => (category ?? one.category) === one.category);
  const days = by(lines, (one) => one.day);
  const orders = days.map(([of]) => [of, ordersIn(lines.filter((one) => one.day === of))] as const);
  const total = rupees(sum(lines.map(({ amount }) => amount)));
  const came = pages.came.filter((one) => one.day.startsWith(period));
  const earning = (sums: [string, number][]) => sums.filter(([, amount]) => amount > 0);
  const kinds = new Map(by(inPeriod, ({ kind }) => kind));
  const money = MONEY.map((kind) => ({ kind, total: rupees(sum(came.map((one) => one.money[kind]))) }));
  return {
    ...(day === undefined
      ? { totalPrimary: rupees(best(days)[1]), primaryDate: best(days)[0], totalSecondary: total }
      : { totalPrimary: total, primaryDate: null, totalSecondary: 0 }),
    ...(day === undefined
      ? { orderPrimary: best(orders)[1], orderPrimaryDate: best(orders)[0], orderSecondary: ordersIn(lines) }
      : { orderPrimary: ordersIn(lines), orderPrimaryDate: null, orderSecondary: 0 }),
    earningsByDate:
      year !== undefined && day === undefined ? earning(days).map(([date, of]) => ({ date, total: rupees(of) })) : [],
    earningsByMonth:
      year !== undefined && month === undefined
        ? earning(by(lines, (one) => one.day.slice(0, 7))).map(([of, amount]) => ({ month: of, total: rupees(amount) }))
        : [],
    earningsByCategory: earning(by(lines, (one) => one.category))
      .sort(([, one], [, other]) => other - one)
      .map(([of, amount]) => ({ category: of, total: rupees(amount) })),
    earningsByKind: ['table', 'counter', 'takeaway', 'delivery'].flatMap((kind) => {
      const amount = kinds.get(kind) ?? 0;
      return amount > 0 ? [{ kind, total: rupees(amount) }] : [];
    }),
    takings: money.filter(({ total: amount }) => amount !== 0),
    tips: rupees(sum(came.map(({ tip }) => tip))),
  };
};
