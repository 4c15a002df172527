import { BilledOrders } from '@sae/projections/models/billed';
import { orderColumns } from '../../../workers/src/exports/columns.js';
import { withMoney } from '../../../workers/src/exports/money.js';
import { EXPORTED } from '../paper/export.js';
import type { MemoryRedis } from './memory-redis.js';

const EVER = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

/** The rows that the worker writes into the workbook, column by column. */
export const exportedRows = async (redis: MemoryRedis, restaurantId: number): Promise<object[]> => {
  const rows: object[] = [];
  const columns = orderColumns.filter(({ title }) => (EXPORTED as readonly string[]).includes(title));
  for await (const parcel of new BilledOrders(redis as never).all(restaurantId, [EVER], 3))
    for (const order of withMoney(parcel))
      rows.push(Object.fromEntries(columns.map(({ title, of }) => [title, of(order, (at) => new Date(at))])));
  return rows;
};
