import { expect } from '@jest/globals';
import type { IssuedBill, OrderItem } from '../src/billing/index.js';
import { entryOf, type CommandContext, type Recorded } from '../src/kernel/index.js';
import type { OrderBook } from '../src/ordering/order-book-state.js';
import type { OpenOrder, OrderBookEvent, TicketIssued, TicketPrinted } from '../src/ordering/order-book.events.js';
import { toldOrders } from '../src/ordering/told-order.js';

export const asked: CommandContext = { at: '2026-11-21T06:30:00.000Z', actor: 'restaurant:123456789' };
export const start: OrderBookEvent = { type: 'BookOpened', data: { financialYear: 2026, nextOrderId: 1 } };

const withNote = ({ specialInstructions: _, ...item }: OrderItem, note: string | null): OrderItem => ({
  ...item,
  ...(note ? { specialInstructions: note } : {}),
});

/** How many of each dish, by what they say. */
export const counted = (items: readonly OrderItem[]): Record<string, number> => {
  const dishes: Record<string, number> = {};
  for (const { itemId, specialInstructions, quantity } of items) {
    const dish = `${itemId} ${specialInstructions ?? ''}`;
    dishes[dish] = (dishes[dish] ?? 0) + quantity;
  }
  return dishes;
};

/** What the log says by itself, counted without the decider. */
export class Ledger {
  readonly events: Recorded<OrderBookEvent>[] = [];
  readonly uncancelled = new Map<string, IssuedBill>();
  readonly issued: string[] = [];
  readonly placed: number[] = [];
  readonly gone = new Set<number>();
  /** Of each order, how many of each dish were ordered and not cancelled, by what they say. */
  readonly ordered = new Map<number, Record<string, number>>();
  /** The same as the kitchen knows it, from its tickets alone. */
  readonly cooked = new Map<number, Record<string, number>>();
  readonly tickets: TicketIssued['data'][] = [];
  readonly printed: TicketPrinted['data'][] = [];

  private count(orderId: number, items: readonly OrderItem[], sign = 1, among = this.ordered): void {
    const dishes = { ...among.get(orderId) };
    for (const [dish, quantity] of Object.entries(counted(items))) dishes[dish] = (dishes[dish] ?? 0) + sign * quantity;
    among.set(orderId, Object.fromEntries(Object.entries(dishes).filter(([, quantity]) => quantity !== 0)));
  }

  write(event: OrderBookEvent, done: CommandContext = asked): Recorded<OrderBookEvent> {
    const recorded = { ...event, ...done, id: `event-${this.events.length}`, revision: this.events.length };
    this.events.push(recorded);
    if (event.type === 'OrderPlaced') this.placed.push(event.data.orderId);
    if (event.type === 'OrderPlaced') this.count(event.data.orderId, event.data.items);
    if (event.type === 'LinesAdded') this.count(event.data.order.orderId, event.data.added);
    if (event.type === 'LineCancelled') this.count(event.data.order.orderId, [event.data.cancelled], -1);
    if (event.type === 'NoteChanged') {
      const { order, line: now, from } = event.data;
      this.count(order.orderId, [withNote(now, from)], -1);
      this.count(order.orderId, [now]);
    }
    if (event.type === 'OrderSplit') {
      const { order, split } = event.data;
      this.placed.push(split.orderId);
      this.count(order.orderId, split.items, -1);
      this.count(split.orderId, split.items);
      // What was cooked for the one is eaten on the other.
      this.count(order.orderId, split.items, -1, this.cooked);
      this.count(split.orderId, split.items, 1, this.cooked);
    }
    if (event.type === 'TicketIssued') {
      const { orderId, kind, lines } = event.data;
      this.count(orderId, lines, kind === 'CANCEL' ? -1 : 1, this.cooked);
      this.tickets.push(event.data);
    }
    if (event.type === 'TicketPrinted') this.printed.push(event.data);
    if (event.type === 'OrderDeleted') this.gone.add(event.data.orderId);
    if (event.type === 'BillIssued') {
      this.issued.push(event.data.billNo);
      this.uncancelled.set(event.data.billNo, event.data);
    }
    if (event.type === 'BillCancelled') expect(this.uncancelled.delete(event.data.billNo)).toBe(true);
    return recorded;
  }

  /** As the handlers do: the bill an order stands on is read from the log at its place. */
  billAt(book: OrderBook, orderId: number): IssuedBill | null {
    const event = this.events[entryOf(book.past, orderId)?.revision ?? -1];
    return event?.type === 'BillIssued' ? event.data : null;
  }

  /** Its orders, where the book says that they are told. */
  ordersOn({ orders }: IssuedBill, book: OrderBook): OpenOrder[] {
    return orders.flatMap(({ orderId }) => {
      const event = this.events[entryOf(book.toldAt, orderId) ?? -1];
      return event ? toldOrders(event).filter((order) => order.orderId === orderId) : [];
    });
  }
}
