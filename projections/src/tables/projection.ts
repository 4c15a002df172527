import { drop, list, projection, push, put, unlist } from '../kernel/index.js';
import { tableKey, tablesKey, tokenKey, type TableDoc } from './keys.js';

export const tables = projection('tables', {
  on: {
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
      const { token, tableNo } = stored<TableDoc>(key);
      return [
        drop(key),
        unlist(tablesKey(restaurantId), tableId),
        drop(tokenKey(token)),
        push({ name: 'tableClosed', restaurantId, tableNo }),
      ];
    },
  },
  reads: { TableDeleted: ({ tableId }, { restaurantId }) => [tableKey(restaurantId, tableId)] },
});
