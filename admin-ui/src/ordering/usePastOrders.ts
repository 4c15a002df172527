import type { LocalDay } from '@sae/domain/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { restaurantZone } from '../data/zone.js';
import { useOrderCache, useOrderLists } from '../orders/order-cache.js';
import { useProvider } from '../ui/provider.js';
import { useToasts } from '../ui/toasts.js';
import { FETCH_FAILURE } from './notices.js';
import { coveredBy, firstSpan, looked, nothingCovered, PAGE_SIZE, shownPast, type PastSpan } from './past-span.js';

/** The past orders of a day or of all time, 20 at first, and 20 more whenever asked. */
export const usePastOrders = (day: LocalDay | null) => {
  const zone = restaurantZone();
  const provider = useProvider();
  const queries = useQueryClient();
  const toasts = useToasts();
  const [isGrowing, setGrowing] = useState(false);
  const { ask, answer } = useOrderCache();
  const lists = useOrderLists();
  const queryKey = ['orders', 'past', day];

  /** How far was looked, together with this look. */
  const look = async (offset: number, limit: number): Promise<PastSpan> => {
    const askedAt = ask();
    const page = await provider.pastOrders({ day, offset, limit });
    const span = queries.getQueryData<PastSpan>(queryKey) ?? firstSpan(day);
    const covers = offset === 0 ? coveredBy(span, zone, page) : nothingCovered;
    answer({ list: 'past', orders: page.orders, askedAt, covers });
    return looked(span, page, offset);
  };
  const asked = useQuery({
    queryKey,
    gcTime: 0,
    queryFn: (): Promise<PastSpan> => look(0, Math.max(PAGE_SIZE, orders.length)),
  });
  const shown = shownPast(lists, asked.data ?? firstSpan(day), zone);
  // Of another day nothing was looked at yet: what other days have left is not so much of this one.
  const orders = asked.data ? shown : shown.slice(0, PAGE_SIZE);

  const seeMore = async () => {
    setGrowing(true);
    try {
      queries.setQueryData(queryKey, await look(orders.length, PAGE_SIZE));
    } catch {
      toasts.error(FETCH_FAILURE);
    } finally {
      setGrowing(false);
    }
  };
  return { ...asked, orders, hasMore: asked.data?.hasMore ?? false, seeMore, isGrowing };
};
