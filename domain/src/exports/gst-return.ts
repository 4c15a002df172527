import type { BillPaper } from '../billing/bill-paper.js';
import { numberOfBill, yearOfBill } from '../billing/issued-bill.js';
import { toPaise, type Paise } from '../kernel/index.js';

/** Where each amount a return asks for stands on a bill; all but the total add up to it. */
export const PRINTED = {
  taxable: 'taxableAmount',
  cgst: 'cgstAmount',
  sgst: 'sgstAmount',
  roundOff: 'roundOff',
  serviceCharge: 'serviceCharge',
  total: 'total',
} as const satisfies Record<string, keyof BillPaper>;
export type Head = keyof typeof PRINTED;
const HEADS = Object.keys(PRINTED) as Head[];

/** What bills come to: their amounts as printed, added up (docs/decisions/0109-the-accountants-month.md). */
export type TaxSums = Readonly<Record<Head, Paise>>;

const each = (amountOf: (head: Head) => Paise): TaxSums =>
  Object.fromEntries(HEADS.map((head) => [head, amountOf(head)])) as Record<Head, Paise>;

export const taxSums = (paper: BillPaper): TaxSums => each((head) => toPaise(paper[PRINTED[head]]));

/** Bills of a month (`2026-11`) that a return tells in one line. */
export interface Supplies extends TaxSums, Pick<BillPaper, 'gstNumber' | 'state' | 'gstRate'> {
  readonly month: string;
  /** Of one a return wants each bill by itself. */
  readonly toBusiness: boolean;
  readonly bills: number;
}

/** The numbers that were given to bills in a month, in one financial year. */
export interface NumberSeries {
  readonly month: string;
  readonly from: string;
  readonly to: string;
  readonly count: number;
  readonly cancelled: number;
}

/** What a restaurant's bills come to, as GSTR-1 asks for it, month by month. */
export interface GstReturn {
  readonly supplies: readonly Supplies[];
  readonly numbers: readonly NumberSeries[];
}

/** A business has a GST number; who has a name alone is a consumer to the tax office. */
export const isToBusiness = ({ buyer }: Pick<BillPaper, 'buyer'>): boolean => buyer?.gstNumber !== undefined;

const byKey = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);

const later = (one: string, other: string): string => (numberOfBill(one) < numberOfBill(other) ? other : one);
const earlier = (one: string, other: string): string => (later(one, other) === one ? other : one);

/** Adds bills up one after the other: of a year of them it holds some lines a month. */
export class GstReturnSums {
  private readonly supplies = new Map<string, Supplies>();
  private readonly numbers = new Map<string, NumberSeries>();

  add(month: string, paper: BillPaper): void {
    const { gstNumber, state, gstRate } = paper;
    const toBusiness = isToBusiness(paper);
    const key = [month, gstNumber ?? '', String(gstRate).padStart(3, '0'), toBusiness].join(' ');
    const before = this.supplies.get(key);
    const sums = taxSums(paper);
    this.supplies.set(key, {
      ...{ month, gstNumber, state, gstRate, toBusiness, bills: (before?.bills ?? 0) + 1 },
      ...each((head) => (before?.[head] ?? 0) + sums[head]),
    });
    this.number(month, paper, 0);
  }

  /** Its number was given all the same. */
  addCancelled(month: string, paper: BillPaper): void {
    this.number(month, paper, 1);
  }

  get told(): GstReturn {
    return { supplies: byKey(this.supplies), numbers: byKey(this.numbers) };
  }

  private number(month: string, { billNo }: BillPaper, cancelled: number): void {
    const key = `${month} ${yearOfBill(billNo)}`;
    const { from, to, ...before } = this.numbers.get(key) ?? { from: billNo, to: billNo, count: 0, cancelled: 0 };
    this.numbers.set(key, {
      ...{ month, from: earlier(from, billNo), to: later(to, billNo) },
      ...{ count: before.count + 1, cancelled: before.cancelled + cancelled },
    });
  }
}
