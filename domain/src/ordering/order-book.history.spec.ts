import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { biryani, dosa, seller } from '../../testing/orders.js';
import { GST_RATES, GST_TYPES, TOKEN_KINDS, totalOf, type IssuedBill, type OrderItem } from '../billing/index.js';
import { entryOf, Refusal, valuesOf, type CommandContext, type Recorded } from '../kernel/index.js';
import type { OrderBookCommand } from './order-book.commands.js';
import { carriedOver, orderBook } from './order-book.js';
import type { OrderBook } from './order-book-state.js';
import type { OpenOrder, OrderBookEvent, TicketIssued, TicketPrinted } from './order-book.events.js';
import { categoriesOf, isSameTicket } from './kitchen-tickets.js';
import { orderAfter, toldOrders } from './told-order.js';

/** A wish whose order is named by its place among all orders so far, so that it often exists. */
type Wish = (orders: number) => { order: number } & Record<string, unknown>;

const terms = fc.record({
  discountPercent: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
  serviceCharge: fc.integer({ min: 0, max: 5_000 }),
  gstRate: fc.constantFrom(...GST_RATES),
  gstType: fc.constantFrom(...GST_TYPES),
});
const discount = { discountLimit: fc.constantFrom(0, 20, 50), discountReason: fc.constantFrom('regular', null) };
/** Tables, and the first tokens. */
const tableNo = fc.constantFrom(0, 1, 2, 0, 1, 2, 10_001, 20_001);
const items = fc.array(
  fc
    .record({ line: fc.constantFrom(dosa, biryani), quantity: fc.integer({ min: 1, max: 9 }) })
    .map(({ line, quantity }) => ({ ...line, quantity })),
  { minLength: 1, maxLength: 3 },
);
/** Days may go back: another node's clock may be behind. */
const day = fc.constantFrom('2026-11-21', '2026-11-21', '2026-11-22', '2026-11-20');
const notes = [null, 'less spicy', 'no onion'];
const line = fc
  .record({ dish: fc.constantFrom(dosa, biryani), note: fc.constantFrom(...notes) })
  .map(({ dish, note }) => ({ ...dish, specialInstructions: note }));
const onOrder = (type: string, more: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.tuple(fc.nat(), fc.record(more)).map(([n, rest]): Wish => (orders) => ({
    type,
    order: (n % (orders + 1)) + 1,
    reason: null,
    ...rest,
  }));
const wishes = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ tableNo, items }).map((order): Wish => () => ({ type: 'PlaceOrder', order: 0, ...order })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({
          items,
          day,
          kind: fc.constantFrom(...TOKEN_KINDS),
          customer: fc.constantFrom({ name: 'Asha' }, undefined),
        })
        .map((order): Wish => () => ({ type: 'PlaceOrder', order: 0, ...order })),
    },
    { weight: 4, arbitrary: onOrder('AcceptOrder', { day }) },
    {
      weight: 3,
      arbitrary: fc.record({ tableNo, terms, ...discount }).map((table): Wish => () => ({
        type: 'CompleteTable',
        order: 0,
        message: '',
        seller,
        ...table,
      })),
    },
    {
      weight: 2,
      arbitrary: onOrder('CompleteTable', { tableNo, terms, ...discount }).map((wish): Wish => (orders) => {
        const { order, ...table } = wish(orders);
        return { ...table, order, message: '', seller, part: { orderIds: [order], lines: [] } };
      }),
    },
    {
      weight: 3,
      arbitrary: onOrder('CompleteTable', { tableNo, terms, line, quantity: fc.integer({ min: 1, max: 4 }) }).map(
        (wish): Wish =>
          (orders) => {
            const { order, line: taken, quantity, ...table } = wish(orders);
            const lines = [{ orderId: order, line: taken, quantity }];
            return { ...table, order, message: '', seller, part: { orderIds: [], lines } };
          },
      ),
    },
    { weight: 2, arbitrary: onOrder('ReopenOrder') },
    { weight: 1, arbitrary: onOrder('DeleteOrder', { day }) },
    { weight: 2, arbitrary: onOrder('MoveOrder', { tableNo }) },
    { weight: 3, arbitrary: onOrder('AddLines', { items, day }) },
    { weight: 4, arbitrary: onOrder('CancelLine', { line, day, quantity: fc.integer({ min: 1, max: 4 }) }) },
    {
      weight: 4,
      arbitrary: fc
        .record({
          day,
          ticketNo: fc.integer({ min: 1, max: 5 }),
          categories: fc.constantFrom(null, ['Rice'], ['Rice', 'Tea']),
        })
        .map((ticket): Wish => () => ({ type: 'PrintTicket', order: 0, station: null, ...ticket })),
    },
    { weight: 2, arbitrary: onOrder('ChangeNote', { line, day, note: fc.constantFrom(...notes) }) },
  ),
  { minLength: 1, maxLength: 60 },
);

