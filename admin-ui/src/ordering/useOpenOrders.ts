import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/dataProvider.js';
import type { OrderBoard } from './order-board.js';

const POLL_MS = 10_000;
const everything = () => true;

/** Asks for the live orders every 10 seconds, and for the recurring ones; the answers go on the board. */
export const useOpenOrders = (board: OrderBoard, list: 'live' | 'recurring') => {
  const provider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: ['orders', list],
    gcTime: 0,
    refetchInterval: list === 'live' ? POLL_MS : false,
    refetchIntervalInBackground: true,
    queryFn: async () => {
      const askedAt = board.ask();
      const orders = await provider.openOrders({ list });
      board.answer(list, { orders, askedAt, covers: everything });
      return askedAt;
    },
  });
};
