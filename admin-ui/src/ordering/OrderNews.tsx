import type { OrderView } from '@sae/domain/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useMay } from '../auth/user.js';
import { useMissed } from '../data/live.js';
import { ownCommands } from '../data/own-commands.js';
import { useOrderCache } from '../orders/order-cache.js';
import { ORDERS, questionFor, type OrdersAnswer } from '../orders/order-question.js';
import { orderQuery } from '../orders/useOrderList.js';
import { useFigure, useOrderPushes } from '../data/useOrderPushes.js';
import { useToasts } from '../ui/toasts.js';
import { noticeOf, polledNotice } from './notices.js';

const POLL_MS = 10_000;
const polling = { ...orderQuery('live'), refetchInterval: POLL_MS, refetchIntervalInBackground: true };

/** Hears of orders whichever page is open; on the orders page it tells what is new, elsewhere the bell does. */
export const OrderNews = () => {
  const queries = useQueryClient();
  const { lists, hear } = useOrderCache();
  const toasts = useToasts();
  const isToTell = useLocation().pathname === '/orders';
  const enabled = useMay('SeeOpenOrders');
  const { meta } = useGetList<OrderView>(ORDERS, questionFor({ status: 'live' }), { ...polling, enabled });
  const { missed } = (meta ?? {}) as Partial<OrdersAnswer['meta']>;
  const tellOf = useEffectEvent((orders: readonly OrderView[]) => {
    if (isToTell) orders.forEach((order) => toasts.info(polledNotice(order)));
  });
  useEffect(() => tellOf(missed ?? []), [missed]);

  useOrderPushes((push) => {
    const notice = noticeOf(push, lists());
    hear(push);
    // Of what this page does itself its own toast tells.
    if (notice && isToTell && !ownCommands.has(push.news?.key)) toasts.info(notice);
  });
  useFigure(
    'past',
    () => void queries.invalidateQueries({ queryKey: [ORDERS, 'getList', { filter: { status: 'past' } }] }),
  );
  useMissed(() => void queries.invalidateQueries({ queryKey: [ORDERS] }));
  return null;
};
