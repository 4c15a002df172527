import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import {
  accepted,
  billOver,
  biryani,
  bookOpened,
  deleted,
  dosa,
  issuedAt,
  placed,
  seller,
  terms,
} from '../../testing/orders.js';
import { amountsOfPart, type IssuedBill, type OrderItem } from '../billing/index.js';
import type { BillPart, CompleteTable, LineOfOrder } from './complete-table.js';
import { orderBook } from './order-book.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';

const { given, fold, at } = sentences(orderBook);
const table = (part?: Partial<BillPart>): CompleteTable => ({
  ...{ type: 'CompleteTable', tableNo: 4, terms, message: 'Have a nice day!', seller },
  ...(part ? { part: { orderIds: [], lines: [], ...part } } : {}),
});
const take = (line: OrderItem, quantity = 1, orderId = 1): LineOfOrder => ({ orderId, line, quantity });

/** Orders 1 (two dosas and a biryani) and 2 (two dosas) run at table 4. */
const running: OrderBookEvent[] = [bookOpened, placed(1, 4, [dosa, biryani]), placed(2), accepted(1), accepted(2)];
const order = (changes: Partial<OpenOrder>): OpenOrder => ({
  ...{ orderId: 1, tableNo: 4, items: [dosa, biryani], total: 34850, placedAt: at(1), status: 'recurring' },
  ...changes,
});
type Completion = Parameters<ReturnType<typeof given>['when']>[0];
const decided = (told: readonly OrderBookEvent[], command: Completion) =>
  orderBook.decide(command, fold(told), { at: at(told.length), actor: 'restaurant:123456789' });
/** All that stands in the book when these were asked one after the other. */
const after = (...commands: Completion[]): OrderBookEvent[] =>
  commands.reduce<OrderBookEvent[]>((told, command) => [...told, ...decided(told, command)], running);
const two = order({ orderId: 2, items: [dosa], total: 19800, placedAt: at(2) });
const billed = (orderIds: number[]) => ({
  type: 'BillIssued',
  data: { orders: orderIds.map((orderId) => ({ orderId })) },
});

describe('A part of a table', () => {
  it('is orders of it, and the others stay running', () => {
    given(...running)
      .when(table({ orderIds: [2] }))
      .thenMatches({ type: 'BillIssued', data: { orders: [{ orderId: 2 }], rest: 34850 } });
    given(...after(table({ orderIds: [2] })))
      .when(table())
      .thenMatches({ type: 'BillIssued', data: { billNo: '2026-27/000002', orders: [{ orderId: 1 }] } });
  });

  it('is lines of an order, which are a new order on the bill, and the others stay', () =>
    given(...running)
      .when(table({ lines: [take(dosa)] }))
      .thenMatches(
        {
          type: 'OrderSplit',
          data: {
            order: order({ items: [{ ...dosa, quantity: 1 }, biryani], total: 24950 }),
            split: order({ orderId: 3, items: [{ ...dosa, quantity: 1 }], total: 9900 }),
          },
        },
        { type: 'BillIssued', data: { orders: [{ orderId: 3, total: 9900 }], rest: 44750 } },
      ));

  it('takes an order whole when all of its lines are in it, and splits the others by their numbers', () =>
    given(...running)
      .when(table({ lines: [take(dosa, 1, 1), take(dosa, 2, 2), take(biryani)] }))
      .thenMatches({ type: 'OrderSplit', data: { order: { orderId: 1 }, split: { orderId: 3 } } }, billed([2, 3])));

  it('that is all of the table is the bill of the table', () => {
    const all = decided(running, table());
    for (const part of [
      { orderIds: [2, 1] },
      { lines: [take(dosa, 2), take(biryani), take(dosa, 2, 2)] },
      { orderIds: [2], lines: [take(dosa, 2), take(biryani)] },
    ])
      given(...running)
        .when(table(part))
        .then(...all);
  });

  it('is nothing that is not there', () => {
    const asked = given(...running, placed(3), placed(4, 7), accepted(4), placed(5), accepted(5), deleted(5));
    asked.when(table({ orderIds: [3] })).thenRefused('order/not-accepted', 'Order #3 is not accepted yet');
    asked.when(table({ orderIds: [4] })).thenRefused('order/elsewhere', 'Order #4 is at Table 7 now');
    asked.when(table({ orderIds: [5] })).thenRefused('order/not-found');
    asked.when(table({ orderIds: [9] })).thenRefused('order/not-found');
    asked.when(table({ lines: [take(dosa, 3)] })).thenRefused('order/changed');
    asked.when(table({ lines: [take(dosa, 2), take(dosa)] })).thenRefused('order/changed');
    asked.when(table({ lines: [take(biryani, 1, 2)] })).thenRefused('order/changed');
    asked.when(table({ orderIds: [1], lines: [take(dosa)] })).thenRefused('order/changed');
    asked.when(table({})).thenRefused('table/nothing-to-bill');
  });

  it('takes along what was paid for it, as far as it is charged; the rest stays', () => {
    const whole = { paid: 30000, paidBy: { cash: 20000, card: 10000 } };
    const reopened: OrderBookEvent = { type: 'OrderReopened', data: { order: order(whole), reason: null } };
    const split = decided([...running, reopened], table({ lines: [take(biryani)] }));
    // 150.50 less 10 %, plus 5 % and a service charge of 25.
    expect(split).toMatchObject([
      {
        data: {
          order: { paid: 13278, paidBy: { cash: 13278 } },
          split: { paid: 16722, paidBy: { cash: 6722, card: 10000 } },
        },
      },
      { data: { paid: 16722, amounts: { total: 16722 } } },
    ]);
  });
});

