import { describe, it } from '@jest/globals';
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
import { orderBook } from './order-book.js';
import type { OrderBookEvent } from './order-book.events.js';

const { given, at } = sentences(orderBook);
const open = (...events: OrderBookEvent[]) => given(bookOpened, ...events);

const place = { type: 'PlaceOrder', tableNo: 4, items: [dosa] } as const;
const accept = (orderId: number) => ({ type: 'AcceptOrder', orderId }) as const;
const complete = { type: 'CompleteTable', tableNo: 4, terms, message: 'Have a nice day!', seller } as const;

// Orders 1 and 2 were placed one and two seconds after the start, and stand on one bill.
const one = { orderId: 1, placedAt: at(1), items: [dosa], total: 19800 };
const two = { orderId: 2, placedAt: at(2), items: [dosa, biryani], total: 34850 };
const bill = billOver([one, two]);
const known = [one, two].map((order) => ({ ...order, tableNo: 4, status: 'recurring' as const }));
const whole = { bill, issuedAt, orders: known };
const billed: OrderBookEvent[] = [
  placed(1),
  placed(2, 4, [dosa, biryani]),
  accepted(1),
  accepted(2),
  { type: 'BillIssued', data: bill },
];
const cancelled: OrderBookEvent = {
  type: 'BillCancelled',
  data: { billNo: '2026-27/000001', orderIds: [1, 2], reason: 'wrong table' },
};
const again = (order: typeof one): OrderBookEvent => ({
  type: 'BillIssued',
  data: billOver([order], '2026-27/000002', '2026-27/000001'),
});

describe('PlaceOrder', () => {
  it('gives the next number and adds up the lines', () =>
    open(placed(1))
      .when({ ...place, items: [dosa, biryani] })
      .then({ type: 'OrderPlaced', data: { orderId: 2, tableNo: 4, items: [dosa, biryani], total: 34850 } }));
  it('accepts it at once where that is wished, and tells the kitchen', () =>
    open(placed(1))
      .when({ ...place, accepted: { day: '2026-11-26' } })
      .then(
        placed(2),
        {
          type: 'TicketIssued',
          data: { ticketNo: 1, day: '2026-11-26', orderId: 2, tableNo: 4, kind: 'NEW', lines: [dosa] },
        },
        accepted(2),
      ));
  it('never gives a deleted order’s number again', () =>
    open(placed(1), deleted(1))
      .when(place)
      .thenMatches({ data: { orderId: 2 } }));
  it('counts on from the year before', () =>
    given({ type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 31 } })
      .when(place)
      .thenMatches({ data: { orderId: 31 } }));
  it('waits for the book to open', () => given().when(place).thenRefused('book/unopened'));
  it('is refused in a closed year', () =>
    open({ type: 'BookClosed', data: { financialYear: 2026 } })
      .when(place)
      .thenRefused('book/closed', 'This financial year is closed. Please try again.'));
});

describe('AcceptOrder', () => {
  it('makes a live order recurring', () => open(placed(1)).when(accept(1)).then(accepted(1)));
  it('is refused a second time', () =>
    open(placed(1), accepted(1))
      .when(accept(1))
      .thenRefused('order/already-accepted', 'This order is already accepted'));
  it('finds no deleted order', () =>
    open(placed(1), deleted(1)).when(accept(1)).thenRefused('order/not-found', 'Order not found'));
  it('finds no order that never was', () => open().when(accept(7)).thenRefused('order/not-found'));
  it.each([0, -3, 1.5, Number.NaN])('finds no order %p', (id) =>
    open().when(accept(id)).thenRefused('order/not-found'),
  );
  it('finds no past order', () =>
    open(...billed)
      .when(accept(1))
      .thenRefused('order/not-found'));
  it('says when an order belongs to an earlier year', () =>
    given({ type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 31 } })
      .when(accept(12))
      .thenRefused('order/year-closed'));
});

