import type { IsoTime } from '../kernel/index.js';
import { gstNumberIn, type BillView } from './views.js';

const SAID = [
  ...['title', 'billNo', 'tableNo', 'completionDate', 'originalSubtotal', 'discountPercent', 'discountAmount'],
  ...['taxableAmount', 'gstRate', 'gstType', 'cgstAmount', 'sgstAmount', 'roundOff', 'serviceCharge', 'total'],
  ...['state', 'buyer'],
] as const satisfies readonly (keyof BillView)[];

/** What a bill says to the tax office: all but its lines, and whom it was for. */
export type BillPaper = Pick<BillView, (typeof SAID)[number]> & {
  /** Of the restaurant, as it was known when the bill was issued. */
  readonly gstNumber: string | null;
};

export const billPaper = (bill: BillView): BillPaper => ({
  ...(Object.fromEntries(SAID.map((said) => [said, bill[said]])) as unknown as Pick<BillView, (typeof SAID)[number]>),
  gstNumber: gstNumberIn(bill.restaurant),
});

/** A bill that counts no longer; its number stays. */
export interface CancelledBill extends BillPaper, Pick<BillView, 'orderIds'> {
  readonly cancelledAt: IsoTime;
  /** Null where nobody said. */
  readonly reason: string | null;
  /** Of one that was handed out, the number of its credit note. */
  readonly noteNo?: string;
}

/** What a credit note says to the tax office: all that its bill said is taken back. */
export interface CreditNotePaper extends BillPaper {
  readonly noteNo: string;
  readonly issuedAt: IsoTime;
  /** Null where nobody said. */
  readonly reason: string | null;
}
