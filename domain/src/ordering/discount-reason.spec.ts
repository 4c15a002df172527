import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, billOver, bookOpened, dosa, issuedAt, placed, seller, terms } from '../../testing/orders.js';
import type { IssuedBill } from '../billing/index.js';
import type { CompleteTable } from './complete-table.js';
import { orderBook, orderBookCommand } from './order-book.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';

const { given, fold, at } = sentences(orderBook);
const running: OrderBookEvent[] = [bookOpened, placed(1), placed(2), accepted(1), accepted(2)];
const complete = (discountPercent: number, more: Partial<CompleteTable> = {}): CompleteTable => ({
  ...{ type: 'CompleteTable', tableNo: 4, terms: { ...terms, discountPercent }, message: '', seller },
  ...{ discountLimit: 20, discountReason: 'A regular guest', ...more },
});
const billed = (command: CompleteTable): IssuedBill =>
  orderBook.decide(command, fold(running), { at: at(running.length), actor: 'restaurant:123456789' }).at(-1)
    ?.data as IssuedBill;

describe('The reason for a discount', () => {
  it.each<[number, Partial<CompleteTable>, object]>([
    [20.01, {}, { discountReason: 'A regular guest' }],
    [100, {}, { discountReason: 'A regular guest' }],
    [20.01, { discountReason: null }, { discountReason: null }],
    [20.01, { discountReason: undefined }, { discountReason: null }],
    [0.01, { discountLimit: 0 }, { discountReason: 'A regular guest' }],
    [20, {}, {}],
    [0, { discountLimit: 0 }, {}],
    [100, { discountLimit: 100 }, {}],
    [100, { discountLimit: undefined }, {}],
  ])('of %d %% with %j stands on the bill as %j', (percent, more, told) => {
    const { discountReason } = billed(complete(percent, more));
    expect(discountReason === undefined ? {} : { discountReason }).toEqual(told);
  });

  it('stands on the bill of a part as well', () => {
    const part = { orderIds: [2], lines: [] };
    expect(billed(complete(50, { part }))).toMatchObject({ rest: 19800, discountReason: 'A regular guest' });
  });

  it.each([
    ['A regular guest', { discountReason: 'A regular guest' }],
    [null, { discountReason: null }],
    [undefined, {}],
  ])('%j is kept when the rest is billed again', (discountReason, kept) => {
    const orders = [1, 2].map((orderId): OpenOrder => ({
      ...{ orderId, tableNo: 4, items: [dosa], total: 19800, placedAt: at(orderId), status: 'recurring' },
    }));
    const bill = { ...billOver(orders), ...(discountReason === undefined ? {} : { discountReason }) };
    const again = { ...billOver(orders.slice(0, 1), '2026-27/000002', '2026-27/000001'), ...kept };
    given(...running, { type: 'BillIssued', data: bill })
      .when({ type: 'DeleteOrder', orderId: 2, whole: { bill, issuedAt, orders }, reason: 'Entered by mistake' })
      .then(
        {
          type: 'BillCancelled',
          data: { billNo: '2026-27/000001', orderIds: [1, 2], reason: 'Entered by mistake' },
        },
        { type: 'BillIssued', data: again },
        { type: 'OrderDeleted', data: { orderId: 2, reason: 'Entered by mistake' } },
      );
  });

  it.each(['A regular guest', null])('%j leads back to what was asked', (discountReason) => {
    const issued: OrderBookEvent = { type: 'BillIssued', data: billed(complete(20.01, { discountReason })) };
    const asked = orderBookCommand([issued], null);
    given(...running)
      .when(asked!)
      .then(issued);
  });
});
