import {
  BILL_EVENTS,
  BOOK_EVENTS,
  DAY_EVENTS,
  isSameTicket,
  ORDER_EVENTS,
  PAYMENT_EVENTS,
  ticketView,
  withPrint,
  type TicketView,
} from '@sae/domain/ordering';
import { keyInPack, projection, push, put } from '../kernel/index.js';
import { readerOf } from '../reading/index.js';

/** The tickets of an order, oldest first; they stay when it is billed or deleted. */
export const ticketsKey = (restaurantId: number, orderId: number): string =>
  keyInPack(`${restaurantId}:tickets`, orderId);

export const tickets = projection('orderBook', {
  ignores: [...BOOK_EVENTS, ...DAY_EVENTS, ...ORDER_EVENTS, ...BILL_EVENTS, ...PAYMENT_EVENTS, 'PortionsCounted'],
  on: {
    TicketIssued: (ticket, fact, _stored, found) => {
      const { restaurantId } = fact;
      const key = ticketsKey(restaurantId, ticket.orderId);
      const issued = ticketView(ticket, fact);
      return [
        put(key, [...(found<readonly TicketView[]>(key) ?? []), issued]),
        push({ name: 'ticketIssued', restaurantId, payload: { ...issued, restaurantId } }),
      ];
    },
    TicketPrinted: (print, { restaurantId, at }, stored) => {
      const key = ticketsKey(restaurantId, print.orderId);
      const told = stored<readonly TicketView[]>(key).map((one) =>
        isSameTicket(one, print) ? withPrint(one, print, at) : one,
      );
      const pushes = told
        .filter((one) => isSameTicket(one, print))
        .map((one) => push({ name: 'ticketPrinted', restaurantId, payload: { ...one, restaurantId } }));
      return [put(key, told), ...pushes];
    },
  },
  reads: {
    TicketIssued: ({ orderId }, { restaurantId }) => [ticketsKey(restaurantId, orderId)],
    TicketPrinted: ({ orderId }, { restaurantId }) => [ticketsKey(restaurantId, orderId)],
  },
});

/** Every answer is refused while the read models are built. */
export class TicketsReader extends readerOf('orderBook') {
  async of(restaurantId: number, orderId: number): Promise<readonly TicketView[]> {
    return (await this.models.document<readonly TicketView[]>(ticketsKey(restaurantId, orderId))) ?? [];
  }
}