const asked: CommandContext = { at: '2026-11-21T06:30:00.000Z', actor: 'restaurant:123456789' };
const start: OrderBookEvent = { type: 'BookOpened', data: { financialYear: 2026, nextOrderId: 1 } };

const withNote = ({ specialInstructions: _, ...item }: OrderItem, note: string | null): OrderItem => ({
  ...item,
  ...(note ? { specialInstructions: note } : {}),
});

/** How many of each dish, by what they say. */
const counted = (items: readonly OrderItem[]): Record<string, number> => {
  const dishes: Record<string, number> = {};
  for (const { itemId, specialInstructions, quantity } of items) {
    const dish = `${itemId} ${specialInstructions ?? ''}`;
    dishes[dish] = (dishes[dish] ?? 0) + quantity;
  }
  return dishes;
};

/** What the log says by itself, counted without the decider. */
class Ledger {
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

  write(event: OrderBookEvent): Recorded<OrderBookEvent> {
    const recorded = { ...event, ...asked, id: `event-${this.events.length}`, revision: this.events.length };
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

const commandOf = (wish: Wish, ledger: Ledger, book: OrderBook): OrderBookCommand => {
  const { order: orderId, ...rest } = wish(ledger.placed.length);
  const bill = ledger.billAt(book, orderId);
  const whole = bill && { bill, orders: ledger.ordersOn(bill, book) };
  return { ...rest, orderId, whole } as unknown as OrderBookCommand;
};

const answer = (command: OrderBookCommand, book: OrderBook): readonly OrderBookEvent[] | string => {
  try {
    return orderBook.decide(command, book, asked);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
};

/** Lives a history and looks at the book after every step. */
const live = (history: readonly Wish[], look: (book: OrderBook, ledger: Ledger) => void) => {
  const ledger = new Ledger();
  let book = orderBook.evolve(orderBook.initial, ledger.write(start));
  for (const wish of history) {
    const command = commandOf(wish, ledger, book);
    const answered = answer(command, book);
    expect(answer(command, JSON.parse(JSON.stringify(book)) as OrderBook)).toEqual(answered);
    if (typeof answered === 'string') continue;
    book = answered.reduce((state, event) => orderBook.evolve(state, ledger.write(event)), book);
    look(book, ledger);
  }
  return { book, ledger };
};
const everyHistory = (look: (book: OrderBook, ledger: Ledger) => void) =>
  fc.assert(
    fc.property(wishes, (history) => void live(history, look)),
    { numRuns: 300 },
  );
const ordersOf = (bills: Iterable<IssuedBill>) => [...bills].flatMap(({ orders }) => orders);

describe('Whatever staff do, in whatever order', () => {
  it('bill numbers and order numbers are consecutive', () =>
    everyHistory((_, { issued, placed }) => {
      expect(issued).toEqual(issued.map((_no, index) => `2026-27/${String(index + 1).padStart(6, '0')}`));
      expect(placed).toEqual(placed.map((_id, index) => index + 1));
    }));

  it('every order is open, past or gone, and only one of them', () =>
    everyHistory((book, { placed, gone }) =>
      placed.forEach((id) => {
        const states = [entryOf(book.open, id) !== undefined, entryOf(book.past, id) !== undefined, gone.has(id)];
        expect([id, states.filter(Boolean).length]).toEqual([id, 1]);
      }),
    ));

  it('an open order is as it was told, with what became of it since', () =>
    everyHistory((book, { events, placed }) => {
      for (const open of placed.flatMap((id) => entryOf(book.open, id) ?? [])) {
        const [last, ...since] = events.slice(entryOf(book.toldAt, open.orderId));
        const told = last && toldOrders(last).find(({ orderId }) => orderId === open.orderId);
        expect(told && since.reduce(orderAfter, told)).toEqual(open);
      }
    }));

  it('every past order stands on exactly one uncancelled bill, and nothing else does', () =>
    everyHistory((book, { placed, uncancelled }) => {
      const past = placed.filter((id) => entryOf(book.past, id));
      const billed = ordersOf(uncancelled.values()).map(({ orderId }) => orderId);
      expect([...billed].sort((a, b) => a - b)).toEqual(past);
    }));

  it('the book points at the bill an order stands on', () =>
    everyHistory((book, ledger) =>
      ledger.placed.forEach((id) => {
        const ref = entryOf(book.past, id);
        if (!ref) return;
        expect(ledger.billAt(book, id)).toBe(ledger.uncancelled.get(ref.billNo));
        expect(ledger.billAt(book, id)?.orders.map(({ orderId }) => orderId)).toContain(id);
      }),
    ));

  it('the uncancelled bills add up to the shares of the past orders', () =>
    everyHistory((_, { uncancelled }) => {
      for (const bill of uncancelled.values()) {
        expect(bill.orders.reduce((sum, { share }) => sum + share, 0)).toBe(bill.amounts.total);
        expect(bill.orders.reduce((sum, { total }) => sum + total, 0)).toBe(bill.amounts.subtotal);
      }
    }));

  it('an order has what was ordered and not cancelled, and comes to what its lines add up to, billed or not', () =>
    everyHistory((book, ledger) => {
      const past = [...ledger.uncancelled.values()].flatMap((bill) => ledger.ordersOn(bill, book));
      const bills = new Map(ordersOf(ledger.uncancelled.values()).map((billed) => [billed.orderId, billed.total]));
      const now = new Map([...valuesOf(book.open), ...past].map((order) => [order.orderId, order]));
      for (const event of ledger.events) {
        if (event.type !== 'OrderPlaced' || !now.has(event.data.orderId)) continue;
        const { orderId } = event.data;
        const { items: lines, total, placedAt } = now.get(orderId) as OpenOrder;
        expect({ total, placedAt }).toEqual({ total: totalOf(lines), placedAt: event.at });
        expect(counted(lines)).toEqual(ledger.ordered.get(orderId));
        expect(lines.every(({ quantity }) => quantity > 0)).toBe(true);
        expect(bills.get(orderId) ?? total).toBe(total);
      }
    }));

  it('the kitchen’s tickets, new and added less cancelled, are what an accepted order holds', () =>
    everyHistory((book, { cooked, ordered, gone }) => {
      for (const { orderId, status } of valuesOf(book.open))
        expect(cooked.get(orderId)).toEqual(status === 'live' ? undefined : ordered.get(orderId));
      // What was billed when it was deleted is eaten.
      for (const id of gone)
        if (!entryOf(book.past, id)) expect([undefined, {}, ordered.get(id)]).toContainEqual(cooked.get(id));
    }));

  it('tickets are numbered from 1 each day, and no day comes back', () =>
    everyHistory((_, { tickets }) =>
      tickets.forEach(({ day: today, ticketNo }, place) => {
        const before = tickets[place - 1];
        expect(ticketNo).toBe(before?.day === today ? before.ticketNo + 1 : 1);
        expect(today >= (before?.day ?? '')).toBe(true);
      }),
    ));

  it('each line of each ticket is printed at most once, and what is not waits', () =>
    everyHistory(({ waiting }, { tickets, printed }) => {
      for (const ticket of tickets) {
        const claimed = printed.filter((one) => isSameTicket(one, ticket)).flatMap(({ categories }) => categories);
        expect(new Set(claimed).size).toBe(claimed.length);
        const left = categoriesOf(ticket.lines).filter((category) => !claimed.includes(category));
        expect(waiting.find((one) => isSameTicket(one, ticket))?.categories ?? []).toEqual(left);
      }
    }));

  it('the state folded from a snapshot is the state folded from the start', () => {
    fc.assert(
      fc.property(wishes, fc.nat(), (history, n) => {
        const { book, ledger } = live(history, () => undefined);
        const cut = n % (ledger.events.length + 1);
        const half = ledger.events.slice(0, cut).reduce(orderBook.evolve, orderBook.initial);
        const restored = JSON.parse(JSON.stringify(half)) as OrderBook;
        expect(ledger.events.slice(cut).reduce(orderBook.evolve, restored)).toEqual(book);
      }),
    );
  });

  it('the next year takes over what is open, and its numbers go on', () =>
    everyHistory((book) => {
      const { nextOrderId, openOrders } = carriedOver(book);
      const wishes: OrderBookCommand[] = [
        { type: 'CarryOver', orders: openOrders },
        { type: 'OpenBook', financialYear: 2027, nextOrderId },
      ];
      const opened = wishes.flatMap((wish) => orderBook.decide(wish, orderBook.initial, asked));
      const next = opened.reduce(
        (state, event, revision) => orderBook.evolve(state, { ...event, ...asked, id: 'x', revision }),
        orderBook.initial,
      );
      expect(valuesOf(next.open)).toEqual(valuesOf(book.open));
      expect(next).toMatchObject({ nextOrderId: book.nextOrderId, nextBill: 1, phase: 'open' });
    }));
});
