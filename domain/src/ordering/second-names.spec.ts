import { describe, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, biryani, bookOpened, dosa, issuedAt, placed, seller, terms } from '../../testing/orders.js';
import { billOrders, type IssuedBill } from '../billing/index.js';
import { orderBook } from './order-book.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';

const { given, at } = sentences(orderBook);
const named = { ...dosa, secondName: 'मसाला डोसा' };
const running = { tableNo: 4, placedAt: at(1), status: 'recurring' } as const;
const orders: readonly OpenOrder[] = [
  { ...running, orderId: 1, items: [named], total: 19800 },
  { ...running, orderId: 2, items: [biryani], total: 15050 },
];
const before = [bookOpened, placed(1, 4, [named]), placed(2, 4, [biryani]), accepted(1), accepted(2)];
const complete = { type: 'CompleteTable', tableNo: 4, terms, message: '', seller } as const;

const billed = (n: number, withSecondNames: boolean, its = orders): IssuedBill => ({
  ...{ billNo: `2026-27/00000${n}`, tableNo: 4, terms, message: '', seller, paid: 0 },
  ...billOrders(its, terms, [], withSecondNames),
  replaces: n > 1 ? '2026-27/000001' : null,
});
const issued = (withSecondNames: boolean): OrderBookEvent => ({
  type: 'BillIssued',
  data: billed(1, withSecondNames),
});

describe('A bill', () => {
  it('says second names where that is wished', () =>
    given(...before)
      .when({ ...complete, withSecondNames: true })
      .then(issued(true)));
  it('says none otherwise', () =>
    given(...before)
      .when(complete)
      .then(issued(false)));
  it('in the place of one that said them says them too', () =>
    given(...before, issued(true))
      .when({ type: 'DeleteOrder', orderId: 2, whole: { bill: billed(1, true), issuedAt, orders }, reason: null })
      .thenMatches(
        { type: 'BillCancelled' },
        { type: 'BillIssued', data: billed(2, true, orders.slice(0, 1)) },
        { type: 'OrderDeleted' },
      ));
});
