import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asked, counted, Ledger, start } from '../../testing/ledger.js';
import { issuedAt } from '../../testing/orders.js';
import { wishes, type Wish } from '../../testing/wishes.js';
import { totalOf, type IssuedBill } from '../billing/index.js';
import { entryOf, Refusal, valuesOf } from '../kernel/index.js';
import type { OrderBookCommand } from './order-book.commands.js';
import { carriedOver, orderBook } from './order-book.js';
import type { OrderBook } from './order-book-state.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';
import { categoriesOf, isSameTicket } from './kitchen-tickets.js';
import { orderAfter, toldOrders } from './told-order.js';

const commandOf = (wish: Wish, ledger: Ledger, book: OrderBook): OrderBookCommand => {
  const { order: orderId, ...rest } = wish(ledger.placed.length);
  const bill = ledger.billAt(book, orderId);
  const whole = bill && { bill, issuedAt, orders: ledger.ordersOn(bill, book) };
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

  it('of a dish that is counted, never more is sold than there is', () =>
    everyHistory(({ counted: dishes }) => {
      expect(dishes.filter(({ left }) => left < 0)).toEqual([]);
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
