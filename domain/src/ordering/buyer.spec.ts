import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, billOver, bookOpened, dosa, issuedAt, placed, seller, terms } from '../../testing/orders.js';
import { audited } from '../audit/index.js';
import { billView, type Buyer } from '../billing/index.js';
import type { CompleteTable } from './complete-table.js';
import { orderBook, orderBookCommand } from './order-book.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';

const { given, at } = sentences(orderBook);
const running: OrderBookEvent[] = [bookOpened, placed(1), placed(2), accepted(1), accepted(2)];
const orders = [1, 2].map((orderId): OpenOrder => ({
  ...{ orderId, tableNo: 4, items: [dosa], total: 19800, placedAt: at(orderId), status: 'recurring' },
}));
const acme: Buyer = { name: 'Acme Ltd', gstNumber: '27AAACB1234C9ZX' };
const complete: CompleteTable = { type: 'CompleteTable', tableNo: 4, terms, message: 'Have a nice day!', seller };
const bill = { ...billOver(orders), buyer: acme };
const issued: OrderBookEvent = { type: 'BillIssued', data: bill };

describe('A business guest', () => {
  it('stands on the bill', () =>
    given(...running)
      .when({ ...complete, buyer: acme })
      .then(issued));

  it('stands on none that is nobody’s', () =>
    given(...running)
      .when({ ...complete, buyer: undefined })
      .then({ type: 'BillIssued', data: billOver(orders) }));

  it('stands on the bill that takes its place', () =>
    given(...running, issued)
      .when({ type: 'ReopenOrder', orderId: 2, whole: { bill, issuedAt, orders }, reason: null })
      .thenMatches(
        { type: 'BillCancelled' },
        { type: 'BillIssued', data: { replaces: '2026-27/000001', buyer: acme } },
        { type: 'OrderReopened' },
      ));

  it('leads back to what was asked', () => expect(orderBookCommand([issued], null)).toMatchObject({ buyer: acme }));

  it('is read on the paper and in the audit', () => {
    expect(billView(bill, at(5))).toMatchObject({ buyer: acme });
    expect(audited(issued)).toMatchObject([{ kind: 'bill-issued', buyer: acme }]);
  });
});
