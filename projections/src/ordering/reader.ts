import type { BillView } from '@sae/domain/billing';
import type { IsoTime } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels, type Stretch } from '../reading/index.js';
import { billKey, liveKey, orderKey, pastKey, recurringKey } from './keys.js';

export interface PastOrders {
  /** Billed at or after this time. */
  readonly from?: IsoTime;
  /** Billed before this time. */
  readonly to?: IsoTime;
  readonly offset: number;
  readonly limit: number;
}

/** Billed from one moment on and before another. */
export interface Billed {
  readonly from: IsoTime;
  readonly to: IsoTime;
}

const TRIES = 3;
/** So many orders at once cost a few ms of JSON, and mails go out in between. */
const PARCEL = 200;

const scoresOf = ({ from, to }: Billed) => ({ from: Date.parse(from), to: Date.parse(to) });

/** Every answer is refused while the read models are built. */
export class OrderReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'orderBook');
  }

  /** A ready JSON array, by id. */
  live(restaurantId: number): Promise<string> {
    return this.models.list(liveKey(restaurantId));
  }

  /** A ready JSON array, by id. */
  recurring(restaurantId: number): Promise<string> {
    return this.models.list(recurringKey(restaurantId));
  }

  /** A ready JSON array, newest bill first, and how many there are in all. */
  past(restaurantId: number, { from, to, offset, limit }: PastOrders): Promise<{ json: string; total: number }> {
    const range = {
      from: from === undefined ? '-inf' : String(Date.parse(from)),
      to: to === undefined ? '+inf' : `(${Date.parse(to)}`,
    };
    return this.models.page(pastKey(restaurantId), { ...range, offset, limit }, (id) => orderKey(restaurantId, id));
  }

  async countBilled(restaurantId: number, spans: readonly Billed[]): Promise<number> {
    const counts = await Promise.all(spans.map((span) => this.models.count(pastKey(restaurantId), scoresOf(span))));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /**
   * All orders billed in these spans up to now, oldest bill first, in parcels. The orders of a bill are read at one
   * moment: one that is cancelled or billed again meanwhile is told as it was, or is left out; no order comes twice.
   */
  async *billed(
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

  one(restaurantId: number, orderId: number): Promise<OrderView | null> {
    return this.models.document<OrderView>(orderKey(restaurantId, orderId));
  }

  /** The bill a past order stands on, as issued. */
  async bill(restaurantId: number, orderId: number): Promise<BillView | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const order = await this.one(restaurantId, orderId);
      const billNo = order?.receiptDetails?.billNo;
      if (billNo === undefined) break;
      const bill = await this.models.document<BillView>(billKey(restaurantId, billNo));
      // It may have been cancelled in between; then the order stands on another bill now, or on none.
      if (bill) return bill;
    }
    return null;
  }
}
