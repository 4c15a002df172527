import type { BillView } from '@sae/domain/billing';
import type { IsoTime } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels } from '../reading/index.js';
import { billKey, liveKey, orderKey, pastKey, recurringKey } from './keys.js';

export interface PastOrders {
  /** Billed at or after this time. */
  readonly from?: IsoTime;
  /** Billed before this time. */
  readonly to?: IsoTime;
  readonly offset: number;
  readonly limit: number;
}

const TRIES = 3;

/** Every answer is refused while the read models are built. */
export class OrderReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis);
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
