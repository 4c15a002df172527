import { OrderReader } from '@sae/projections/models/ordering';
import { TicketsReader } from '@sae/projections/models/tickets';
import { query } from '../kernel/bus.js';

/** Live orders, oldest first, as JSON text. */
export const liveOrders = query([OrderReader], (orders) => orders.live.bind(orders));

/** Recurring orders, oldest first, as JSON text. */
export const recurringOrders = query([OrderReader], (orders) => orders.recurring.bind(orders));

/** Past orders, the newest bill first, page by page. */
export const pastOrders = query([OrderReader], (orders) => orders.past.bind(orders));

/** What the kitchen was told of an order, oldest first. */
export const ticketsOfOrder = query([TicketsReader], (tickets) => tickets.of.bind(tickets));
