import type { Claim, Sitting } from '@sae/domain/guests';
import type { LastReview } from '@sae/domain/reviews';
import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels } from '../reading/index.js';
import { claimsKey, reviewedKey, sittingKey } from './keys.js';

/** Every answer is refused while the read models are built. */
export class GuestsReader {
  private readonly models: ReadModels;
  private readonly opinions: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'orderBook');
    this.opinions = readModels(redis, 'reviews');
  }

  /** Who sits at a table, or did last. */
  sitting(restaurantId: number, tableNo: number): Promise<Sitting | null> {
    return this.models.document<Sitting>(sittingKey(restaurantId, tableNo));
  }

  /** When somebody last shared an opinion at a table. */
  reviewed(restaurantId: number, tableNo: number): Promise<LastReview | null> {
    return this.opinions.document<LastReview>(reviewedKey(restaurantId, tableNo));
  }

  /** Those that staff have not answered, oldest first. */
  async claims(restaurantId: number): Promise<readonly Claim[]> {
    return (await this.models.document<readonly Claim[]>(claimsKey(restaurantId))) ?? [];
  }
}
