import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accepted, billOver, biryani, bookOpened, deleted, dosa, placed } from '../../testing/orders.js';
import { carriedOver, orderBook } from './order-book.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';
import { MAX_COUNTED, portionsText } from './counted-dish.js';

const { given, fold, at } = sentences(orderBook);
const open = (...events: OrderBookEvent[]) => given(bookOpened, ...events);

/** In halves. */
const counted = (left: number | null, { itemId, name } = dosa): OrderBookEvent => ({
  type: 'PortionsCounted',
  data: { itemId, name, left },
});
const count = (left: number | null, { itemId, name } = dosa) =>
  ({ type: 'CountPortions', itemId, name, left }) as const;
const place = (...items: (typeof dosa)[]) => ({ type: 'PlaceOrder', tableNo: 4, items }) as const;
const leftAfter = (...events: OrderBookEvent[]) =>
  fold([bookOpened, ...events]).counted.map(({ itemId, left }) => [itemId, left]);

const order = (changes: Partial<OpenOrder> = {}): OpenOrder => ({
  ...{ orderId: 1, tableNo: 4, items: [dosa], total: 19800, placedAt: at(1), status: 'recurring' },
  ...changes,
});
const added: OrderBookEvent = {
  type: 'LinesAdded',
  data: { order: order({ items: [dosa, biryani], total: 34850 }), added: [biryani] },
};
const cancelled: OrderBookEvent = {
  type: 'LineCancelled',
  data: { order: order({ items: [{ ...dosa, quantity: 1 }] }), cancelled: { ...dosa, quantity: 1 }, reason: 'x' },
};
const billed: OrderBookEvent = { type: 'BillIssued', data: billOver([order()]) };
const billCancelled: OrderBookEvent = {
  type: 'BillCancelled',
  data: { billNo: billOver([order()]).billNo, orderIds: [1], reason: null },
};
const reopened: OrderBookEvent = { type: 'OrderReopened', data: { order: order(), reason: null } };

describe('CountPortions', () => {
  it('says how many are left, or that nobody counts', () => {
    open().when(count(20)).then(counted(20));
    open(counted(20)).when(count(7)).then(counted(7));
    open(counted(20)).when(count(null)).then(counted(null));
  });
  it('says nothing twice', () => {
    open(counted(20)).when(count(20)).thenNothing();
    open(placed(1)).when(count(null)).thenNothing();
  });
  it('waits for the year’s book to be opened, which brings the counts of the last, and is not for a closed one', () => {
    given().when(count(20)).thenRefused('book/unopened');
    open({ type: 'BookClosed', data: { financialYear: 2026 } })
      .when(count(20))
      .thenRefused('book/closed');
  });
  it('is refused of too many dishes', () => {
    const many = Array.from({ length: MAX_COUNTED }, (_, n) => counted(2, { ...dosa, itemId: n + 10 }));
    open(...many)
      .when(count(2))
      .thenRefused('portions/too-many', 'At most 500 dishes can be counted at once');
    open(...many)
      .when(count(3, { ...dosa, itemId: 10 }))
      .then(counted(3, { ...dosa, itemId: 10 }));
  });
});

describe('Of a dish that is counted', () => {
  it('the last portion is sold, and no further one', () => {
    open(counted(4)).when(place(dosa)).thenMatches({ type: 'OrderPlaced' });
    open(counted(4), placed(1)).when(place(dosa)).thenRefused('menu-item/sold-out', 'Masala Dosa is sold out');
    open(counted(3)).when(place(dosa)).thenRefused('menu-item/too-few-left', 'Only 1½ portions of Masala Dosa left');
  });
  it('half portions count half, and all lines of an order together', () => {
    open(counted(1, biryani)).when(place(biryani)).thenMatches({ type: 'OrderPlaced' });
    open(counted(1, biryani))
      .when(place(biryani, biryani))
      .thenRefused('menu-item/too-few-left', 'Only ½ portion of Chicken Biryani left');
  });
  it('none is added to an order beyond what is left', () => {
    const add = { type: 'AddLines', orderId: 1, items: [biryani] } as const;
    open(placed(1), counted(0, biryani)).when(add).thenRefused('menu-item/sold-out', 'Chicken Biryani is sold out');
    open(placed(1), counted(1, biryani)).when(add).thenMatches({ type: 'LinesAdded' });
  });
  it('each portion ordered takes one', () => {
    expect(leftAfter(counted(20), counted(9, biryani), placed(1))).toEqual([
      [1, 16],
      [2, 9],
    ]);
    expect(leftAfter(counted(20), counted(9, biryani), placed(1), accepted(1), added)).toEqual([
      [1, 16],
      [2, 8],
    ]);
  });
  it('what is cancelled, and what is deleted before its bill, comes back', () => {
    expect(leftAfter(counted(20), placed(1), accepted(1), cancelled)).toEqual([[1, 18]]);
    expect(leftAfter(counted(20), placed(1), accepted(1), cancelled, deleted(1))).toEqual([[1, 20]]);
  });
  it('what was billed was eaten: it comes back only where it is brought back and deleted then', () => {
    expect(leftAfter(counted(20), placed(1), accepted(1), billed)).toEqual([[1, 16]]);
    expect(leftAfter(counted(20), placed(1), accepted(1), billed, billCancelled, deleted(1))).toEqual([[1, 16]]);
    const back = [counted(20), placed(1), accepted(1), billed, billCancelled, reopened];
    expect(leftAfter(...back)).toEqual([[1, 16]]);
    expect(leftAfter(...back, deleted(1))).toEqual([[1, 20]]);
  });
  it('the next year goes on with what is left', () => {
    const { counted: carried, openOrders, ...opening } = carriedOver(fold([bookOpened, counted(20), placed(1)]));
    expect(carried).toEqual([{ itemId: 1, name: 'Masala Dosa', left: 16 }]);
    const next: OrderBookEvent[] = [
      { type: 'OrdersCarriedOver', data: { orders: openOrders } },
      { type: 'BookOpened', data: { financialYear: 2027, ...opening, counted: carried } },
    ];
    expect(fold(next).counted).toEqual(carried);
    expect(fold([...next, deleted(1)]).counted).toEqual([{ itemId: 1, name: 'Masala Dosa', left: 20 }]);
  });
});

it.each([
  [0, '0 portions'],
  [1, '½ portion'],
  [2, '1 portion'],
  [3, '1½ portions'],
  [24, '12 portions'],
])('%d halves are %s', (halves, text) => expect(portionsText(halves)).toBe(text));
