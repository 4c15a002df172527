import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, bookOpened, issuedAt, placed, seller, terms } from '../../testing/orders.js';
import { entryOf, tableActor } from '../kernel/index.js';
import { carriedOver, orderBook } from './order-book.js';
import { openOrders } from './order-book-state.js';
import type { OrderBookEvent } from './order-book.events.js';
import { openOrderView } from './views.js';

const byGuests = sentences(orderBook, { actor: tableActor(7) });
const byStaff = sentences(orderBook);
const asOf = { restaurantId: 1, financialYear: 2026, revision: 1 };
const complete = { type: 'CompleteTable', tableNo: 4, terms, message: '', seller } as const;

describe('Who placed an order', () => {
  it('is said by the fact’s actor, and by nothing else in it', () => {
    const wish = { type: 'PlaceOrder', tableNo: 4, items: [] } as const;
    byGuests
      .given(bookOpened)
      .when(wish)
      .then(placed(1, 4, []));
    const order = entryOf(byGuests.fold([bookOpened, placed(1)]).open, 1)!;
    expect(openOrderView(order, asOf).placedBy).toBe('guest');
    expect(openOrderView(entryOf(byStaff.fold([bookOpened, placed(1)]).open, 1)!, asOf).placedBy).toBe('staff');
  });

  it('is kept when the order is brought back, and over the turn of the year', () => {
    const events = [bookOpened, placed(1), accepted(1)];
    const [issued] = orderBook.decide(complete, byGuests.fold(events), { at: byGuests.at(3), actor: 'restaurant:1' });
    const bill = (issued as Extract<OrderBookEvent, { type: 'BillIssued' }>).data;
    const whole = { bill, issuedAt, orders: openOrders(byGuests.fold(events)) };
    byGuests
      .given(...events, { type: 'BillIssued', data: bill })
      .when({ type: 'ReopenOrder', orderId: 1, whole, reason: null })
      .thenMatches({ type: 'BillCancelled' }, { type: 'OrderReopened', data: { order: { placedBy: 'guest' } } });
    expect(carriedOver(byGuests.fold(events)).openOrders).toMatchObject([{ placedBy: 'guest' }]);
  });

  it('is not said where staff did, as it never was before guests could', () => {
    const events = [bookOpened, placed(1), accepted(1)];
    expect(JSON.stringify(carriedOver(byStaff.fold(events)))).not.toContain('placedBy');
    const [issued] = orderBook.decide(complete, byStaff.fold(events), { at: byStaff.at(3), actor: 'restaurant:1' });
    expect(JSON.stringify(issued)).not.toContain('placedBy');
  });
});

describe('Whose order it is', () => {
  const byRavi = sentences(orderBook, { actor: 'person:2' });
  const byOwner = sentences(orderBook, { actor: 'person:1' });
  const events = [bookOpened, placed(1), accepted(1)];
  const his = { takenBy: 2, acceptedBy: 2 };

  it('is said by who took it and who accepted it', () => {
    expect(openOrderView(entryOf(byRavi.fold(events).open, 1)!, asOf)).toMatchObject(his);
    const taken = byRavi.fold([bookOpened, placed(1)]);
    const asked = { at: byRavi.at(2), actor: 'person:3' } as const;
    const [ticket, told] = orderBook.decide({ type: 'AcceptOrder', orderId: 1, day: '2026-11-21' }, taken, asked);
    const fact = { ...(told ?? ticket)!, id: 'accepted', revision: 2, ...asked };
    expect(entryOf(orderBook.evolve(taken, fact).open, 1)).toMatchObject({ takenBy: 2, acceptedBy: 3 });
  });

  it('is kept over the turn of the year, and when it is brought back from its bill', () => {
    const book = byRavi.fold(events);
    const asked = { at: byRavi.at(3), actor: 'person:3' } as const;
    const [issued] = orderBook.decide(complete, book, asked);
    const bill = (issued as Extract<OrderBookEvent, { type: 'BillIssued' }>).data;
    // The log tells its acceptance in a fact of its own, which is not read again: the bill says it.
    const told = openOrders(book).map(({ acceptedBy: _, ...order }) => order);
    const whole = { bill, issuedAt, orders: told };
    byRavi
      .given(...events, { type: 'BillIssued', data: bill })
      .when({ type: 'ReopenOrder', orderId: 1, whole, reason: null }, asked)
      .thenMatches({ type: 'BillCancelled' }, { type: 'OrderReopened', data: { order: his } });
    expect(carriedOver(book).openOrders).toMatchObject([his]);
  });

  it('is not said of what the owner does: a house without people reads as it always did', () => {
    expect(JSON.stringify(carriedOver(byOwner.fold(events)))).toBe(JSON.stringify(carriedOver(byStaff.fold(events))));
  });
});
