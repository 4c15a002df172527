import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sentences } from '../../testing/given.js';
import { accepted, billOver, bookOpened, dosa, issuedAt, placed, seller, terms } from '../../testing/orders.js';
import { placeNo, type CalledKind, type Customer, type IssuedBill } from '../billing/index.js';
import { entryOf, Refusal, valuesOf } from '../kernel/index.js';
import type { OrderBookCommand } from './order-book.commands.js';
import { carriedOver, orderBook, orderBookCommand } from './order-book.js';
import { openOrders, type OrderBook } from './order-book-state.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';

const { given, fold } = sentences(orderBook);
const day = '2026-11-22';
const asha: Customer = { name: 'Asha Rao', phone: '+91 98450 12345' };
const ravi: Customer = { name: 'Ravi', address: '4 Park Road' };

const take = (kind: CalledKind = 'takeaway', more: { day?: string; customer?: Customer } = {}): OrderBookCommand => ({
  ...{ type: 'PlaceOrder', kind, day, items: [dosa] },
  ...more,
});
const join = (tableNo: number): OrderBookCommand => ({ type: 'PlaceOrder', tableNo, items: [dosa] });
const told = (orderId: number, tableNo: number, more: object = {}): OrderBookEvent => ({
  type: 'OrderPlaced',
  data: { orderId, tableNo, items: [dosa], total: 19800, ...more },
});
const taken = (orderId: number, callNumber: number, more: object = {}) =>
  told(orderId, 10_000 + callNumber, { day, ...more });
const complete = (tableNo: number): OrderBookCommand => ({
  ...{ type: 'CompleteTable', tableNo, terms, message: '', seller },
});
const wholeOf = (book: OrderBook, issued: IssuedBill, ids: readonly number[]) => ({
  bill: issued,
  issuedAt,
  orders: ids.flatMap((id) => entryOf(book.open, id) ?? []),
});
const billed = (tableNo: number, orderIds: readonly number[], events: readonly OrderBookEvent[]): IssuedBill => ({
  ...billOver(
    orderIds.map((id) => entryOf(fold(events).open, id)!),
    '2026-27/000001',
  ),
  tableNo,
});

describe('An order that goes out', () => {
  it('gets the next call number of its kind and day, and says whose it is', () => {
    given(bookOpened)
      .when(take('takeaway', { customer: asha }))
      .then(taken(1, 1, { customer: asha }));
    given(bookOpened, taken(1, 1)).when(take()).then(taken(2, 2));
    given(bookOpened, taken(1, 1))
      .when(take('delivery', { customer: ravi }))
      .then(told(2, 20_001, { day, customer: ravi }));
  });

  it('begins anew each day, and passes over what is open still', () => {
    const next = '2026-11-23';
    given(bookOpened, taken(1, 1), taken(2, 2), { type: 'OrderDeleted', data: { orderId: 1, reason: null } })
      .when(take('takeaway', { day: next }))
      .then(told(3, 10_001, { day: next }));
    given(bookOpened, taken(1, 1))
      .when(take('takeaway', { day: next }))
      .then(told(2, 10_002, { day: next }));
  });

  it('counts on where another node’s clock is a day behind', () =>
    given(bookOpened, taken(1, 1))
      .when(take('takeaway', { day: '2026-11-21' }))
      .then(taken(2, 2)));

  it('is refused when the day has no more of them', () =>
    given(bookOpened, taken(1, 9999))
      .when(take())
      .thenRefused('call-number/none-left', 'No more tokens are left today'));

  it('is carried over the turn of the year with whose it is', () => {
    const book = fold([bookOpened, taken(1, 1, { customer: asha })]);
    expect(carriedOver(book).openOrders).toMatchObject([{ tableNo: 10_001, customer: asha }]);
  });

  it('is decided again as it was', () => {
    for (const fact of [taken(3, 7, { customer: asha }), told(3, 20_002, { day }), told(3, 4)]) {
      const { tableNo: _, ...data } = fact.data as { tableNo: number };
      const { day: on, customer } = data as { day?: string; customer?: Customer };
      const command = orderBookCommand([fact], null);
      expect(command).toMatchObject(on ? { day: on, ...(customer ? { customer } : {}) } : { tableNo: 4 });
    }
  });
});

describe('What joins a call number', () => {
  it('is its customer’s', () =>
    given(bookOpened, taken(1, 1, { customer: asha }))
      .when(join(10_001))
      .then(told(2, 10_001, { customer: asha })));

  it('finds something open there', () => {
    const message = 'Nothing is open at Takeaway 1';
    given(bookOpened).when(join(10_001)).thenRefused('table/nothing-open', message);
    given(bookOpened, placed(1))
      .when({ type: 'MoveOrder', orderId: 1, tableNo: 10_001 })
      .thenRefused('table/nothing-open', message);
    given(bookOpened, placed(1))
      .when({ type: 'MoveTable', from: 4, tableNo: 10_001 })
      .thenRefused('table/nothing-open', message);
    given(bookOpened, taken(1, 1), placed(2))
      .when({ type: 'MoveOrder', orderId: 2, tableNo: 10_001 })
      .then({ type: 'OrderMoved', data: { orderId: 2, from: 4, tableNo: 10_001 } });
  });
});

