import { Refusal, type Command, type LocalDay } from '../kernel/index.js';
import type { Asked } from './asked.js';
import { isSameTicket, type LastTicket } from './kitchen-tickets.js';
import { opened, type OrderBook } from './order-book-state.js';
import type { OrderBookEvent, TicketPrinted } from './order-book.events.js';

/** Whoever prints a ticket claims it first: all of it that is left, or what is left in these categories. */
export type PrintTicket = Command<'PrintTicket'> & {
  readonly day: LocalDay;
  readonly ticketNo: number;
  /** Null where no print station prints it, but whoever was told that none did. */
  readonly station: TicketPrinted['data']['station'];
  readonly categories: readonly string[] | null;
};

const isLater = (one: LastTicket, other: LastTicket): boolean =>
  one.day === other.day ? one.ticketNo > other.ticketNo : one.day > other.day;

export const printTicket = (
  { day, ticketNo, station, categories: wanted }: PrintTicket,
  book: OrderBook,
): readonly OrderBookEvent[] => {
  const asked = { day, ticketNo };
  const { waiting, lastTicket } = opened(book);
  if (isLater(asked, lastTicket)) throw new Refusal('not-found', 'ticket/not-found', 'Ticket not found');
  const ticket = waiting.find((one) => isSameTicket(one, asked));
  const categories = (ticket?.categories ?? []).filter((category) => wanted?.includes(category) ?? true);
  if (!ticket || categories.length === 0)
    throw new Refusal(
      'conflict',
      'ticket/not-waiting',
      `Ticket ${ticketNo} is printed already, or too old. It can be printed again from its order.`,
    );
  const { orderId, tableNo } = ticket;
  return [{ type: 'TicketPrinted', data: { ...asked, orderId, tableNo, station, categories } }];
};

export const printAsked: Asked<'TicketPrinted', PrintTicket>['TicketPrinted'] = (printed) => ({
  ...{ type: 'PrintTicket', ...printed },
});
