import { MAX_TABLES, type TableView } from '@sae/domain/tables';
import { useLayoutEffect, useMemo } from 'react';
import { useGetList } from 'react-admin';
import { liveOrders, openOrdersAt, recurringOrders } from '../orders/live-orders.js';
import { useOrderCache, useOrderLists } from '../orders/order-cache.js';
import { useOpenOrders } from '../ordering/useOpenOrders.js';
import { asked } from '../ui/query-client.js';
import { runningTable } from './running-table.js';
import { tilesOf } from './table-tiles.js';

const EVERY_TABLE = { pagination: { page: 1, perPage: MAX_TABLES }, sort: { field: 'tableNo', order: 'ASC' } } as const;

/** Of what is open now. The live orders are asked for by the back office, the others by this page. */
export const useTableTiles = () => {
  const { forgetAllButLive } = useOrderCache();
  useLayoutEffect(forgetAllButLive, [forgetAllButLive]);
  useOpenOrders('recurring');
  const { data } = useGetList<TableView>('tables', { ...EVERY_TABLE, filter: {} }, asked);
  const orders = useOrderLists();
  return useMemo(
    () =>
      tilesOf(
        (data ?? []).map(({ tableNo }) => tableNo),
        [...liveOrders(orders), ...recurringOrders(orders)],
      ),
    [data, orders],
  );
};

/** What a table has already; null when nothing is open there. */
export const useRunningTable = (tableNo: number) => {
  const orders = useOrderLists();
  return useMemo(() => runningTable(openOrdersAt(orders, tableNo)), [orders, tableNo]);
};
