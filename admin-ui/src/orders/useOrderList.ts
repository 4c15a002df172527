import type { OrderStatus, OrderView } from '@sae/domain/ordering';
import { useCallback } from 'react';
import { useListController, type GetListResult } from 'react-admin';
import { asked } from '../ui/query-client.js';
import { useOrderLists } from './order-cache.js';
import { ORDERS, isAnswer, questionFor, rowsOf, type OrdersAnswer, type OrdersFilter } from './order-question.js';

/** No other page's answer is shown again; and who looks at what the back office asks for anyway asks no second time. */
export const orderQuery = (status: OrderStatus) => ({ ...asked, gcTime: 0, refetchOnMount: status !== 'live' });

/** A list of orders as react-admin's list context has it: how its question stands, and its rows as the one cache knows them now. */
export const useOrderList = (status: OrderStatus, perPage?: number, enabled = true) => {
  const lists = useOrderLists();
  const select = useCallback(
    (answer: GetListResult<OrderView>) => (isAnswer(answer) ? { ...answer, data: rowsOf(lists, answer) } : answer),
    [lists],
  );
  const { pagination, sort, filter } = questionFor({ status });
  const list = useListController<OrderView>({
    ...{ resource: ORDERS, filter, sort, perPage: perPage ?? pagination.perPage },
    // Of a page with several lists, behind a login that stands already.
    ...{ disableSyncWithLocation: true, disableAuthentication: true },
    queryOptions: { ...orderQuery(status), select, enabled },
  });
  // Until the chosen day is answered react-admin keeps showing the one before, under the name of the chosen.
  const { filter: answered } = (list.meta ?? {}) as Partial<OrdersAnswer['meta']>;
  const isOfAnother = list.isPlaceholderData && answered?.date !== (list.filterValues as Partial<OrdersFilter>).date;
  return isOfAnother ? ({ ...list, data: undefined, isPending: true } as typeof list) : list;
};