describe('CompleteTable', () => {
  it('makes one bill of all recurring orders of the table', () =>
    open(...billed.slice(0, 4))
      .when(complete)
      .then({ type: 'BillIssued', data: bill }));
  it('leaves live orders and other tables alone', () =>
    open(placed(1), placed(2), placed(3, 5), accepted(1), accepted(3))
      .when(complete)
      .then({ type: 'BillIssued', data: billOver([one]) }));
  it('bills the Counter, table 0', () =>
    open(placed(1, 0), accepted(1))
      .when({ ...complete, tableNo: 0 })
      .then({ type: 'BillIssued', data: { ...billOver([one]), tableNo: 0 } }));
  it('gives the next bill number, cancelled ones counted', () =>
    open(
      ...billed,
      cancelled,
      again(two),
      { type: 'OrderDeleted', data: { orderId: 1, reason: null } },
      placed(3),
      accepted(3),
    )
      .when(complete)
      .thenMatches({ data: { billNo: '2026-27/000003', orders: [{ orderId: 3 }], replaces: null } }));
  it('finds nothing at an empty table', () =>
    open().when(complete).thenRefused('table/nothing-to-bill', 'No orders for selected table'));
  it('finds nothing where orders are only live', () =>
    open(placed(1)).when(complete).thenRefused('table/nothing-to-bill'));
  it('finds nothing a second time', () =>
    open(...billed)
      .when(complete)
      .thenRefused('table/nothing-to-bill'));
});

describe('ReopenOrder', () => {
  const reopen = { type: 'ReopenOrder', orderId: 1, whole, reason: 'wrong table' } as const;
  const reopened: OrderBookEvent = {
    type: 'OrderReopened',
    data: { order: { ...one, tableNo: 4, status: 'recurring' }, reason: 'wrong table' },
  };
  it('cancels the bill, bills the rest again and makes the order recurring', () =>
    open(...billed)
      .when(reopen)
      .then(cancelled, again(two), reopened));
  it('bills nothing again when the order stood alone', () => {
    const alone = billOver([one]);
    open(placed(1), accepted(1), { type: 'BillIssued', data: alone })
      .when({ ...reopen, whole: { bill: alone, issuedAt, orders: known } })
      .then(
        { type: 'BillCancelled', data: { billNo: '2026-27/000001', orderIds: [1], reason: 'wrong table' } },
        reopened,
      );
  });
  it('lets the order be billed again', () =>
    open(...billed, cancelled, again(two), reopened)
      .when(complete)
      .thenMatches({ data: { billNo: '2026-27/000003', orders: [{ orderId: 1 }] } }));
  it('takes no open order off a bill', () => open(placed(1), accepted(1)).when(reopen).thenRefused('order/changed'));
  it('is outrun where somebody else reopened it', () =>
    open(...billed, cancelled, again(two), reopened)
      .when(reopen)
      .thenRefused('order/changed'));
  it('is refused with a bill that is not the order’s any more', () =>
    open(...billed, cancelled, again(two), reopened)
      .when({ ...reopen, orderId: 2 })
      .thenRefused('order/changed', 'The order has changed meanwhile. Please try again.'));
  it('is refused without what the others on the bill ordered', () =>
    open(...billed)
      .when({ ...reopen, whole: { bill, issuedAt, orders: known.slice(0, 1) } })
      .thenRefused('order/changed'));
  it('is refused with a bill the order never stood on', () =>
    open(...billed)
      .when({ ...reopen, whole: { bill: billOver([two]), issuedAt, orders: known } })
      .thenRefused('order/changed'));
});

describe('DeleteOrder', () => {
  const remove = { type: 'DeleteOrder', orderId: 1, whole: null, reason: 'wrong table' } as const;
  it('deletes a live order', () => open(placed(1)).when(remove).then(deleted(1, 'wrong table')));
  it('deletes a recurring order', () => open(placed(1), accepted(1)).when(remove).then(deleted(1, 'wrong table')));
  it('cancels a past order’s bill and bills the rest again', () =>
    open(...billed)
      .when({ ...remove, whole })
      .then(cancelled, again(two), deleted(1, 'wrong table')));
  it('finds no order a second time', () => open(placed(1), deleted(1)).when(remove).thenRefused('order/not-found'));
  it('is refused for a past order without its bill', () =>
    open(...billed)
      .when(remove)
      .thenRefused('order/changed'));
  it('leaves an earlier year’s bills alone', () =>
    given({ type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 31 } })
      .when({ ...remove, whole })
      .thenRefused('order/year-closed'));
});
