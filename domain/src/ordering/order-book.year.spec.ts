import { describe, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, bookOpened, dosa } from '../../testing/orders.js';
import { orderBook } from './order-book.js';
import type { OrderBookEvent } from './order-book.events.js';

const { given, at } = sentences(orderBook);
const open = (...events: OrderBookEvent[]) => given(bookOpened, ...events);
const accept = (orderId: number) => ({ type: 'AcceptOrder', orderId }) as const;
const one = { orderId: 1, placedAt: at(1), items: [dosa], total: 19800 };

const carriedOne: OrderBookEvent = {
  type: 'OrdersCarriedOver',
  data: { orders: [{ ...one, tableNo: 4, status: 'live' }] },
};

describe('CarryOver', () => {
  const [first, second] = [1, 2].map((orderId) => ({ ...one, orderId, tableNo: 4, status: 'live' }) as const);
  const carry = { type: 'CarryOver', orders: [first!, second!] } as const;
  it('brings open orders into a book that is not open yet', () =>
    given()
      .when(carry)
      .then({ type: 'OrdersCarriedOver', data: { orders: [first!, second!] } }));
  it('brings only what another node has not brought already', () =>
    given(carriedOne)
      .when(carry)
      .then({ type: 'OrdersCarriedOver', data: { orders: [second!] } }));
  it('comes too late for an open book', () => open().when(carry).thenNothing());
});

describe('OpenBook', () => {
  const openBook = { type: 'OpenBook', financialYear: 2027, nextOrderId: 8 } as const;
  it('begins a financial year', () =>
    given()
      .when(openBook)
      .then({ type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 8 } }));
  it('may be asked twice', () => open().when(openBook).thenNothing());
  it('does not open a closed book again', () =>
    open({ type: 'BookClosed', data: { financialYear: 2026 } })
      .when(openBook)
      .thenNothing());
});

describe('CloseBook', () => {
  const close = { type: 'CloseBook' } as const;
  const closed: OrderBookEvent = { type: 'BookClosed', data: { financialYear: 2026 } };
  it('ends the financial year', () => open().when(close).then(closed));
  it('may be asked twice', () => open(closed).when(close).thenNothing());
  it('has nothing to close before the book is open', () => given().when(close).thenNothing());
});

describe('A carried order', () => {
  it('is accepted in the new year', () =>
    given(carriedOne, { type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 31 } })
      .when(accept(1))
      .then(accepted(1)));
});