describe('Whose an order is', () => {
  const events = [bookOpened, taken(1, 1, { customer: asha }), accepted(1)];

  it('goes with it to a table, where its customer sits down', () => {
    given(...events)
      .when({ type: 'MoveOrder', orderId: 1, tableNo: 4 })
      .then({ type: 'OrderMoved', data: { orderId: 1, from: 10_001, tableNo: 4 } });
    const book = fold([...events, { type: 'OrderMoved', data: { orderId: 1, from: 10_001, tableNo: 4 } }]);
    expect(openOrders(book)).toMatchObject([{ tableNo: 4, customer: asha }]);
  });

  it('stands on its ticket and on its bill', () => {
    given(bookOpened, taken(1, 1, { customer: asha }))
      .when({ type: 'AcceptOrder', orderId: 1, day })
      .thenMatches({ type: 'TicketIssued', data: { tableNo: 10_001, customer: asha } }, { type: 'OrderAccepted' });
    given(...events, told(2, 10_001), accepted(2))
      .when(complete(10_001))
      .thenMatches({ type: 'BillIssued', data: { tableNo: 10_001, customer: asha } });
  });

  it('is told with each half of what is split, and with what is brought back', () => {
    const part = { orderIds: [], lines: [{ orderId: 1, line: dosa, quantity: 1 }] };
    given(...events)
      .when({ ...complete(10_001), part } as OrderBookCommand)
      .thenMatches(
        { type: 'OrderSplit', data: { order: { customer: asha }, split: { customer: asha } } },
        { type: 'BillIssued', data: { customer: asha } },
      );
    const bill = billed(10_001, [1], events);
    const whole = wholeOf(fold(events), bill, [1]);
    given(...events, { type: 'BillIssued', data: bill })
      .when({ type: 'ReopenOrder', orderId: 1, whole, reason: null })
      .thenMatches(
        { type: 'BillCancelled' },
        { type: 'OrderReopened', data: { order: { tableNo: 10_001, customer: asha } } },
      );
  });

  it('keeps an order out of a call number that is somebody else’s by now', () => {
    const bill = billed(10_001, [1], events);
    const past = [...events, { type: 'BillIssued', data: bill } as const];
    const whole = wholeOf(fold(events), bill, [1]);
    const reopen = { type: 'ReopenOrder', orderId: 1, whole, reason: null } as const;
    given(...past, told(2, 10_001, { day: '2026-11-23', customer: ravi }))
      .when(reopen)
      .thenRefused('call-number/taken', 'Something else is open at Takeaway 1. Please bill or move it first.');
    given(...past, told(2, 10_001, { day: '2026-11-23' }))
      .when(reopen)
      .thenRefused('call-number/taken');
    given(...past, told(2, 10_001, { customer: asha }))
      .when(reopen)
      .thenMatches({ type: 'BillCancelled' }, { type: 'OrderReopened' });
  });

  it('is not said where nobody said it', () => {
    const book = fold([bookOpened, placed(1), accepted(1)]);
    expect(JSON.stringify(orderBook.decide(complete(4), book, { at: day, actor: 'system' }))).not.toContain('customer');
  });
});

describe('Whatever is taken, joined, billed, brought back, deleted or moved to a table', () => {
  const PLACES = [4, placeNo('takeaway', 1), placeNo('takeaway', 2), placeNo('delivery', 1)];
  const wish = fc.record({
    does: fc.constantFrom(
      ...['take', 'take', 'deliver', 'join', 'accept', 'accept', 'complete', 'complete', 'reopen', 'delete', 'move'],
    ),
    n: fc.nat({ max: 99 }),
  });
  /** Days go by, and now and then a node is a day behind. */
  const on = (facts: number, n: number) => ({ day: `2026-11-${10 + Math.floor(facts / 6) - (n % 5 === 0 ? 1 : 0)}` });

  it('no call number is two customers’, and none is given twice a day', () =>
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 60, size: 'max' }), (wishes) => {
        const events: OrderBookEvent[] = [bookOpened];
        const bills = new Map<string, IssuedBill>();
        const orders = new Map<number, OpenOrder>();
        const commandOf = ({ does, n }: (typeof wishes)[number]): OrderBookCommand => {
          const orderId = 1 + (n % Math.max(1, orders.size));
          const customer = { name: `Customer ${events.length}` };
          const ref = entryOf(fold(events).past, orderId);
          const bill = ref && bills.get(ref.billNo);
          const whole = bill
            ? { bill, issuedAt, orders: bill.orders.flatMap((order) => orders.get(order.orderId) ?? []) }
            : null;
          if (does === 'take') return take('takeaway', { ...on(events.length, n), customer });
          if (does === 'deliver') return take('delivery', { ...on(events.length, n), customer });
          if (does === 'join') return join(PLACES[n % PLACES.length]!);
          if (does === 'accept') return { type: 'AcceptOrder', orderId };
          if (does === 'complete') return complete(PLACES[n % PLACES.length]!);
          if (does === 'delete') return { type: 'DeleteOrder', orderId, whole, reason: null };
          if (does === 'move') return { type: 'MoveOrder', orderId, tableNo: 4 };
          return { type: 'ReopenOrder', orderId, whole: whole as never, reason: null };
        };
        for (const asked of wishes) {
          try {
            events.push(...orderBook.decide(commandOf(asked), fold(events), { at: day, actor: 'system' }));
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
          const open = valuesOf(fold(events).open);
          for (const order of open) orders.set(order.orderId, order);
          for (const { type, data } of events) if (type === 'BillIssued') bills.set(data.billNo, data);
          for (const place of PLACES.slice(1)) {
            const names = open.flatMap(({ tableNo, customer }) => (tableNo === place ? [customer?.name] : []));
            expect([place, new Set(names).size]).toEqual([place, Math.min(1, names.length)]);
          }
        }
        const called = events.flatMap(({ type, data }) =>
          type === 'OrderPlaced' && data.day ? [`${data.day} ${data.tableNo}`] : [],
        );
        expect(new Set(called).size).toBe(called.length);
      }),
      { numRuns: 100 },
    ));
});
