import type { OrderView } from '@sae/domain/ordering';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OrderLists } from './live-orders.js';
import type { OrderBoard } from './order-board.js';
import type { useOpenOrders } from './useOpenOrders.js';

/** What every page of the back office knows of orders, and can do with one. */
export interface Desk {
  readonly board: OrderBoard;
  /** The live orders' question, asked for all pages at once. */
  readonly live: ReturnType<typeof useOpenOrders>;
  readonly accept: (order: Pick<OrderView, 'id'>) => Promise<void>;
  readonly isAccepting: (id: number) => boolean;
}

export const OrderDeskContext = createContext<Desk | null>(null);

export const useOrderDesk = (): Desk => {
  const desk = useContext(OrderDeskContext);
  if (!desk) throw new Error('Orders are known inside the back office only');
  return desk;
};

export const useOrderLists = (board: OrderBoard): OrderLists => useSyncExternalStore(board.subscribe, board.lists);