describe('An order that says more one day', () => {
  const later = { ...order({}), isUrgent: true } as OpenOrder;
  const split = decided(
    [...running, { type: 'OrderReopened', data: { order: later, reason: null } }],
    table({ lines: [take(biryani)] }),
  );

  it('says it in both halves of a split', () =>
    expect(split[0]).toMatchObject({ data: { order: { isUrgent: true }, split: { isUrgent: true } } }));

  it('says it when its bill is taken back', () => {
    const bill = decided(running, table({ orderIds: [1] })).find(({ type }) => type === 'BillIssued');
    const whole = { bill: bill?.data as IssuedBill, issuedAt, orders: [later] };
    given(...after(table({ orderIds: [1] })))
      .when({ type: 'ReopenOrder', orderId: 1, whole, reason: null })
      .thenMatches({ type: 'BillCancelled' }, { data: { order: { isUrgent: true } } });
  });
});

describe('A part’s bill that is issued again', () => {
  it('stays a part: what stayed running then still stands on it, and the parts add up', () => {
    const facts = [...running, ...[placed(3), accepted(3)]];
    const part = decided(facts, table({ orderIds: [1, 2] }));
    const bill = part.flatMap((event) => (event.type === 'BillIssued' ? [event.data] : []))[0] as IssuedBill;
    const whole = { bill, issuedAt, orders: [order({}), two] };
    const back = decided([...facts, ...part], { type: 'ReopenOrder', orderId: 1, whole, reason: null });
    expect(back[1]).toMatchObject({
      type: 'BillIssued',
      data: { replaces: bill.billNo, rest: bill.rest, amounts: amountsOfPart(two.total, bill.rest ?? 0, bill.terms) },
    });
  });
});

describe('Who comes second', () => {
  const billLine = table({ lines: [take(biryani)] });
  const cancel = { type: 'CancelLine', orderId: 1, line: biryani, quantity: 1, reason: 'sold out' } as const;
  const move = { type: 'MoveTable', from: 4, tableNo: 7 } as const;
  it('cancels no line that is billed, and bills none that is cancelled', () => {
    given(...after(billLine))
      .when(cancel)
      .thenRefused('order/changed', 'The order has changed meanwhile. Please try again.');
    given(...after(cancel))
      .when(billLine)
      .thenRefused('order/changed');
    given(...after(table({ orderIds: [1] })))
      .when(cancel)
      .thenRefused('order/billed', 'This order is billed already');
  });

  it('moves what was not billed, and bills nothing that was moved', () => {
    given(...after(billLine))
      .when(move)
      .thenMatches({ type: 'OrderMoved', data: { orderId: 1 } }, { type: 'OrderMoved', data: { orderId: 2 } });
    given(...after(move))
      .when(billLine)
      .thenRefused('order/elsewhere', 'Order #1 is at Table 7 now');
  });

  it('splits no order that is billed, and all of one that was brought back', () => {
    const all = after(table());
    given(...all)
      .when(billLine)
      .thenRefused('order/billed', 'This order is billed already');
    const whole = { bill: billOver([order({}), two]), issuedAt, orders: [order({}), two] };
    const back = decided(all, { type: 'ReopenOrder', orderId: 1, whole, reason: null });
    given(...all, ...back)
      .when(billLine)
      .thenMatches({ type: 'OrderSplit' }, { type: 'BillIssued', data: { orders: [{ orderId: 3 }] } });
    given(...all, ...back)
      .when(table({ orderIds: [2] }))
      .thenRefused('order/billed');
  });

  it('bills no line twice', () =>
    given(...after(billLine))
      .when(billLine)
      .thenRefused('order/changed'));
});
