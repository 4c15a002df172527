import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useMissed } from '../data/live.js';
import { ownCommands } from '../data/own-commands.js';
import { useOrderCache } from '../orders/order-cache.js';
import { useFigure, useOrderPushes } from '../data/useOrderPushes.js';
import { useToasts } from '../ui/toasts.js';
import { noticeOf, polledNotice } from './notices.js';
import { useOpenOrders } from './useOpenOrders.js';

/** Hears of orders whichever page is open; on the orders page it tells what is new, elsewhere the bell does. */
export const OrderNews = () => {
  const queries = useQueryClient();
  const { lists, hear } = useOrderCache();
  const toasts = useToasts();
  const isToTell = useLocation().pathname === '/orders';
  useOpenOrders('live', (missed) => isToTell && missed.forEach((order) => toasts.info(polledNotice(order))));

  useOrderPushes((push) => {
    const notice = noticeOf(push, lists());
    hear(push);
    // Of what this page does itself its own toast tells.
    if (notice && isToTell && !ownCommands.has(push.news?.key)) toasts.info(notice);
  });
  useFigure('past', () => void queries.invalidateQueries({ queryKey: ['orders', 'past'] }));
  useMissed(() => void queries.invalidateQueries({ queryKey: ['orders'] }));
  return null;
};
