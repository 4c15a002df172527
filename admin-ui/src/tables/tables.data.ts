import type { TablesAdded } from '@sae/domain/tables';
import type { GenerateAllRequest } from '@sae/domain/tables/generate-qr.dto';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';

export const tableVerbs = {
  /** A code for each table from 1 on that has none. */
  generateAll: (body: GenerateAllRequest, { key }: Intent) =>
    api.post<TablesAdded>('/tables/generate-all', { body, key }),
};
