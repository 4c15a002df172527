import { summed, type IsoTime } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { readerOf, type Stretch } from '../reading/index.js';
import { orderKey, pastKey } from './shown-orders.js';

/** Billed from one moment on and before another. */
export interface Billed {
  readonly from: IsoTime;
  readonly to: IsoTime;
}

/** So many orders at once cost a few ms of JSON, and mails go out in between. */
const PARCEL = 200;

const scoresOf = ({ from, to }: Billed) => ({ from: Date.parse(from), to: Date.parse(to) });

/** Past orders in bulk, for exports. Every answer is refused while the read models are built. */
export class BilledOrders extends readerOf('orderBook') {
  async count(restaurantId: number, spans: readonly Billed[]): Promise<number> {
    const counts = await Promise.all(spans.map((span) => this.models.count(pastKey(restaurantId), scoresOf(span))));
    return summed(counts);
  }

  /**
   * The orders billed in these spans up to now, oldest bill first, in parcels. The orders of a bill are read at one
   * moment: one that is cancelled or billed again meanwhile is told as it was, or is left out; no order comes twice.
   */
  async *all(
    restaurantId: number,
    spans: readonly Billed[],
    about = PARCEL,
  ): AsyncGenerator<readonly OrderView[], void> {
    const newest = (await this.models.newest(pastKey(restaurantId))) ?? -Infinity;
    for (const span of spans) {
      const scores = scoresOf(span);
      yield* this.parcels(restaurantId, { from: scores.from, to: Math.min(scores.to, newest + 1), about });
    }
  }

  private async *parcels(
    restaurantId: number,
    { from, to, about }: Stretch,
  ): AsyncGenerator<readonly OrderView[], void> {
    const documentOf = (id: number) => orderKey(restaurantId, id);
    for (let begin = from; begin < to;) {
      const stretch = { from: begin, to, about };
      const { documents, end } = await this.models.stretch<OrderView>(pastKey(restaurantId), stretch, documentOf);
      const isOfStretch = ({ receiptDetails }: OrderView) => {
        const billedAt = Date.parse(receiptDetails?.completedAt ?? '');
        return stretch.from <= billedAt && billedAt < end;
      };
      yield documents.filter(isOfStretch);
      begin = end;
    }
  }
}
