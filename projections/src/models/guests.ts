import type { Claim, Sitting } from '@sae/domain/guests';
import { withReview, type LastReview } from '@sae/domain/reviews';
import { projection, put, tableChanged } from '../kernel/index.js';
import { readerOf, ReadModels } from '../reading/index.js';
import { claimsKey } from './claims.js';
import { sittingKey } from './sittings.js';

/** Which sitting of a table shared its opinion last. */
export const reviewedKey = (restaurantId: number, tableNo: number): string => `${restaurantId}:reviewed:${tableNo}`;

/** Which tables have shared their opinion. */
export const reviewed = projection('reviews', {
  on: {
    ReviewGiven: ({ tableNo, sitting }, { restaurantId, at }, _, found) => {
      if (sitting === undefined) return [];
      const key = reviewedKey(restaurantId, tableNo);
      return [put(key, withReview(found<LastReview>(key), sitting, at)), tableChanged(restaurantId, tableNo)];
    },
  },
  reads: { ReviewGiven: ({ tableNo }, { restaurantId }) => [reviewedKey(restaurantId, tableNo)] },
});

/** Every answer is refused while the read models are built. */
export class GuestsReader extends readerOf('orderBook') {
  private readonly opinions = new ReadModels(this.redis, ['reviews']);

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
