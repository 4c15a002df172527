import type { AnalyticsQuestion, AnalyticsView } from '@sae/domain/analytics';
import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels } from '../reading/index.js';
import { answerOf, documentsFor } from './view.js';

export class AnalyticsReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'orderBook');
  }

  /** @throws Refusal while the read models are built. */
  async answer(restaurantId: number, question: AnalyticsQuestion): Promise<AnalyticsView> {
    return answerOf(question, await this.models.documents<object>(documentsFor(restaurantId, question)));
  }
}
