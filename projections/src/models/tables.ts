import { drop, list, projection, push, put, unlist } from '../kernel/index.js';
import { parsedRow, readerOf } from '../reading/index.js';

/** The tables that have a code, by id. */
export const tablesKey = (restaurantId: number): string => `${restaurantId}:tables`;
export const tableKey = (restaurantId: number, tableId: number): string => `${restaurantId}:table:${tableId}`;

/** Where a code leads. A guest names no restaurant: the token alone says which one it is. */
export const tokenKey = (token: string): string => `token:${token}`;

export interface TableDoc {
  readonly restaurantId: number;
  readonly id: number;
  readonly tableNo: number;
  readonly token: string;
}

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

/** Every answer is refused while the read models are built. */
export class TablesReader extends readerOf('tables') {
  /** By id. */
  async all(restaurantId: number): Promise<TableDoc[]> {
    return (await this.models.list(tablesKey(restaurantId))).map((row) => parsedRow<TableDoc>(row));
  }

  /** The table a code leads to; null when the token is made up or its table is gone. */
  behind(token: string): Promise<TableDoc | null> {
    return this.models.document<TableDoc>(tokenKey(token));
  }
}
