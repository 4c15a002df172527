import {
  daysFrom,
  daysOn,
  firstOfMonth,
  isLocalDay,
  lastOfMonth,
  refuseQuestion,
  toRupees,
  type LocalDay,
  type Paise,
  type Rupees,
} from '../kernel/index.js';
import { PLACE_KINDS } from '../billing/place.js';
import type { Period } from './period.js';
import type { DishSales } from './sales.js';

export const REPORTS = ['dish', 'category', 'hour', 'weekday', 'kind', 'payment', 'person'] as const;

/** By what the bills of a report are told apart. */
export type ReportBy = (typeof REPORTS)[number];

export interface ReportQuestion {
  readonly by: ReportBy;
  readonly from: LocalDay;
  /** Its last day. */
  readonly to: LocalDay;
}

/** A year, and one that begins and ends in the middle of a month. */
export const MOST_REPORT_DAYS = 400;
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2099-12-31'];

/** What a query asks about. @throws Refusal */
export const reportQuestion = ({ by, from, to }: Readonly<Record<string, unknown>>): ReportQuestion => {
  const report = REPORTS.find((known) => known === by) ?? refuseQuestion(`By must be one of ${REPORTS.join(', ')}`);
  const isDay = (day: unknown): day is LocalDay => typeof day === 'string' && isLocalDay(day);
  if (!isDay(from) || !isDay(to)) return refuseQuestion('From and to must be days such as 2026-01-31');
  if (from > to) return refuseQuestion('The first day must not be after the last');
  if (from < FIRST_DAY || to > LAST_DAY) return refuseQuestion(`Days must be from ${FIRST_DAY} to ${LAST_DAY}`);
  if (daysFrom(from, to) > MOST_REPORT_DAYS)
    return refuseQuestion(`A report can be of at most ${MOST_REPORT_DAYS} days`);
  return { by: report, from, to };
};

/** The months and, where one is not asked for as a whole, the days of which days consist: as few parts as there can be. */
export const periodsIn = ({ from, to }: Pick<ReportQuestion, 'from' | 'to'>): Period[] => {
  const periods: Period[] = [];
  for (let day = from; day <= to;) {
    const [year, month, ofMonth] = day.split('-') as [string, string, string];
    const last = lastOfMonth(day);
    const isWhole = day === firstOfMonth(day) && last <= to;
    periods.push(isWhole ? { year, month } : { year, month, day: ofMonth });
    day = daysOn(isWhole ? last : day, 1);
  }
  return periods;
};

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** As a report names it: in the order of time, these are in the order of the alphabet. */
export const hourName = (hour: number): string => String(hour).padStart(2, '0');

/** Something that was sold, and how often: of a dish how many, of money that came nothing, else in how many orders. */
export interface ReportPart {
  readonly of: string;
  readonly count: number;
  readonly total: Paise;
}

export type ReportSums = Map<string, Omit<ReportPart, 'of'>>;

export const addParts = (sums: ReportSums, parts: readonly ReportPart[]): void => {
  for (const { of, count, total } of parts) {
    const before = sums.get(of) ?? { count: 0, total: 0 };
    sums.set(of, { count: before.count + count, total: before.total + total });
  }
};

const byName = (one: ReportPart, other: ReportPart): number => (one.of < other.of ? -1 : 1);
const byWeekday = (one: ReportPart, other: ReportPart): number =>
  WEEKDAYS.indexOf(one.of as (typeof WEEKDAYS)[number]) - WEEKDAYS.indexOf(other.of as (typeof WEEKDAYS)[number]);
const mostEarned = (one: ReportPart, other: ReportPart): number =>
  other.total - one.total || other.count - one.count || byName(one, other);
const mostSold = (one: ReportPart, other: ReportPart): number =>
  other.count - one.count || other.total - one.total || byName(one, other);

export const dishParts = (dishes: readonly DishSales[]): ReportPart[] =>
  dishes.map(({ name, quantity, total }) => ({ of: name, count: quantity, total }));

/** Put together, those sold most first. */
export const partsIn = (sums: ReportSums, order = mostSold): ReportPart[] =>
  [...sums].map(([of, sum]) => ({ of, ...sum })).sort(order);

export interface ReportRow {
  /** A dish, a category, an hour from `00`, a weekday from `monday`, a kind of place, a kind of money, the number of a person. */
  readonly of: string;
  /** Of a person, as they are called now. */
  readonly name?: string;
  /** Of a dish how many were sold, of payments 0, else in how many orders. */
  readonly count: number;
  /** Of dishes at listed prices, of payments what came in, else what bills charged. */
  readonly total: Rupees;
}

/** What `GET /analytics/report` answers. */
export interface ReportView extends ReportQuestion {
  /** Hours and weekdays in their order, else the best first; what is known and never sold is among them. */
  readonly rows: readonly ReportRow[];
  /** Of very many rows the first are shown. */
  readonly rowsInAll: number;
}

const ORDERS: Readonly<Record<ReportBy, (one: ReportPart, other: ReportPart) => number>> = {
  dish: mostSold,
  category: mostEarned,
  hour: byName,
  weekday: byWeekday,
  kind: mostEarned,
  payment: mostEarned,
  person: mostEarned,
};

/** What there is, whether or not any of it was sold; dishes are known from the menu. */
const KNOWN: Readonly<Partial<Record<ReportBy, readonly string[]>>> = { weekday: WEEKDAYS, kind: PLACE_KINDS };

const MOST_ROWS = 5_000;

export const reportView = (
  question: ReportQuestion,
  sums: ReportSums,
  menu: readonly string[],
  mostRows = MOST_ROWS,
): ReportView => {
  addParts(
    sums,
    [...(KNOWN[question.by] ?? []), ...menu].map((of) => ({ of, count: 0, total: 0 })),
  );
  // What came in by one kind and went back by it is no row; a dish that never sold is one.
  const parts = partsIn(sums, ORDERS[question.by]).filter(({ total }) => question.by !== 'payment' || total !== 0);
  const rows = parts.slice(0, mostRows).map((part) => ({ ...part, total: toRupees(part.total) }));
  return { ...question, rows, rowsInAll: parts.length };
};
