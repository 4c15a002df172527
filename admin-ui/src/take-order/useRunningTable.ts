import { useMemo } from 'react';
import { openOrdersAt } from '../orders/live-orders.js';
import { useOrderLists } from '../orders/order-cache.js';
import { runningTable } from './running-table.js';

/** What a table has already; null when nothing is open there. */
export const useRunningTable = (tableNo: number) => {
  const orders = useOrderLists();
  return useMemo(() => runningTable(openOrdersAt(orders, tableNo)), [orders, tableNo]);
};
