export * from './gst-return.js';
import type { ReportQuestion } from '../analytics/report.js';
import { dayBounds, isLocalDay, Refusal, type IsoTime, type LocalDay } from '../kernel/index.js';

/** Which past orders are exported: months of a year, a year, or days. */
export type ExportPeriod =
  | { readonly type: 'month'; readonly year: number; readonly months: readonly number[] }
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'custom'; readonly from: LocalDay; readonly to: LocalDay };

export interface OrdersExport {
  readonly restaurantId: number;
  readonly period: ExportPeriod;
}

export interface ReportExport {
  readonly restaurantId: number;
  readonly report: ReportQuestion;
}

/** The work of an export, as the api puts it on the queue of that name. */
export type ExportJob = OrdersExport | ReportExport;
export const EXPORT_QUEUE = 'export-orders';

export type ExportState = 'waiting' | 'building' | 'done' | 'failed' | 'cancelled';

/** How far an export is, in orders; of a report in rows. */
export interface ExportProgress {
  readonly state: ExportState;
  readonly done: number;
  readonly total: number;
}

const FIRST_YEAR = 2020;

/** The years that may be exported, the newest first. */
export const exportYears = (thisYear: number): number[] =>
  Array.from({ length: thisYear + 2 - FIRST_YEAR }, (_, index) => thisYear + 1 - index);

const refuse = (message: string): never => {
  throw new Refusal('invalid', 'export/invalid', message);
};

const yearIn = (year: unknown, thisYear: number): number => {
  const isYear = typeof year === 'string' && /^\d{4}$/.test(year) && exportYears(thisYear).includes(Number(year));
  return isYear ? Number(year) : refuse(`Year must be from ${FIRST_YEAR} to ${thisYear + 1}`);
};

const monthsIn = (months: unknown): number[] => {
  if (months === undefined || months === '') return refuse('Please select at least one month');
  const texts = typeof months === 'string' ? months.split(',') : [];
  const isMonth = (text: string) => /^(0?[1-9]|1[0-2])$/.test(text);
  if (texts.length === 0 || !texts.every(isMonth)) return refuse('Months must be numbers from 1 to 12');
  return [...new Set(texts.map(Number))].sort((a, b) => a - b);
};

const daysIn = (from: unknown, to: unknown, thisYear: number): { from: LocalDay; to: LocalDay } => {
  if (!from || !to) return refuse('Please select date range');
  const isDay = (day: unknown): day is LocalDay => typeof day === 'string' && isLocalDay(day);
  if (!isDay(from) || !isDay(to)) return refuse('From and to must be days such as 2026-01-31');
  if (from > to) return refuse('The first day must not be after the last');
  const [first, last] = [`${FIRST_YEAR}-01-01`, `${thisYear + 1}-12-31`];
  return from < first || to > last ? refuse(`Days must be from ${first} to ${last}`) : { from, to };
};

/** The period that a query asks for, `thisYear` being the restaurant's. @throws Refusal */
export const exportPeriod = (query: Readonly<Record<string, unknown>>, thisYear: number): ExportPeriod => {
  const { type, year, months, from, to } = query;
  switch (type) {
    case 'month':
      return { type, months: monthsIn(months), year: yearIn(year, thisYear) };
    case 'year':
      return { type, year: yearIn(year, thisYear) };
    case 'custom':
      return { type, ...daysIn(from, to, thisYear) };
    default:
      return refuse('Type must be month, year or custom');
  }
};

export const exportFileName = (period: ExportPeriod): string => {
  const span = period.type === 'custom' ? `${period.from}_to_${period.to}` : period.year;
  return `past_orders_${period.type}_${span}.xlsx`;
};

/** From a moment on, and before another. */
export interface Span {
  readonly from: IsoTime;
  readonly to: IsoTime;
}

const monthSpan = (year: number, month: number, zone: string): Span => {
  const first = (y: number, m: number) => dayBounds(`${y}-${String(m).padStart(2, '0')}-01`, zone).from;
  return { from: first(year, month), to: month === 12 ? first(year + 1, 1) : first(year, month + 1) };
};

/** The moments of a period as the calendar in `zone` has them; months that follow each other are one span. */
export const spansOf = (period: ExportPeriod, zone: string): Span[] => {
  if (period.type === 'custom') return [{ from: dayBounds(period.from, zone).from, to: dayBounds(period.to, zone).to }];
  const months = period.type === 'month' ? period.months : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  return months.reduce<Span[]>((spans, month) => {
    const span = monthSpan(period.year, month, zone);
    const before = spans.at(-1);
    return before?.to === span.from ? [...spans.slice(0, -1), { from: before.from, to: span.to }] : [...spans, span];
  }, []);
};
