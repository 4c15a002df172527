import { useQueryClient } from '@tanstack/react-query';
import type { LivePush, LivePushes } from '@sae/domain/live';
import { useState, type ReactNode } from 'react';
import { useLive, useReconnected } from '../data/live.js';
import { OrderBoard } from './order-board.js';
import { OrderDeskContext } from './order-desk.js';
import { useAccept } from './useAccept.js';
import { useOpenOrders } from './useOpenOrders.js';
import { useRestaurantId } from './useRestaurantId.js';

/** Puts on the board what is pushed. */
const useBoardPushes = (board: OrderBoard): void => {
  const queries = useQueryClient();
  const hear = <N extends keyof LivePushes>(name: N, payload: LivePushes[N]) => {
    // With a bill cancelled, the other orders on it are billed again: their shares are asked for.
    if ('id' in payload && board.isPast(payload.id)) void queries.invalidateQueries({ queryKey: ['orders', 'past'] });
    board.hear({ name, restaurantId: payload.restaurantId, payload } as LivePush);
  };
  useLive('newOrder', (order) => hear('newOrder', order));
  useLive('orderUpdated', (order) => hear('orderUpdated', order));
  useLive('ordersCompleted', (completed) => hear('ordersCompleted', completed));
  useLive('billPaid', (paid) => hear('billPaid', paid));
  useLive('paymentUndone', (undone) => hear('paymentUndone', undone));
  useLive('orderDeleted', (deleted) => hear('orderDeleted', deleted));
  // What was pushed during a cut was missed.
  useReconnected(() => void queries.invalidateQueries({ queryKey: ['orders'] }));
};

/** One board for the whole back office, so that new orders are heard of whichever page is open. */
export const OrderDesk = ({ children }: { children: ReactNode }) => {
  const restaurantId = useRestaurantId();
  const [board] = useState(() => new OrderBoard(restaurantId));
  const live = useOpenOrders(board, 'live');
  const accepting = useAccept(board);
  useBoardPushes(board);
  return <OrderDeskContext value={{ board, live, ...accepting }}>{children}</OrderDeskContext>;
};
