import { customerIn, type OfCustomer, type OrderItem } from '../billing/order-item.js';
import { colleagueOf, type Circumstances, type Deleted, type IsoTime, type LocalDay } from '../kernel/index.js';
import type { OptionView } from '../menu/views.js';
import type { OpenOrder, OrderBookEvent, TicketIssued, TicketPrinted } from './order-book.events.js';
import { itemView, type OrderItemView, type OrderView } from './views.js';

/** The latest number given, and the day it counts in, empty before there was one; days compare as text. */
export interface LastTicket {
  readonly day: LocalDay;
  readonly ticketNo: number;
}

export const NO_TICKET: LastTicket = { day: '', ticketNo: 0 };

export const isSameTicket = (one: LastTicket, other: LastTicket): boolean =>
  one.ticketNo === other.ticketNo && one.day === other.day;

/** A ticket of which something is not printed yet: the categories of those lines. */
export interface WaitingTicket extends LastTicket {
  readonly orderId: number;
  readonly tableNo: number;
  readonly categories: readonly string[];
  readonly issuedAt: IsoTime;
}

/** The day on which the next number counts, and the number before it. */
export const countedOn = (today: LocalDay, lastDay: LocalDay, last: number) => {
  // Of two nodes one may still be in the day before: its number would be given twice.
  const day = lastDay > today ? lastDay : today;
  return { day, before: lastDay === day ? last : 0 };
};

/** What asks for tickets: the restaurant's day. Without one there are none, as before there were any. */
export interface OnDay {
  readonly day?: LocalDay | undefined;
}

type TicketBody = Pick<TicketIssued['data'], 'kind' | 'lines'>;

/**
 * What the kitchen is told of an order; nothing, before it was accepted. Tickets stand before the fact they tell of,
 * which so ends its decision.
 */
export const ticketsFor = (
  { lastTicket: last }: { readonly lastTicket: LastTicket },
  { orderId, tableNo, status, ...whose }: Pick<OpenOrder, 'orderId' | 'tableNo' | 'status' | 'customer'>,
  { day: today }: OnDay,
  ...told: readonly TicketBody[]
): OrderBookEvent[] => {
  if (!today || status === 'live') return [];
  const { day, before } = countedOn(today, last.day, last.ticketNo);
  return told.map(({ kind, lines }, n) => ({
    type: 'TicketIssued',
    data: { ticketNo: before + n + 1, day, orderId, tableNo, kind, lines, ...customerIn([whose]) },
  }));
};

/** The day on which the tickets among these facts were asked for. */
export const dayOfTickets = (events: readonly OrderBookEvent[]): OnDay => {
  const ticket = events.find((event) => event.type === 'TicketIssued');
  return ticket ? { day: ticket.data.day } : {};
};

/** A line on a ticket: the kitchen asks for no prices. */
export interface TicketItemView extends Omit<OrderItemView, 'price' | 'options'> {
  readonly category: string;
  readonly options?: readonly Omit<OptionView, 'price'>[];
}

/** That a ticket was printed, or its lines of these categories. */
export interface TicketPrintView {
  readonly at: IsoTime;
  /** The print station; null where it was printed by hand. */
  readonly station: string | null;
  readonly categories: readonly string[];
}

/** A kitchen ticket, as it is printed. */
export interface TicketView extends OfCustomer {
  /** Each day from 1. */
  readonly ticketNo: number;
  readonly day: LocalDay;
  readonly orderId: number;
  /** Where the order was. */
  readonly tableNo: number;
  readonly kind: TicketIssued['data']['kind'];
  readonly items: readonly TicketItemView[];
  readonly issuedAt: IsoTime;
  /** Which of the people sent it; nothing where it was the owner. */
  readonly by?: number;
  /** Where print stations print: by which, oldest first. */
  readonly printed: readonly TicketPrintView[];
}

/** What is answered to who changed something of which the kitchen is told: the tickets that are to be printed. */
export interface WithTickets {
  readonly tickets: readonly TicketView[];
}
export interface ChangedOrder extends OrderView, WithTickets {}
/** With tickets where it was accepted at once. */
export interface PlacedOrder extends OrderView, Partial<WithTickets> {}
export interface DeletedOrder extends Deleted, WithTickets {}

const ticketItem = (line: OrderItem): TicketItemView => {
  const { price: _, options, ...item } = itemView(line);
  const chosen = options?.map(({ optionId, name }) => ({ optionId, name }));
  return { ...item, category: line.category, ...(chosen ? { options: chosen } : {}) };
};

const senderIn = (actor: string): Pick<TicketView, 'by'> => {
  const by = colleagueOf(actor);
  return by === null ? {} : { by };
};

export const ticketView = (
  { ticketNo, day, orderId, tableNo, kind, lines, ...whose }: TicketIssued['data'],
  { at: issuedAt, actor }: Pick<Circumstances, 'at' | 'actor'>,
): TicketView => ({
  ticketNo,
  day,
  orderId,
  tableNo,
  kind,
  items: lines.map(ticketItem),
  issuedAt,
  ...senderIn(actor),
  printed: [],
  ...customerIn([whose]),
});

export const withPrint = (
  ticket: TicketView,
  { station, categories }: TicketPrinted['data'],
  at: IsoTime,
): TicketView => ({
  ...ticket,
  printed: [...ticket.printed, { at, station: station?.name ?? null, categories }],
});

/** The ticket with its lines of these categories alone. */
export const partOfTicket = (ticket: TicketView, categories: readonly string[]): TicketView => ({
  ...ticket,
  items: ticket.items.filter(({ category }) => categories.includes(category)),
});

/** Each category once, in the order of the lines. */
export const categoriesOf = (lines: readonly { readonly category: string }[]): string[] => [
  ...new Set(lines.map(({ category }) => category)),
];

/** The categories of which nothing is printed yet. */
export const leftToPrint = ({ items, printed }: TicketView): string[] =>
  categoriesOf(items).filter((category) => !printed.some(({ categories }) => categories.includes(category)));

/** The tickets among these facts. */
export const ticketViews = (events: readonly (OrderBookEvent & Pick<Circumstances, 'at' | 'actor'>)[]): TicketView[] =>
  events.flatMap((event) => (event.type === 'TicketIssued' ? [ticketView(event.data, event)] : []));
