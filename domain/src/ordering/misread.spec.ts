import { describe, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, billOver, biryani, bookOpened, dosa, issuedAt, placed } from '../../testing/orders.js';
import { orderBook } from './order-book.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';

const { given, at } = sentences(orderBook);

const order = (orderId: number, items: OpenOrder['items'], total: number): OpenOrder => ({
  ...{ orderId, tableNo: 4, items, total, placedAt: at(orderId) },
  status: 'recurring',
});
const one = order(1, [dosa], 19800);
const before = order(2, [dosa], 19800);
const two = order(2, [dosa, biryani], 34850);
const asked: OrderBookEvent[] = [
  ...[bookOpened, placed(1), placed(2), accepted(1), accepted(2)],
  { type: 'LinesAdded', data: { order: two, added: [biryani] } },
];
const billed = (...orders: OpenOrder[]): OrderBookEvent[] => [...asked, { type: 'BillIssued', data: billOver(orders) }];
const whole = (charged: OpenOrder[], read: OpenOrder[]) => ({ bill: billOver(charged), issuedAt, orders: read });
const reopen = (orderId: number, read: OpenOrder[], charged = [one, two]) =>
  ({ type: 'ReopenOrder', orderId, whole: whole(charged, read), reason: null }) as const;

const WRONG = 'Order #2 could not be read as it was last told. Nothing was changed.';

describe('An order that was read as it once was', () => {
  it('is not billed again so', () =>
    given(...billed(one, two))
      .when(reopen(1, [one, before]))
      .thenRefused('order/misread', WRONG));

  it('is not brought back so', () =>
    given(...billed(one, two))
      .when(reopen(2, [one, before]))
      .thenRefused('order/misread', WRONG));

  it('is not billed again with lines that do not come to what it says', () =>
    given(...billed(one, two))
      .when(reopen(1, [one, { ...two, items: [dosa] }]))
      .thenRefused('order/misread', WRONG));

  it('is not billed again when another of its bill is deleted', () =>
    given(...billed(one, two))
      .when({ type: 'DeleteOrder', orderId: 1, whole: whole([one, two], [one, before]), reason: null })
      .thenRefused('order/misread', WRONG));
});

describe('A bill that once charged less than was ordered', () => {
  it('is not issued again for the others', () =>
    given(...billed(one, before))
      .when(reopen(1, [one, two], [one, before]))
      .thenRefused(
        'bill/charged-otherwise',
        'Order #2 comes to ₹348.50, but ₹198.00 was charged for it. Please bring it back first.',
      ));

  it('is mended by bringing that order back, as it was ordered', () =>
    given(...billed(one, before))
      .when(reopen(2, [one, two], [one, before]))
      .thenMatches(
        { type: 'BillCancelled' },
        { type: 'BillIssued', data: { orders: [{ orderId: 1, total: 19800 }] } },
        { type: 'OrderReopened', data: { order: two } },
      ));
});
