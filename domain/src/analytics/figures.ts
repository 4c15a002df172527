import type { IssuedBill } from '../billing/issued-bill.js';
import type { CategoryEarning } from '../billing/lines.js';
import { placeOf, type PlaceKind } from '../billing/place.js';
import { localDay, personOf, type Circumstances, type LocalDay, type Paise } from '../kernel/index.js';

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

/** A month of its days, each its own best. A bill asks for it four times: nothing is made on the way. */
export const figuresOfDays = (of: string, days: readonly Figures[]): LongFigures => {
  let [total, orders]: [Paise, number] = [0, 0];
  let best: Figures | null = null;
  let busiest: Figures | null = null;
  for (const day of days) {
    total += day.total;
    orders += day.orders;
    if (day.total > (best?.total ?? 0)) best = day;
    if (day.orders > (busiest?.orders ?? 0)) busiest = day;
  }
  return {
    ...{ of, total, orders },
    best: best && { date: best.of, total: best.total },
    busiest: busiest && { date: busiest.of, orders: busiest.orders },
  };
};

/** A year of its months, all time of its years: parts in the order of time. */
export const figuresOf = (of: string, parts: readonly LongFigures[]): LongFigures => {
  let [total, orders]: [Paise, number] = [0, 0];
  let best: LongFigures['best'] = null;
  let busiest: LongFigures['busiest'] = null;
  for (const part of parts) {
    total += part.total;
    orders += part.orders;
    if (part.best && part.best.total > (best?.total ?? 0)) best = part.best;
    if (part.busiest && part.busiest.orders > (busiest?.orders ?? 0)) busiest = part.busiest;
  }
  return { of, total, orders, best, busiest };
};

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

/** A kind's earnings, and in how many orders. */
export interface KindEarning extends KindTotal {
  readonly orders: number;
}

/** What a bill brings in, on which day, and at what kind of place. */
export interface Earning extends KindEarning {
  readonly day: LocalDay;
  /** Who issued it: their number, or `staff` of before there were people. */
  readonly person: string;
  readonly categories: readonly CategoryEarning[];
}

/** Of facts from before 27 November 2026 nobody tells who it was. */
export const STAFF = 'staff';

/** What somebody's bills earned, in how many orders. */
export interface PersonEarning {
  readonly person: string;
  readonly total: Paise;
  readonly orders: number;
}

export const earningOf = (
  { tableNo, amounts, orders, categories }: IssuedBill,
  { at, actor }: Pick<Circumstances, 'at' | 'actor'>,
  zone: string,
): Earning => ({
  ...{
    day: localDay(at, zone),
    person: String(personOf(actor) ?? STAFF),
    kind: placeOf(tableNo).kind,
    total: amounts.total,
  },
  ...{ orders: orders.length, categories },
});
