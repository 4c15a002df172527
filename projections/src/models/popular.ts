import type { OrderItem } from '@sae/domain/billing';
import { wallClock } from '@sae/domain/kernel';
import {
  BILL_EVENTS,
  BOOK_EVENTS,
  DAY_EVENTS,
  KITCHEN_EVENTS,
  ORDER_LIFE_EVENTS,
  PAYMENT_EVENTS,
} from '@sae/domain/ordering';
import { projection, put, rank, type Change, type Fact, type Found } from '../kernel/index.js';
import { readerOf, type Rows } from '../reading/index.js';
import { menuItemKey } from './menu.js';

/** How often an item was ordered in each hour of the day: 24 numbers, however many orders there were. */
export const soldKey = (restaurantId: number, itemId: number): string => `${restaurantId}:sold:${itemId}`;

/** The ids of what was ordered in an hour of the day, by how often. */
export const popularKey = (restaurantId: number, hour: number): string => `${restaurantId}:popular:${hour}`;

type Sold = readonly number[];

const NEVER: Sold = Array.from({ length: 24 }, () => 0);

const soldKeys = (items: readonly OrderItem[], { restaurantId }: Fact) =>
  items.map(({ itemId }) => soldKey(restaurantId, itemId));

/** What is ordered at which hour, as the clocks in `zone` have it. What is cancelled or deleted later was asked for all the same. */
export const popular = (zone: string) => {
  const clock = wallClock(zone);
  const sold = (items: readonly OrderItem[], { restaurantId, at }: Fact, found: Found): readonly Change[] => {
    const hour = clock(at).getUTCHours();
    const ordered = new Map<number, number>();
    for (const { itemId, quantity } of items) ordered.set(itemId, (ordered.get(itemId) ?? 0) + quantity);
    return [...ordered].flatMap(([itemId, quantity]) => {
      const before = found<Sold>(soldKey(restaurantId, itemId)) ?? NEVER;
      const count = (before[hour] ?? 0) + quantity;
      return [
        put(soldKey(restaurantId, itemId), before.with(hour, count)),
        rank(popularKey(restaurantId, hour), itemId, count),
      ];
    });
  };
  return projection('orderBook', {
    ignores: [
      ...BOOK_EVENTS,
      ...ORDER_LIFE_EVENTS,
      ...BILL_EVENTS,
      ...KITCHEN_EVENTS,
      ...DAY_EVENTS,
      ...PAYMENT_EVENTS,
    ],
    on: {
      OrderPlaced: ({ items }, fact, _stored, found) => sold(items, fact, found),
      LinesAdded: ({ added }, fact, _stored, found) => sold(added, fact, found),
    },
    reads: {
      OrderPlaced: ({ items }, fact) => soldKeys(items, fact),
      LinesAdded: ({ added }, fact) => soldKeys(added, fact),
    },
  });
};

export class PopularReader extends readerOf('orderBook', 'menu') {
  /** What is ordered most in this hour and still on the menu, as ready JSON. @throws Refusal while the read models are built. */
  async items(restaurantId: number, { hour, limit }: { hour: number; limit: number }): Promise<Rows> {
    const page = { offset: 0, limit };
    const { rows } = await this.models.page(popularKey(restaurantId, hour), page, (id) =>
      menuItemKey(restaurantId, id),
    );
    return rows;
  }
}
