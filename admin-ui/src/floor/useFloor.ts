import { RESTS_MS } from '@sae/domain/guests';
import type { OrderView } from '@sae/domain/ordering';
import { MAX_TABLES, type TableNumberView } from '@sae/domain/tables';
import { useLayoutEffect, useMemo } from 'react';
import { useGetList } from 'react-admin';
import { useMay } from '../auth/user.js';
import { useClaims } from '../claims/useClaims.js';
import { serverClock } from '../data/server-clock.js';
import { liveOrders, pastOrders, recurringOrders } from '../orders/live-orders.js';
import { useOrderCache, useOrderLists } from '../orders/order-cache.js';
import { ORDERS, questionFor, type OrdersFilter } from '../orders/order-question.js';
import { orderQuery } from '../orders/useOrderList.js';
import { asked } from '../ui/query-client.js';
import { useClock } from '../ui/useClock.js';
import { floorOf } from './floor.js';

const EVERY_TABLE = { pagination: { page: 1, perPage: MAX_TABLES }, sort: { field: 'tableNo', order: 'ASC' } } as const;

/** How a question for orders stands; what is answered goes to the one cache. */
const useAsked = (filter: OrdersFilter, enabled = true) =>
  useGetList<OrderView>(ORDERS, questionFor(filter), { ...orderQuery(filter.status), enabled });

/** The orders that are open now, in the order of their age; null until they are known. */
export const useOpenOrders = (): readonly OrderView[] | null => {
  const { forgetAllButLive } = useOrderCache();
  useLayoutEffect(forgetAllButLive, [forgetAllButLive]);
  const questions = [useAsked({ status: 'live' }), useAsked({ status: 'recurring' })];
  const lists = useOrderLists();
  return questions.every(({ data }) => data) ? [...liveOrders(lists), ...recurringOrders(lists)] : null;
};

/** The tables as they stand now. The live orders are asked for by the back office, all else by the page. */
export const useFloor = () => {
  const { forgetAllButLive } = useOrderCache();
  useLayoutEffect(forgetAllButLive, [forgetAllButLive]);
  const tables = useGetList<TableNumberView>('tables/numbers', { ...EVERY_TABLE, filter: {} }, asked);
  const maySeeBilled = useMay('SeePastOrders');
  // While its guests may sit there still.
  const billed = useAsked({ status: 'past', withinMs: RESTS_MS }, maySeeBilled);
  const questions = [
    tables,
    useAsked({ status: 'live' }),
    useAsked({ status: 'recurring' }),
    ...(maySeeBilled ? [billed] : []),
  ];
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
