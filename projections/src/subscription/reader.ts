import type { ReceiptView } from '@sae/domain/subscription';
import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels } from '../reading/index.js';
import { planKey, plansKey, receiptKey } from './keys.js';

export interface PlansPage {
  readonly offset: number;
  readonly limit: number;
}

/** Every answer is refused while the read models are built. */
export class PlansReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'account');
  }

  /** A ready JSON array, newest first, and how many there are in all. */
  page(restaurantId: number, { offset, limit }: PlansPage): Promise<{ json: string; total: number }> {
    const range = { from: '-inf', to: '+inf', offset, limit };
    return this.models.page(plansKey(restaurantId), range, (n) => planKey(restaurantId, n));
  }

  /** Null when the restaurant has no such receipt. */
  receipt(restaurantId: number, paymentId: string): Promise<ReceiptView | null> {
    return this.models.document<ReceiptView>(receiptKey(restaurantId, paymentId));
  }
}
