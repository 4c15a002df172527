import type { OrderPush } from '@sae/domain/live';
import type { OrderView } from '@sae/domain/ordering';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useRestaurantId } from '../auth/user.js';
import {
  answered,
  changed,
  noOrders,
  onlyLive,
  pushed,
  removed,
  type ListAnswer,
  type Moment,
  type OrderLists,
} from './live-orders.js';

let moment: Moment = 0;
const nextMoment = (): Moment => ++moment;

/** Nobody asks for it as a whole: it is put together from what is answered and pushed. */
const LISTS = 'order-lists';

/** Changes what is known by the rules of `live-orders`, in the order in which it is heard and answered. */
export const orderCache = (queries: QueryClient, restaurantId: number) => {
  const queryKey = [LISTS, restaurantId];
  const none = noOrders(restaurantId);
  queries.setQueryDefaults(queryKey, { gcTime: Infinity });
  const lists = () => queries.getQueryData<OrderLists>(queryKey) ?? none;
  const become = (now: OrderLists) => void queries.setQueryData(queryKey, now);
  return {
    lists,
    known: (id: number) => lists().known.get(id)?.order,
    /** A question goes out now; its answer is given back with this moment. */
    ask: nextMoment,
    answer: (answer: Omit<ListAnswer, 'at'>) => become(answered(lists(), { ...answer, at: nextMoment() })),
    hear: (push: OrderPush) => become(pushed(lists(), push, nextMoment())),
    /** Takes the answers to this browser's own actions; the pushes that tell the same are then no news. */
    change: (orders: readonly OrderView[]) => become(changed(lists(), orders, nextMoment())),
    remove: (id: number) => become(removed(lists(), id, nextMoment())),
    /** For a page that asks for the other lists anew: of them only pushes had told, which may have missed some. */
    forgetAllButLive: () => become(onlyLive(lists())),
  };
};

export const useOrderCache = () => {
  const queries = useQueryClient();
  const restaurantId = useRestaurantId();
  return useMemo(() => orderCache(queries, restaurantId), [queries, restaurantId]);
};

/** What this browser knows of the orders; told at once, where `useQuery` would let a press see the row it took away. */
export const useOrderLists = (): OrderLists => {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) =>
      queries.getQueryCache().subscribe(({ type, query: { queryKey } }) => {
        // What else the cache tells of may come while something is being drawn.
        if (queryKey[0] === LISTS && (type === 'updated' || type === 'removed')) listener();
      }),
    [queries],
  );
  return useSyncExternalStore(subscribe, useOrderCache().lists);
};
