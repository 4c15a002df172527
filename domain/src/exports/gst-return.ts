import type { BillPaper, CancelledBill, CreditNotePaper } from '../billing/bill-paper.js';
import { numberOfBill } from '../billing/issued-bill.js';
import { toPaise, type IsoTime, type Paise } from '../kernel/index.js';

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

const taxSums = (paper: BillPaper, sign: 1 | -1): TaxSums => each((head) => sign * toPaise(paper[PRINTED[head]]));

/** Bills of a month (`2026-11`) that a return tells in one line, less what credit notes of that month take back. */
export interface Supplies extends TaxSums, Pick<BillPaper, 'gstNumber' | 'state' | 'gstRate'> {
  readonly month: string;
  /** Of one a return wants each bill by itself. */
  readonly toBusiness: boolean;
  readonly bills: number;
}

/** The numbers that were given in a month to bills, or to credit notes, in one financial year. */
export interface NumberSeries {
  readonly month: string;
  readonly isOfNotes: boolean;
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

/** What is told of some time. */
export interface Papers {
  /** That were handed out, whatever takes them back later. */
  readonly bills: readonly BillPaper[];
  readonly cancelled: readonly (BillPaper & Pick<CancelledBill, 'noteNo'>)[];
  /** They count in the month of the note, whenever its bill was issued. */
  readonly notes: readonly CreditNotePaper[];
}

/** A business has a GST number; who has a name alone is a consumer to the tax office. */
export const isToBusiness = ({ buyer }: Pick<BillPaper, 'buyer'>): boolean => buyer?.gstNumber !== undefined;

const byKey = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);

const later = (one: string, other: string): string => (numberOfBill(one) < numberOfBill(other) ? other : one);
const earlier = (one: string, other: string): string => (later(one, other) === one ? other : one);

/** Adds bills and credit notes up one after the other: of a year of them it holds some lines a month. */
export class GstReturnSums {
  private readonly supplies = new Map<string, Supplies>();
  private readonly numbers = new Map<string, NumberSeries>();

  /** @param monthOf As the restaurant's calendar has it. */
  constructor(private readonly monthOf: (at: IsoTime) => string) {}

  add({ bills, cancelled, notes }: Papers): void {
    for (const bill of bills) {
      const month = this.monthOf(bill.completionDate);
      this.supply(month, bill, 1);
      this.number(month, bill.billNo);
    }
    // Of the others the number counts among the bills.
    for (const { completionDate, billNo, noteNo } of cancelled)
      if (noteNo === undefined) this.number(this.monthOf(completionDate), billNo, { cancelled: 1 });
    for (const note of notes) {
      const month = this.monthOf(note.issuedAt);
      this.supply(month, note, -1);
      this.number(month, note.noteNo, { isOfNotes: true });
    }
  }

  get told(): GstReturn {
    return { supplies: byKey(this.supplies), numbers: byKey(this.numbers) };
  }

  private supply(month: string, paper: BillPaper, sign: 1 | -1): void {
    const { gstNumber, state, gstRate } = paper;
    const toBusiness = isToBusiness(paper);
    const key = [month, gstNumber ?? '', String(gstRate).padStart(3, '0'), toBusiness].join(' ');
    const before = this.supplies.get(key);
    const sums = taxSums(paper, sign);
    this.supplies.set(key, {
      ...{ month, gstNumber, state, gstRate, toBusiness, bills: (before?.bills ?? 0) + (sign > 0 ? 1 : 0) },
      ...each((head) => (before?.[head] ?? 0) + sums[head]),
    });
  }

  private number(month: string, no: string, { cancelled = 0, isOfNotes = false } = {}): void {
    const key = `${month} ${isOfNotes} ${no.slice(0, no.indexOf('/'))}`;
    const { from, to, ...before } = this.numbers.get(key) ?? { from: no, to: no, count: 0, cancelled: 0 };
    this.numbers.set(key, {
      ...{ month, isOfNotes, from: earlier(from, no), to: later(to, no) },
      ...{ count: before.count + 1, cancelled: before.cancelled + cancelled },
    });
  }
}
