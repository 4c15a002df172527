import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { identity } from '../auth/user.js';
import { serverClock } from '../data/server-clock.js';
import type { AppDataProvider } from '../data/verbs.js';
import { missedIn } from './live-orders.js';
import { orderCache } from './order-cache.js';
import { coveredBy, ORDERS, rowsOf, type OrdersAnswer, type OrdersFilter } from './order-question.js';

const asked = async (
  provider: Pick<AppDataProvider, 'orderRows'>,
  queries: QueryClient,
  { signal, ...question }: GetListParams,
): Promise<OrdersAnswer> => {
  const { lists, ask, answer } = orderCache(queries, queries.getQueryData(identity.queryKey)?.id ?? 0);
  const before = queries.getQueryData<OrdersAnswer>([ORDERS, 'getList', question]);
  const filter = question.filter as OrdersFilter;
  const { status, date, withinMs } = filter;
  const since = withinMs === undefined ? undefined : new Date(serverClock.now() - withinMs).toISOString();
  // A shorter look at the newest orders would take back what is shown.
  const limit = Math.max(question.pagination?.perPage ?? 0, before ? rowsOf(lists(), before).length : 0);
  const askedAt = ask();
  const rows = await provider.orderRows({ status, limit, date, since, signal });
  // Of the first answer all is new.
  const missed = before && status === 'live' ? missedIn(lists(), rows.data) : [];
  const answered = { ...rows, meta: { filter, since, missed } };
  answer({ list: status, orders: rows.data, askedAt, covers: coveredBy(answered) });
  return answered;
};

/** The resource `orders`: whatever is answered goes to the one cache, from which all lists are shown. */
export const withOrders = <P extends DataProvider & Pick<AppDataProvider, 'orderRows'>>(
  provider: P,
  queries: QueryClient,
): P => ({
  ...provider,
  getList: async (resource: string, params: GetListParams): Promise<GetListResult> => {
    if (resource !== ORDERS) return provider.getList(resource, params);
    const answer = await asked(provider, queries, params);
    return { ...answer, pageInfo: { hasNextPage: answer.data.length < answer.total, hasPreviousPage: false } };
  },
});
