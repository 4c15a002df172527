import type { OrderView } from '@sae/domain/ordering';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'react-admin';
import { missedIn } from '../orders/live-orders.js';
import { useOrderCache } from '../orders/order-cache.js';
import { useProvider } from '../ui/provider.js';

const POLL_MS = 10_000;
const everything = () => true;

/**
 * Asks for the live orders every 10 seconds, or for the recurring ones; what is answered goes to what is known of the
 * orders. Told of are those no push had told of.
 */
export const useOpenOrders = (
  list: 'live' | 'recurring',
  onMissed: (orders: readonly OrderView[]) => void = () => undefined,
) => {
  const provider = useProvider();
  const queries = useQueryClient();
  const { ask, answer, lists } = useOrderCache();
  const tell = useEvent(onMissed);
  const queryKey = ['orders', list];
  return useQuery({
    queryKey,
    gcTime: 0,
    refetchInterval: list === 'live' ? POLL_MS : false,
    refetchIntervalInBackground: true,
    queryFn: async () => {
      const askedAt = ask();
      const orders = await provider.openOrders({ list });
      // Of the first answer all is new.
      const missed = queries.getQueryData(queryKey) === undefined ? [] : missedIn(lists(), orders);
      answer({ list, orders, askedAt, covers: everything });
      tell(missed);
      return askedAt;
    },
  });
};

/**
 * How the question for the live orders stands, which the back office asks for all its pages at once. With a way to ask,
 * whoever looks could be asked in its place, and would tell nobody; useQuery warns where there is none.
 */
export const useLiveQuestion = () => useQueries({ queries: [{ queryKey: ['orders', 'live'], enabled: false }] })[0];
