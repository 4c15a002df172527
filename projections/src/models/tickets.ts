import { BOOK_EVENTS, ORDER_EVENTS, PAYMENT_EVENTS, ticketView, type TicketView } from '@sae/domain/ordering';
import { projection, put } from '../kernel/index.js';
import { readerOf } from '../reading/index.js';

/** The tickets of an order, oldest first; they stay when it is billed or deleted. */
export const ticketsKey = (restaurantId: number, orderId: number): string => `${restaurantId}:tickets:${orderId}`;

export const tickets = projection('orderBook', {
  ignores: [...BOOK_EVENTS, ...ORDER_EVENTS, ...PAYMENT_EVENTS, 'BillIssued', 'BillCancelled'],
  on: {
    TicketIssued: (ticket, { restaurantId, at }, _stored, found) => {
      const key = ticketsKey(restaurantId, ticket.orderId);
      return [put(key, [...(found<readonly TicketView[]>(key) ?? []), ticketView(ticket, at)])];
    },
  },
  reads: { TicketIssued: ({ orderId }, { restaurantId }) => [ticketsKey(restaurantId, orderId)] },
});

/** Every answer is refused while the read models are built. */
export class TicketsReader extends readerOf('orderBook') {
  async of(restaurantId: number, orderId: number): Promise<readonly TicketView[]> {
    return (await this.models.document<readonly TicketView[]>(ticketsKey(restaurantId, orderId))) ?? [];
  }
}
