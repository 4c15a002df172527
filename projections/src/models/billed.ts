import { billPaper, type BillPaper, type CancelledBill } from '@sae/domain/billing';
import { summed, type IsoTime } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { readerOf, type Stretch } from '../reading/index.js';
import { cancelledBillKey, cancelledKey } from './cancelled-bills.js';
import { billKey, orderKey, pastKey, type BillDocument } from './shown-orders.js';

/** Billed from one moment on and before another. */
export interface Billed {
  readonly from: IsoTime;
  readonly to: IsoTime;
}

/** A cancelled bill, and what became of its orders: null of one that was deleted. */
export interface CancelledAndAfter extends CancelledBill {
  readonly orders: readonly (Pick<OrderView, 'id' | 'receiptDetails'> | null)[];
}

/** Orders, their bills, and what was cancelled of the bills issued at that time: each number once. */
export interface BilledParcel {
  readonly orders: readonly OrderView[];
  readonly bills: readonly BillPaper[];
  readonly cancelled: readonly CancelledAndAfter[];
}

/** So many orders at once cost a few ms of JSON, and mails go out in between. */
const PARCEL = 200;

const scoresOf = ({ from, to }: Billed) => ({ from: Date.parse(from), to: Date.parse(to) });

/** Past orders and bills in bulk, for exports. Every answer is refused while the read models are built. */
export class BilledOrders extends readerOf('orderBook') {
  async count(restaurantId: number, spans: readonly Billed[]): Promise<number> {
    const counts = await Promise.all(spans.map((span) => this.models.count(pastKey(restaurantId), scoresOf(span))));
    return summed(counts);
  }

  /**
   * The orders billed in these spans up to now, oldest bill first, in parcels. The orders of a bill are read at one
   * moment: one that is cancelled or billed again meanwhile is told as it was, or is left out; no order comes twice.
   */
  async *all(restaurantId: number, spans: readonly Billed[], about = PARCEL): AsyncGenerator<BilledParcel, void> {
    const lists = [pastKey(restaurantId), cancelledKey(restaurantId)];
    const newest = await Promise.all(lists.map((key) => this.models.newest(key)));
    const end = Math.max(...newest.map((score) => score ?? -Infinity)) + 1;
    for (const span of spans) {
      const scores = scoresOf(span);
      yield* this.parcels(restaurantId, { from: scores.from, to: Math.min(scores.to, end), about });
    }
  }

  private async *parcels(restaurantId: number, { from, to, about }: Stretch): AsyncGenerator<BilledParcel, void> {
    const documentOf = (id: number) => orderKey(restaurantId, id);
    for (let begin = from; begin < to;) {
      const stretch = { from: begin, to, about };
      const { documents, end } = await this.models.stretch<OrderView>(pastKey(restaurantId), stretch, documentOf);
      const isOfStretch = ({ receiptDetails }: OrderView) => {
        const billedAt = Date.parse(receiptDetails?.completedAt ?? '');
        return stretch.from <= billedAt && billedAt < end;
      };
      const orders = documents.filter(isOfStretch);
      const bills = await this.bills(restaurantId, orders);
      yield { orders, bills, cancelled: [] };
      // Asked for after the bills that stood: none that is cancelled meanwhile is missed.
      yield* this.cancelled(restaurantId, { from: begin, to: end, about }, new Set(bills.map(({ billNo }) => billNo)));
      begin = end;
    }
  }

  /** What was cancelled since its orders were read is left out. */
  private async bills(restaurantId: number, orders: readonly OrderView[]): Promise<BillPaper[]> {
    const numbers = new Set(orders.flatMap(({ receiptDetails }) => receiptDetails?.billNo ?? []));
    const bills: BillPaper[] = [];
    const keys = [...numbers].map((billNo) => billKey(restaurantId, billNo));
    for await (const bill of this.models.each<BillDocument>(keys)) bills.push(billPaper(bill));
    return bills;
  }

  /** But for those that were told as they stood. */
  private async *cancelled(
    restaurantId: number,
    { from, to, about }: Stretch,
    told: ReadonlySet<string>,
  ): AsyncGenerator<BilledParcel, void> {
    const documentOf = (id: number) => cancelledBillKey(restaurantId, id);
    for (let begin = from; begin < to;) {
      const stretch = { from: begin, to, about };
      const { documents, end } = await this.models.stretch<CancelledBill>(
        cancelledKey(restaurantId),
        stretch,
        documentOf,
      );
      const cancelled: CancelledAndAfter[] = [];
      for (const bill of documents)
        if (!told.has(bill.billNo))
          cancelled.push({
            ...bill,
            orders: await this.models.documents(bill.orderIds.map((id) => orderKey(restaurantId, id))),
          });
      if (cancelled.length > 0) yield { orders: [], bills: [], cancelled };
      begin = end;
    }
  }
}
