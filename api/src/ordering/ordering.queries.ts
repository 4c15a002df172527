import { OrderReader } from '@sae/projections/models/ordering';
import type { Page } from '@sae/projections/reading';
import { query } from '../kernel/bus.js';

/** Live orders, oldest first, as JSON text. */
export const liveOrders = query([OrderReader], (orders) => (restaurantId: number) => orders.live(restaurantId));

/** Recurring orders, oldest first, as JSON text. */
export const recurringOrders = query(
  [OrderReader],
  (orders) => (restaurantId: number) => orders.recurring(restaurantId),
);

/** Past orders, the newest bill first, page by page. */
export const pastOrders = query(
  [OrderReader],
  (orders) => (restaurantId: number, page: Page) => orders.past(restaurantId, page),
);
