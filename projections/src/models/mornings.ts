import { dayBounds, localDay } from '@sae/domain/kernel';
import { openAfter, type OrderBookEvent } from '@sae/domain/ordering';
import { put, rank, type Projection } from '../kernel/index.js';

/** What is open in a year's book, and when the day in which it was told last is over. */
interface OpenNow {
  readonly orderIds: readonly number[];
  readonly dayEnds: number;
}

/** What was open when the first fact of a day came, and which fact that is. */
export interface Morning {
  readonly id: string;
  readonly orderIds: readonly number[];
}

const NOTHING_OPEN: OpenNow = { orderIds: [], dayEnds: 0 };

const openKey = (restaurantId: number, year: number): string => `${restaurantId}:open:${year}`;

/** The revisions with which days began, by their time. */
export const morningsKey = (restaurantId: number, year: number): string => `${restaurantId}:mornings:${year}`;
export const morningKey = (restaurantId: number, year: number, revision: number): string =>
  `${morningsKey(restaurantId, year)}:${revision}`;

/** Where each day of a book begins: from there the lists at a moment are told (docs/decisions/0103-the-past-by-index.md). */
export const mornings = (zone: string): Projection => ({
  category: 'orderBook',
  reads: ({ fact }) => [openKey(fact.restaurantId, fact.financialYear)],
  changes: ({ event, fact }, lookup) => {
    const { restaurantId, financialYear, revision, id } = fact;
    const key = openKey(restaurantId, financialYear);
    const { orderIds, dayEnds } = (lookup(key) as OpenNow | null) ?? NOTHING_OPEN;
    const open = openAfter(orderIds, { ...(event as OrderBookEvent), at: fact.at, actor: fact.actor });
    const at = Date.parse(fact.at);
    if (at < dayEnds) return open === orderIds ? [] : [put(key, { orderIds: open, dayEnds })];
    const { to } = dayBounds(localDay(fact.at, zone), zone);
    return [
      put(key, { orderIds: open, dayEnds: Date.parse(to) }),
      put(morningKey(restaurantId, financialYear, revision), { id, orderIds }),
      rank(morningsKey(restaurantId, financialYear), revision, at),
    ];
  },
});
