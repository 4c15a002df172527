import { billPaper, type BillPaper, type CancelledBill, type CreditNotePaper } from '@sae/domain/billing';
import { summed, type IsoTime } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { readerOf, type Stretch } from '../reading/index.js';
import { cancelledBillKey, cancelledKey, noteKey, notesKey } from './cancelled-bills.js';
import { billKey, orderKey, pastKey, type BillDocument } from './shown-orders.js';

/** Billed from one moment on and before another. */
export interface Billed {
  readonly from: IsoTime;
  readonly to: IsoTime;
}

/** A bill, and the number of the credit note that takes it back, where one does. */
export type BilledPaper = BillPaper & Pick<CancelledBill, 'noteNo'>;

/** A cancelled bill, and what became of its orders: null of one that was deleted. */
export interface CancelledPaper extends CancelledBill {
  readonly orders: readonly (Pick<OrderView, 'id' | 'receiptDetails'> | null)[];
}

/** Orders, the bills of their time in the order of their numbers, what was cancelled of those, and credit notes. */
export interface BilledParcel {
  readonly orders: readonly OrderView[];
  /** Those that were handed out: who was cancelled without a credit note is none of them. */
  readonly bills: readonly BilledPaper[];
  readonly cancelled: readonly CancelledPaper[];
  readonly notes: readonly CreditNotePaper[];
}

/** So many orders at once cost a few ms of JSON, and mails go out in between. */
const PARCEL = 200;

const scoresOf = ({ from, to }: Billed) => ({ from: Date.parse(from), to: Date.parse(to) });

/** It stands among the bills of its day, and its credit note takes it back. */
const isHandedOut = ({ noteNo }: CancelledBill): boolean => noteNo !== undefined;

const byNumber = (one: BillPaper, other: BillPaper): number =>
  Date.parse(one.completionDate) - Date.parse(other.completionDate) || (one.billNo < other.billNo ? -1 : 1);

/** Past orders and bills in bulk, for exports. Every answer is refused while the read models are built. */
export class BilledOrders extends readerOf('orderBook') {
  async count(restaurantId: number, spans: readonly Billed[]): Promise<number> {
    const counts = await Promise.all(spans.map((span) => this.models.count(pastKey(restaurantId), scoresOf(span))));
    return summed(counts);
  }

  /**
   * The orders billed in these spans up to now, oldest bill first, in parcels. The orders of a bill are read at one
   * moment: one that is cancelled or billed again meanwhile is told as it was, or is left out; no order comes twice, and
   * no number of a bill.
   */
  async *all(restaurantId: number, spans: readonly Billed[], about = PARCEL): AsyncGenerator<BilledParcel, void> {
    const lists = [pastKey, cancelledKey, notesKey].map((keyOf) => this.models.newest(keyOf(restaurantId)));
    const end = Math.max(...(await Promise.all(lists)).map((score) => score ?? -Infinity)) + 1;
    for (const span of spans) {
      const scores = scoresOf(span);
      const stretch = { from: scores.from, to: Math.min(scores.to, end), about };
      yield* this.parcels(restaurantId, stretch);
      yield* this.notes(restaurantId, stretch);
    }
  }

  private async *parcels(restaurantId: number, { from, to, about }: Stretch): AsyncGenerator<BilledParcel, void> {
    const orderAt = (id: number) => orderKey(restaurantId, id);
    const cancelledAt = (id: number) => cancelledBillKey(restaurantId, id);
    for (let begin = from; begin < to;) {
      const stretch = { from: begin, to, about };
      const past = await this.models.stretch<OrderView>(pastKey(restaurantId), stretch, orderAt);
      const standing = await this.bills(restaurantId, past.documents);
      // Asked for after the bills that stood: none that is cancelled meanwhile is missed.
      const { documents, end } = await this.models.stretch<CancelledBill>(
        cancelledKey(restaurantId),
        { ...stretch, to: past.end },
        cancelledAt,
      );
      const isOf = (at: IsoTime | undefined) => begin <= Date.parse(at ?? '') && Date.parse(at ?? '') < end;
      const bills = standing.filter(({ completionDate }) => isOf(completionDate));
      const told = new Set(bills.map(({ billNo }) => billNo));
      const cancelled = documents.filter(({ billNo }) => !told.has(billNo));
      yield {
        orders: past.documents.filter(({ receiptDetails }) => isOf(receiptDetails?.completedAt)),
        bills: [...bills, ...cancelled.filter(isHandedOut)].sort(byNumber),
        cancelled: await Promise.all(cancelled.map((bill) => this.after(restaurantId, bill))),
        notes: [],
      };
      begin = end;
    }
  }

  /** What was cancelled since its orders were read is left out. */
  private async bills(restaurantId: number, orders: readonly OrderView[]): Promise<BilledPaper[]> {
    const numbers = new Set(orders.flatMap(({ receiptDetails }) => receiptDetails?.billNo ?? []));
    const bills: BillPaper[] = [];
    const keys = [...numbers].map((billNo) => billKey(restaurantId, billNo));
    for await (const bill of this.models.each<BillDocument>(keys)) bills.push(billPaper(bill));
    return bills;
  }

  private async after(restaurantId: number, bill: CancelledBill): Promise<CancelledPaper> {
    const keys = bill.orderIds.map((id) => orderKey(restaurantId, id));
    return { ...bill, orders: await this.models.documents<OrderView>(keys) };
  }

  private async *notes(restaurantId: number, { from, to, about }: Stretch): AsyncGenerator<BilledParcel, void> {
    const noteAt = (id: number) => noteKey(restaurantId, id);
    for (let begin = from; begin < to;) {
      const stretch = { from: begin, to, about };
      const { documents, end } = await this.models.stretch<CreditNotePaper>(notesKey(restaurantId), stretch, noteAt);
      if (documents.length > 0) yield { orders: [], bills: [], cancelled: [], notes: documents };
      begin = end;
    }
  }
}
