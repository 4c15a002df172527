import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels } from '../reading/index.js';
import { accessKey, type AccessDoc } from './access-doc.js';

export class AccessReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis);
  }

  /** Null when there is no such restaurant. @throws Refusal while the read models are built. */
  of(restaurantId: number): Promise<AccessDoc | null> {
    return this.models.document<AccessDoc>(accessKey(restaurantId));
  }
}
