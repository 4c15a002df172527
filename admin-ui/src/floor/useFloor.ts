import { RESTS_MS } from '@sae/domain/guests';
import { MAX_TABLES, type TableNumberView } from '@sae/domain/tables';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useClaims } from '../claims/useClaims.js';
import { serverClock } from '../data/server-clock.js';
import { useOpenOrders } from '../ordering/useOpenOrders.js';
import { liveOrders, pastOrders, recurringOrders, timeOf } from '../orders/live-orders.js';
import { useOrderCache, useOrderLists } from '../orders/order-cache.js';
import { useProvider } from '../ui/provider.js';
import { asked } from '../ui/query-client.js';
import { useClock } from '../ui/useClock.js';
import { floorOf } from './floor.js';

const EVERY_TABLE = { pagination: { page: 1, perPage: MAX_TABLES }, sort: { field: 'tableNo', order: 'ASC' } } as const;

/** Asks for what was billed while its guests may sit there still; what is answered goes to what is known of the orders. */
const useBilled = () => {
  const provider = useProvider();
  const { ask, answer } = useOrderCache();
  return useQuery({
    // Among those of the past, which are asked again when a bill is cancelled.
    queryKey: ['orders', 'past', 'floor'],
    gcTime: 0,
    queryFn: async () => {
      const askedAt = ask();
      const from = new Date(serverClock.now() - RESTS_MS).toISOString();
      const orders = await provider.billedSince({ from });
      answer({ list: 'past', orders, askedAt, covers: (order) => timeOf(order) >= from });
      return askedAt;
    },
  });
};

/** The tables as they stand now. The live orders are asked for by the back office, all else by the page. */
export const useFloor = () => {
  const { forgetAllButLive } = useOrderCache();
  useLayoutEffect(forgetAllButLive, [forgetAllButLive]);
  const tables = useGetList<TableNumberView>('tables/numbers', { ...EVERY_TABLE, filter: {} }, asked);
  const questions = [tables, useOpenOrders('recurring'), useBilled()] as const;
  const claims = useClaims();
  const lists = useOrderLists();
  const now = useClock(serverClock.now);
  const { data } = tables;
  const floor = useMemo(() => {
    const withCode = (data ?? []).map(({ tableNo }) => tableNo);
    const open = [...liveOrders(lists), ...recurringOrders(lists)];
    return floorOf({ withCode, open, past: pastOrders(lists), claims }, now);
  }, [data, lists, claims, now]);
  return { floor, questions, hasNoCodes: data?.length === 0 };
};
