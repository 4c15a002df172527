import type { IssuedBill } from '../billing/issued-bill.js';
import type { CategoryEarning } from '../billing/lines.js';
import { placeOf, type PlaceKind } from '../billing/place.js';
import { localDay, type IsoTime, type LocalDay, type Paise } from '../kernel/index.js';

export type { CategoryEarning, CategoryTotal } from '../billing/lines.js';

/** Earnings and orders of a day, a month (`YYYY-MM`) or a year. */
export interface Figures {
  readonly of: string;
  readonly total: Paise;
  readonly orders: number;
}

/** Of more than a day, with its best days; the first of equals. */
export interface LongFigures extends Figures {
  /** The day that earned most; null when none earned anything. */
  readonly best: { readonly date: LocalDay; readonly total: Paise } | null;
  /** The day with most orders. */
  readonly busiest: { readonly date: LocalDay; readonly orders: number } | null;
}

/** A day is its own best. */
export const alone = (day: Figures): LongFigures => ({
  ...day,
  best: day.total > 0 ? { date: day.of, total: day.total } : null,
  busiest: day.orders > 0 ? { date: day.of, orders: day.orders } : null,
});

/** A month of its days, a year of its months, all time of its years: parts in the order of time. */
export const figuresOf = (of: string, parts: readonly LongFigures[]): LongFigures =>
  parts.reduce<LongFigures>(
    (sum, { total, orders, best, busiest }) => ({
      of,
      total: sum.total + total,
      orders: sum.orders + orders,
      best: best && best.total > (sum.best?.total ?? 0) ? best : sum.best,
      busiest: busiest && busiest.orders > (sum.busiest?.orders ?? 0) ? busiest : sum.busiest,
    }),
    { of, total: 0, orders: 0, best: null, busiest: null },
  );

/** The parts with one of them as it is from now on, in the order of time; without it when there are no orders in it. */
export const withPart = <F extends Figures>(parts: readonly F[], part: F): readonly F[] => [
  ...parts.filter(({ of }) => of < part.of),
  ...(part.orders > 0 ? [part] : []),
  ...parts.filter(({ of }) => of > part.of),
];

/** What was earned at tables, at the Counter, with takeaways or with deliveries. */
export interface KindTotal {
  readonly kind: PlaceKind;
  readonly total: Paise;
}

/** What a bill brings in, on which day, and at what kind of place. */
export interface Earning extends KindTotal {
  readonly day: LocalDay;
  readonly orders: number;
  readonly categories: readonly CategoryEarning[];
}

export const earningOf = (
  { tableNo, amounts, orders, categories }: IssuedBill,
  issuedAt: IsoTime,
  zone: string,
): Earning => ({
  ...{ day: localDay(issuedAt, zone), kind: placeOf(tableNo).kind, total: amounts.total },
  ...{ orders: orders.length, categories },
});
