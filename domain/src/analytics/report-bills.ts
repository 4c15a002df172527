import type { BillView } from '../billing/views.js';
import { placeOf } from '../billing/place.js';
import {
  refuseQuestion,
  toPaise,
  toRupees,
  weekday,
  type IsoTime,
  type LocalDay,
  type Rupees,
} from '../kernel/index.js';
import type { Earning } from './figures.js';
import { hourName, reportQuestion, WEEKDAYS, type ReportBy, type ReportPart, type ReportQuestion } from './report.js';

/** Whose bills are told; money counts on the day it came, whenever its bill was issued. */
export type BilledBy = Exclude<ReportBy, 'payment'>;

/** Which bills make up a row of a report, from where an answer ended. */
export interface ReportBillsQuestion extends ReportQuestion {
  readonly by: BilledBy;
  /** Null asks for all bills of the days. */
  readonly of: string | null;
  /** Since 1970, in ms. */
  readonly after: number | null;
}

const LONGEST_NAME = 200;

/** What a query asks about. @throws Refusal */
export const reportBillsQuestion = (query: Readonly<Record<string, unknown>>): ReportBillsQuestion => {
  const { by, ...days } = reportQuestion(query);
  const { of, after } = query;
  if (by === 'payment') return refuseQuestion('Payments count on the day they came: of them no bills are told');
  const isName = typeof of === 'string' && of !== '' && of.length <= LONGEST_NAME;
  if (of !== undefined && !isName) return refuseQuestion('Of must be what a row of the report is of');
  const row = { ...days, by, of: isName ? of : null };
  if (after === undefined) return { ...row, after: null };
  if (typeof after !== 'string' || !/^\d{1,15}$/.test(after))
    return refuseQuestion('After must be what an answer named as next');
  return { ...row, after: Number(after) };
};

/** When a bill was issued, by the restaurant's clocks. */
interface Issued {
  readonly day: LocalDay;
  readonly minute: number;
}

/** A bill, and what of it counts in the row. */
export interface ReportBill extends Pick<BillView, 'billNo' | 'tableNo' | 'orderIds' | 'total'> {
  readonly issuedAt: IsoTime;
  /** As in the row. */
  readonly count: number;
  readonly part: Rupees;
}

/** What `GET /analytics/report/bills` answers: the earliest first. */
export interface ReportBillsView {
  readonly bills: readonly ReportBill[];
  /** Asked for as `after` it goes on from there; null at the end. */
  readonly next: string | null;
}

type Part = Omit<ReportPart, 'of'>;

const whole = ({ orderIds, total }: BillView): Part => ({ count: orderIds.length, total: toPaise(total) });

const dishPart = ({ items }: BillView, of: string): Part => {
  const lines = items.filter(({ name }) => name === of);
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: lines.reduce((sum, { price, quantity }) => sum + toPaise(price) * quantity, 0),
  };
};

const rowOf = (
  by: Exclude<BilledBy, 'dish' | 'category' | 'person'>,
  { tableNo }: BillView,
  { day, minute }: Issued,
): string => {
  if (by === 'kind') return placeOf(tableNo).kind;
  return by === 'hour' ? hourName(Math.floor(minute / 60)) : WEEKDAYS[weekday(day)]!;
};

const partOf = (
  { by, of }: Pick<ReportBillsQuestion, 'by' | 'of'>,
  bill: BillView,
  earning: Pick<Earning, 'categories' | 'person'>,
  issued: Issued,
): Part | null => {
  if (of === null) return whole(bill);
  if (by === 'dish') return dishPart(bill, of);
  if (by === 'category') {
    const part = earning.categories.find(({ category }) => category === of);
    return part ? { count: part.orders, total: part.total } : null;
  }
  const row = by === 'person' ? earning.person : rowOf(by, bill, issued);
  return row === of ? whole(bill) : null;
};

/** A bill as the row counts it; null where it does not. */
export const reportBill = (
  question: Pick<ReportBillsQuestion, 'by' | 'of'>,
  bill: BillView,
  earning: Pick<Earning, 'categories' | 'person'>,
  issued: Issued,
): ReportBill | null => {
  const part = partOf(question, bill, earning, issued);
  if (!part?.count) return null;
  const { billNo, tableNo, orderIds, total, completionDate: issuedAt } = bill;
  return { billNo, tableNo, orderIds, total, issuedAt, count: part.count, part: toRupees(part.total) };
};
