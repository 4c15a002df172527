import { MONEY_NAMES, type MoneyKind } from '../billing/takings.js';
import { PLACE_NAMES, type PlaceKind } from '../billing/place.js';
import type { ReportBy, ReportQuestion, ReportRow } from './report.js';

interface ReportWords {
  readonly title: string;
  /** What a row is of. */
  readonly row: string;
  /** What is counted in it; nothing of payments. */
  readonly count: string | null;
  /** Are the counts of its rows of different things? An order may be of several categories. */
  readonly addsUp: boolean;
  readonly total: string;
  readonly name: (of: string) => string;
}

/** What was earned at tables, at the Counter, and with what goes out. */
export const EARNED_AT: Readonly<Record<PlaceKind, string>> = { ...PLACE_NAMES, table: 'Tables' };

/** `1 pm`, `12 am`. */
export const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;

/** `1 pm to 2 pm`. */
export const hourInFull = (hour: number): string => `${hourText(hour)} to ${hourText((hour + 1) % 24)}`;

const asItIs = (of: string): string => of;
const capitalised = (of: string): string => `${of.charAt(0).toUpperCase()}${of.slice(1)}`;

/** What a report is called, and its parts. */
export const REPORT_WORDS: Readonly<Record<ReportBy, ReportWords>> = {
  dish: { title: 'Dishes', row: 'Dish', count: 'Sold', addsUp: true, total: 'At List Price', name: asItIs },
  category: { title: 'Categories', row: 'Category', count: 'Orders', addsUp: false, total: 'Earnings', name: asItIs },
  hour: {
    title: 'Hours',
    row: 'Hour',
    count: 'Orders',
    addsUp: true,
    total: 'Earnings',
    name: (of) => hourInFull(Number(of)),
  },
  weekday: { title: 'Weekdays', row: 'Weekday', count: 'Orders', addsUp: true, total: 'Earnings', name: capitalised },
  kind: {
    title: 'Order Kinds',
    row: 'Kind',
    count: 'Orders',
    addsUp: true,
    total: 'Earnings',
    name: (of) => EARNED_AT[of as PlaceKind],
  },
  payment: {
    title: 'Payments',
    row: 'Paid By',
    count: null,
    addsUp: false,
    total: 'Taken',
    name: (of) => MONEY_NAMES[of as MoneyKind],
  },
  person: { title: 'People', row: 'Billed By', count: 'Orders', addsUp: true, total: 'Earnings', name: asItIs },
};

/** What a row is called. */
export const rowName = (by: ReportBy, { of, name }: Pick<ReportRow, 'of' | 'name'>): string =>
  name ?? REPORT_WORDS[by].name(of);

export const reportFileName = ({ by, from, to }: ReportQuestion): string => `report_${by}_${from}_to_${to}.xlsx`;
