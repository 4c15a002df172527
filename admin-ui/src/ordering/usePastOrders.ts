import type { LocalDay } from '@sae/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AppDataProvider } from '../data/dataProvider.js';
import { restaurantZone } from '../data/zone.js';
import { useToasts } from '../shell/toasts.js';
import type { OrderLists } from './live-orders.js';
import { FETCH_FAILURE } from './notices.js';
import type { OrderBoard } from './order-board.js';
import { coveredBy, firstSpan, looked, nothingCovered, PAGE_SIZE, shownPast } from './past-span.js';

/** The past orders of a day or of all time, 20 at first, and 20 more whenever asked. */
export const usePastOrders = ({ board, lists }: { board: OrderBoard; lists: OrderLists }, day: LocalDay | null) => {
  const zone = restaurantZone();
  const provider = useDataProvider<AppDataProvider>();
  const toasts = useToasts();
  const [kept, setKept] = useState(firstSpan(day));
  const [isGrowing, setGrowing] = useState(false);
  const isKept = kept.day === day;
  const span = isKept ? kept : firstSpan(day);
  const shown = shownPast(lists, span, zone);
  // Of another day nothing was looked at yet: what other days have left on the board is not so much of this one.
  const orders = isKept ? shown : shown.slice(0, PAGE_SIZE);

  const look = async (offset: number, limit: number) => {
    const askedAt = board.ask();
    const page = await provider.pastOrders({ day, offset, limit });
    const covers = offset === 0 ? coveredBy(span, zone, page) : nothingCovered;
    board.answer('past', { orders: page.orders, askedAt, covers });
    setKept((before) => looked(before.day === day ? before : span, page, offset));
    return askedAt;
  };
  const query = useQuery({
    queryKey: ['orders', 'past', day],
    gcTime: 0,
    queryFn: () => look(0, Math.max(PAGE_SIZE, orders.length)),
  });

  const seeMore = async () => {
    setGrowing(true);
    try {
      await look(orders.length, PAGE_SIZE);
    } catch {
      toasts.error(FETCH_FAILURE);
    } finally {
      setGrowing(false);
    }
  };
  return { ...query, orders, hasMore: span.hasMore, seeMore, isGrowing };
};
