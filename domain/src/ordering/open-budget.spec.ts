import { describe, expect, it } from '@jest/globals';
import { orderBook, type OrderBookEvent } from './index.js';

const dosa = {
  itemId: 1,
  name: 'Dosa',
  category: 'Dosas',
  isVeg: true,
  price: 10_000,
  quantity: 1,
  portion: 'full',
} as const;
const circumstances = { at: '2026-11-21T06:30:00.000Z', actor: 'restaurant:1' } as const;

/** A book with so many orders open, of so many lines each. */
const bookOf = (orders: number, lines: number) => {
  const told: OrderBookEvent[] = [
    { type: 'BookOpened', data: { financialYear: 2026, nextOrderId: 1 } },
    ...Array.from({ length: orders }, (_, n): OrderBookEvent => {
      const items = Array.from({ length: lines }, () => dosa);
      return { type: 'OrderPlaced', data: { orderId: n + 1, tableNo: 4, items, total: 10_000 * lines } };
    }),
  ];
  return told.reduce(
    (state, event, revision) => orderBook.evolve(state, { ...event, ...circumstances, revision } as never),
    orderBook.initial,
  );
};

const budget = { orders: 3, lines: 10 };
const placed = (orders: number, lines: number, more: number, limit?: typeof budget) => () =>
  orderBook.decide(
    { type: 'PlaceOrder', tableNo: 4, items: Array.from({ length: more }, () => dosa), budget: limit },
    bookOf(orders, lines),
    circumstances,
  );

describe('What a restaurant has open at once', () => {
  it('is so many orders, and not one more', () => {
    expect(placed(2, 1, 1, budget)()).toHaveLength(1);
    expect(placed(3, 1, 1, budget)).toThrow('3 orders are open. Please bill or delete some of them first.');
  });

  it('has so many lines in all, and not one more', () => {
    expect(placed(2, 4, 2, budget)()).toHaveLength(1);
    expect(placed(2, 4, 3, budget)).toThrow('The open orders would have more than 10 lines.');
  });

  it('is as much as there is where nothing is limited', () => expect(placed(9, 9, 9)()).toHaveLength(1));
});
