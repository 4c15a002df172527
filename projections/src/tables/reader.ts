import type { Redis } from '@sae/platform/redis';
import { readModels, type ReadModels } from '../reading/index.js';
import { tablesKey, tokenKey, type TableDoc } from './keys.js';

/** Every answer is refused while the read models are built. */
export class TablesReader {
  private readonly models: ReadModels;

  constructor(redis: Redis) {
    this.models = readModels(redis, 'tables');
  }

  /** By id. */
  async all(restaurantId: number): Promise<TableDoc[]> {
    return JSON.parse(await this.models.list(tablesKey(restaurantId))) as TableDoc[];
  }

  /** The table a code leads to; null when the token is made up or its table is gone. */
  behind(token: string): Promise<TableDoc | null> {
    return this.models.document<TableDoc>(tokenKey(token));
  }
}
