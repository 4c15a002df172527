import { OrderReader } from '@sae/projections/models/ordering';
import { query } from '../kernel/bus.js';

/** Live orders, oldest first, as JSON text. */
export const liveOrders = query([OrderReader], (orders) => orders.live.bind(orders));

/** Recurring orders, oldest first, as JSON text. */
export const recurringOrders = query([OrderReader], (orders) => orders.recurring.bind(orders));

/** Past orders, the newest bill first, page by page. */
export const pastOrders = query([OrderReader], (orders) => orders.past.bind(orders));
