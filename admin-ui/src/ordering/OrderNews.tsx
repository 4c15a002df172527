import type { LivePush, LivePushes } from '@sae/domain/live';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useLive, useReconnected } from '../data/live.js';
import { useOrderCache } from '../orders/order-cache.js';
import { isUnderWay } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { noticeOf, polledNotice } from './notices.js';
import { useOpenOrders } from './useOpenOrders.js';

const CHANGES = ['addLines', 'cancelLine', 'changeNote'] as const;

/** Hears of orders whichever page is open; on the orders page it tells what is new, elsewhere the bell does. */
export const OrderNews = () => {
  const queries = useQueryClient();
  const { lists, known, hear } = useOrderCache();
  const toasts = useToasts();
  const isToTell = useLocation().pathname === '/orders';
  useOpenOrders('live', (missed) => isToTell && missed.forEach((order) => toasts.info(polledNotice(order))));

  /** Of what this browser is doing itself its own toast tells. */
  const isOwn = ({ name, payload }: LivePush): boolean =>
    (name === 'orderUpdated' &&
      (isUnderWay(queries, 'moveToRecurring', { id: payload.id }) ||
        isUnderWay(queries, 'moveOrder') ||
        isUnderWay(queries, 'moveTable') ||
        CHANGES.some((change) => isUnderWay(queries, change)))) ||
    (name === 'orderDeleted' && isUnderWay(queries, 'deleteOrder', { id: payload.id })) ||
    ((name === 'ordersCompleted' || name === 'partBilled') && isUnderWay(queries, 'completeTable'));

  const take = <N extends keyof LivePushes>(name: N, payload: LivePushes[N]) => {
    // With a bill cancelled, the other orders on it are billed again: their shares are asked for.
    if ('id' in payload && known(payload.id)?.status === 'past')
      void queries.invalidateQueries({ queryKey: ['orders', 'past'] });
    const push = { name, restaurantId: payload.restaurantId, payload } as LivePush;
    const notice = noticeOf(push, lists());
    hear(push);
    if (notice && isToTell && !isOwn(push)) toasts.info(notice);
  };
  useLive('newOrder', (order) => take('newOrder', order));
  useLive('orderUpdated', (order) => take('orderUpdated', order));
  useLive('ordersCompleted', (completed) => take('ordersCompleted', completed));
  useLive('billPaid', (paid) => take('billPaid', paid));
  useLive('partPaid', (paid) => take('partPaid', paid));
  useLive('partBilled', (billed) => take('partBilled', billed));
  useLive('paymentUndone', (undone) => take('paymentUndone', undone));
  useLive('orderDeleted', (deleted) => take('orderDeleted', deleted));
  // What was pushed during a cut was missed.
  useReconnected(() => void queries.invalidateQueries({ queryKey: ['orders'] }));
  return null;
};
