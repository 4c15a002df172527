import type { TablesEvent } from '@sae/domain/tables';
import { drop, list, projection, put, unlist } from '../kernel/index.js';
import { tableKey, tablesKey, tokenKey, type TableDoc } from './keys.js';

export const tables = projection<TablesEvent>(
  'tables',
  {
    TableAdded: ({ tableId: id, tableNo, token }, { restaurantId }) => {
      const table: TableDoc = { restaurantId, id, tableNo, token };
      return [
        put(tableKey(restaurantId, id), table),
        list(tablesKey(restaurantId), id, table),
        put(tokenKey(token), table),
      ];
    },
    TableDeleted: ({ tableId }, { restaurantId }, stored) => {
      const key = tableKey(restaurantId, tableId);
      const { token } = stored<TableDoc>(key);
      return [drop(key), unlist(tablesKey(restaurantId), tableId), drop(tokenKey(token))];
    },
  },
  { TableDeleted: ({ tableId }, { restaurantId }) => [tableKey(restaurantId, tableId)] },
);
