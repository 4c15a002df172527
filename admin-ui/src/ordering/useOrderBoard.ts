import { useQueryClient } from '@tanstack/react-query';
import type { LivePush, LivePushes } from '@sae/domain/ordering';
import { useState, useSyncExternalStore } from 'react';
import { useLive } from '../data/live.js';
import { useToasts } from '../shell/toasts.js';
import { OrderBoard } from './order-board.js';
import type { OrderLists } from './live-orders.js';
import { useRestaurantId } from './useRestaurantId.js';

/** The lists of this page, from when it opens until it closes. */
export const useOrderBoard = (): { board: OrderBoard; lists: OrderLists } => {
  const restaurantId = useRestaurantId();
  const [board] = useState(() => new OrderBoard(restaurantId));
  const lists = useSyncExternalStore(board.subscribe, board.lists);
  return { board, lists };
};

/** Puts what is pushed on the board and tells the staff; of what this browser is doing itself its own toast tells. */
export const useBoardPushes = (board: OrderBoard, isOwn: (push: LivePush) => boolean): void => {
  const toasts = useToasts();
  const queries = useQueryClient();
  const hear = <N extends keyof LivePushes>(name: N, payload: LivePushes[N]) => {
    const push = { name, restaurantId: payload.restaurantId, payload } as LivePush;
    // With a bill cancelled, the other orders on it are billed again: their shares are asked for.
    if ('id' in payload && board.isPast(payload.id)) void queries.invalidateQueries({ queryKey: ['orders', 'past'] });
    const notice = board.hear(push);
    if (notice && !isOwn(push)) toasts.info(notice);
  };
  useLive('newOrder', (order) => hear('newOrder', order));
  useLive('orderUpdated', (order) => hear('orderUpdated', order));
  useLive('ordersCompleted', (completed) => hear('ordersCompleted', completed));
  useLive('orderDeleted', (deleted) => hear('orderDeleted', deleted));
};
