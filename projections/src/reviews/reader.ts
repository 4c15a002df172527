import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels } from '../reading/index.js';
import { reviewKey, reviewsKey } from './keys.js';

export interface ReviewsPage {
  readonly offset: number;
  readonly limit: number;
}

export class ReviewsReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'reviews');
  }

  /** A ready JSON array, newest first, and how many there are in all. @throws Refusal while the read models are built. */
  page(restaurantId: number, { offset, limit }: ReviewsPage): Promise<{ json: string; total: number }> {
    const range = { from: '-inf', to: '+inf', offset, limit };
    return this.models.page(reviewsKey(restaurantId), range, (id) => reviewKey(restaurantId, id));
  }
}
