import { kindOf } from './earnings.js';
import { dayAt, sum, type Pages, type PaperBill } from './pages.js';
import { inPot, MONEY } from './pot.js';
import { rupees } from './shown.js';

const DAY_MS = 24 * 60 * 60_000;
export const on = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const everyDay = (from: string, to: string): string[] => (from > to ? [] : [from, ...everyDay(on(from, 1), to)]);

/** Hours and minutes in India. */
export const timeAt = (at: string): string => new Date(Date.parse(at) + 5.5 * 60 * 60_000).toISOString().slice(11, 16);

export interface AskedSpan {
  readonly span: 'today' | 'yesterday' | 'week' | 'month';
}

/** The days, those before, and up to which time of the last of these; told by counting on a calendar. */
const daysOf = ({ span }: AskedSpan, today: string): readonly [string[], string[], boolean] => {
  if (span === 'today') return [[today], [on(today, -7)], true];
  if (span === 'yesterday') return [[on(today, -1)], [on(today, -8)], false];
  const lastWeek = (day: string) => on(day, -7);
  if (span === 'week') {
    let monday = today;
    while (new Date(monday).getUTCDay() !== 1) monday = on(monday, -1);
    const days = everyDay(monday, today);
    return [days, days.map(lastWeek), true];
  }
  const days = everyDay(`${today.slice(0, 8)}01`, today);
  const end = on(days[0] ?? today, -1);
  const before = everyDay(`${end.slice(0, 8)}01`, end).slice(0, days.length);
  return [days, before, true];
};

const sumsOf = (bills: readonly PaperBill[]) => {
  const sales = sum(bills.map(({ sums }) => sums.total));
  return {
    ...{ sales: rupees(sales), bills: bills.length, orders: sum(bills.map(({ orders }) => orders.length)) },
    averageBill: bills.length === 0 ? 0 : rupees(Math.round(sales / bills.length)),
  };
};

/** Today's figures as somebody adds them up who has all bills on the table. */
export const salesShown = (pages: Pages, asked: AskedSpan) => {
  const [today, now] = [dayAt(pages.now), timeAt(pages.now)];
  const [days, before, isGoingOn] = daysOf(asked, today);
  const standing = pages.bills.filter(({ isCancelled }) => !isCancelled);
  const inDays = standing.filter(({ at }) => days.includes(dayAt(at)));
  const last = before.at(-1) ?? '';
  const inBefore = standing.filter(
    ({ at }) => before.includes(dayAt(at)) && (!isGoingOn || dayAt(at) < last || timeAt(at) <= now),
  );
  const left = ({ sums, paid }: PaperBill) => sums.total - inPot(paid);
  const unpaid = inDays.filter((bill) => left(bill) > 0);
  const cancelled = pages.bills.filter(({ cancelledAt }) => cancelledAt !== null && days.includes(dayAt(cancelledAt)));
  const lines = inDays.flatMap(({ orders }) => orders.flatMap((order) => order.lines));
  const dishes = [...new Set(lines.map(({ name }) => name))].map((name) => {
    const its = lines.filter((line) => line.name === name);
    const quantity = sum(its.map((line) => line.quantity));
    return { name, quantity, total: rupees(sum(its.map((line) => line.price * line.quantity))) };
  });
  const came = pages.came.filter(({ day }) => days.includes(day));
  const money = MONEY.map((kind) => ({ kind, total: rupees(sum(came.map((one) => one.money[kind]))) }));
  return {
    ...{ span: asked.span, from: days[0], to: days.at(-1), ...sumsOf(inDays) },
    compared: { from: before[0], to: last, until: isGoingOn ? now : null, ...sumsOf(inBefore) },
    discounts: rupees(sum(inDays.map(({ sums }) => sums.discount))),
    unpaid: { bills: unpaid.length, total: rupees(sum(unpaid.map(left))) },
    cancelled: { bills: cancelled.length, total: rupees(sum(cancelled.map(({ sums }) => sums.total))) },
    byHour: [...new Set(inDays.map(({ at }) => Number(timeAt(at).slice(0, 2))))]
      .sort((one, other) => one - other)
      .map((hour) => {
        const its = inDays.filter(({ at }) => Number(timeAt(at).slice(0, 2)) === hour);
        return { hour, total: rupees(sum(its.map(({ sums }) => sums.total))), bills: its.length };
      }),
    dishes: dishes
      .sort(
        (one, other) => other.quantity - one.quantity || other.total - one.total || (one.name < other.name ? -1 : 1),
      )
      .slice(0, 10),
    byKind: ['table', 'counter', 'takeaway', 'delivery'].flatMap((kind) => {
      const total = rupees(sum(inDays.filter(({ place }) => kindOf(place) === kind).map(({ sums }) => sums.total)));
      return total > 0 ? [{ kind, total }] : [];
    }),
    takings: money.filter(({ total }) => total !== 0),
    tips: rupees(sum(came.map(({ tip }) => tip))),
  };
};
