import { MONEY_KINDS, NO_TAKINGS, sumOfKinds, takenTogether, type Takings } from '../billing/takings.js';
import { PLACE_KINDS } from '../billing/place.js';
import { summed, toRupees } from '../kernel/index.js';
import type { KindTotal } from './figures.js';
import { addParts, dishParts, partsIn, type ReportSums } from './report.js';
import type { CountedBills, DaySales, DishSales, MinuteSales, SalesSums, SalesView, Span, SpanDays } from './sales.js';

/** What stands of the days of a span, each day by itself, but the dishes, which may be told of longer. */
export interface SalesFound {
  readonly days: readonly DaySales[];
  readonly before: readonly DaySales[];
  readonly dishes: readonly (readonly DishSales[])[];
  readonly kinds: readonly (readonly KindTotal[])[];
  readonly takings: readonly Takings[];
}

const MOST_DISHES = 10;

/** Of all days but the last everything, of the last what came up to the minute. */
const upTo = (days: readonly DaySales[], until: number | null): readonly MinuteSales[] =>
  days.flatMap(({ minutes }, n) =>
    until === null || n < days.length - 1 ? minutes : minutes.filter(([minute]) => minute <= until),
  );

const sumsOf = (minutes: readonly MinuteSales[]): SalesSums => {
  let [sales, bills, orders] = [0, 0, 0];
  for (const [, total, some, ordered] of minutes) {
    sales += total;
    bills += some;
    orders += ordered;
  }
  return {
    ...{ sales: toRupees(sales), bills, orders },
    averageBill: toRupees(bills > 0 ? Math.round(sales / bills) : 0),
  };
};

const billsOf = (counts: readonly CountedBills[]) => ({
  bills: summed(counts.map(({ bills }) => bills)),
  total: toRupees(summed(counts.map(({ total }) => total))),
});

const byHour = (minutes: readonly MinuteSales[]): SalesView['byHour'] => {
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, total: 0, bills: 0 }));
  for (const [minute, total, bills] of minutes) {
    const hour = hours[Math.floor(minute / 60)];
    if (!hour) continue;
    hour.total += total;
    hour.bills += bills;
  }
  return hours.filter(({ bills }) => bills > 0).map((hour) => ({ ...hour, total: toRupees(hour.total) }));
};

const mostSold = (days: readonly (readonly DishSales[])[]): SalesView['dishes'] => {
  const sums: ReportSums = new Map();
  for (const dishes of days) addParts(sums, dishParts(dishes));
  const most = partsIn(sums).slice(0, MOST_DISHES);
  return most.map(({ of, count, total }) => ({ name: of, quantity: count, total: toRupees(total) }));
};

const twoDigits = (n: number): string => String(n).padStart(2, '0');

export const salesView = (span: Span, { days, before, until }: SpanDays, found: SalesFound): SalesView => {
  const minutes = upTo(found.days, null);
  const kinds = found.kinds.flat();
  const { by, tips } = found.takings.reduce((sum, more) => takenTogether(sum, more), NO_TAKINGS);
  return {
    ...{ span, from: days[0] ?? '', to: days.at(-1) ?? '' },
    ...sumsOf(minutes),
    compared: {
      ...{ from: before[0] ?? '', to: before.at(-1) ?? '' },
      until: until === null ? null : `${twoDigits(Math.floor(until / 60))}:${twoDigits(until % 60)}`,
      ...sumsOf(upTo(found.before, until)),
    },
    discounts: toRupees(summed(found.days.map(({ discounts }) => discounts))),
    unpaid: billsOf(found.days.map(({ unpaid }) => unpaid)),
    cancelled: billsOf(found.days.map(({ cancelled }) => cancelled)),
    byHour: byHour(minutes),
    dishes: mostSold(found.dishes),
    byKind: PLACE_KINDS.flatMap((kind) => {
      const total = summed(kinds.filter((one) => one.kind === kind).map((one) => one.total));
      return total > 0 ? [{ kind, total: toRupees(total) }] : [];
    }),
    takings: MONEY_KINDS.flatMap((kind) => (by[kind] ? [{ kind, total: toRupees(by[kind]) }] : [])),
    tips: toRupees(sumOfKinds(tips)),
  };
};
