import { describe, expect, it } from '@jest/globals';
import { billOver, biryani, dosa } from '../../testing/orders.js';
import type { OpenOrder } from './order-book.events.js';
import { broughtBack, openOrderView, pastOrderView, revisionText, ringsFor, sharedText, tableName } from './views.js';

const asOf = { restaurantId: 123456789, financialYear: 2026, revision: 42, actor: 'person:1' } as const;
const placedAt = '2026-11-21T06:30:00.000Z';
const order = { orderId: 7, placedAt, items: [dosa, biryani], total: 34850 };
const shown = {
  id: 7,
  restaurantId: 123456789,
  tableNo: 4,
  items: [
    { id: 1, name: 'Masala Dosa', isVeg: true, price: 99, quantity: 2, portion: 'full' },
    {
      id: 2,
      name: 'Chicken Biryani',
      isVeg: false,
      price: 150.5,
      quantity: 1,
      portion: 'half',
      specialInstructions: 'less spicy',
    },
  ],
  total: 348.5,
  createdAt: placedAt,
  placedBy: 'staff',
  revision: '2026.00000000042',
};

const HELD: OpenOrder = {
  ...{ orderId: 4, tableNo: 7, items: [], total: 0, placedAt: '2026-11-21T06:30:00.000Z', placedBy: 'guest' },
  ...{ customer: { name: 'Asha' }, status: 'recurring', paid: 10_000, paidBy: { cash: 10_000 } },
};

it('leaves behind, when an order comes back from its bill, whatever is said of open orders alone', () => {
  const { paid: _, paidBy: __, ...kept } = HELD;
  // `receiptDetails` stands for a field yet to come that no bill keeps.
  const told = { ...HELD, receiptDetails: 'said of it while it was open' };
  expect(broughtBack(told)).toEqual(kept);
});

describe('An order as it is shown', () => {
  it('speaks rupees while it is open', () =>
    expect(openOrderView({ ...order, tableNo: 4, status: 'live' }, asOf)).toEqual({ ...shown, status: 'live' }));
  it('shows its share of the bill when it is past', () => {
    const bill = billOver([order]);
    const open = openOrderView({ ...order, tableNo: 4, status: 'recurring' }, { ...asOf, revision: 41 });
    expect(pastOrderView(open, bill, '2026-11-21T08:00:00.000Z', asOf)).toEqual({
      ...shown,
      status: 'past',
      receiptDetails: {
        billNo: '2026-27/000001',
        total: 354.33,
        completedAt: '2026-11-21T08:00:00.000Z',
        isPaid: false,
      },
    });
  });
  it('says who billed it, where it was not the owner', () => {
    const bill = billOver([order]);
    const open = openOrderView({ ...order, tableNo: 4, status: 'recurring' }, { ...asOf, revision: 41 });
    const at = '2026-11-21T08:00:00.000Z';
    expect(pastOrderView(open, bill, at, { ...asOf, actor: 'person:3' }).receiptDetails?.billedBy).toBe(3);
    expect(pastOrderView(open, bill, at, asOf).receiptDetails).not.toHaveProperty('billedBy');
  });
  it('says how many others are on its bill, and the first of them', () => {
    const bill = billOver([order, { ...order, orderId: 9 }, { ...order, orderId: 5 }]);
    const said = [7, 5].map((orderId) => {
      const open = openOrderView({ ...order, orderId, tableNo: 4, status: 'recurring' }, asOf);
      return pastOrderView(open, bill, '2026-11-21T08:00:00.000Z', asOf).receiptDetails!;
    });
    expect(said).toMatchObject([
      { others: 2, sharedWith: 5 },
      { others: 2, sharedWith: 7 },
    ]);
    expect(said.map(sharedText)).toEqual(['#5 and 1 more', '#7 and 1 more']);
  });
});

it('A later revision compares as the greater text, over the turn of the year too', () => {
  const texts = [
    { ...asOf, revision: 0 },
    { ...asOf, revision: 9 },
    { ...asOf, revision: 10 },
    { ...asOf, revision: 99_999_999_999 },
    { ...asOf, financialYear: 2027, revision: 0 },
  ].map(revisionText);
  expect([...texts].sort()).toEqual(texts);
});

it('Table 0 is the Counter', () => expect([0, 4].map(tableName)).toEqual(['Counter', 'Table 4']));

describe('The bell', () => {
  const waiting = { ...openOrderView({ ...order, tableNo: 4, status: 'live' }, asOf), placedBy: 'guest' } as const;
  it('rings for what a guest has ordered, until staff answer it', () => {
    expect(ringsFor(waiting)).toBe(true);
    expect(ringsFor({ ...waiting, status: 'recurring' })).toBe(false);
    expect(ringsFor({ ...waiting, placedBy: 'staff' })).toBe(false);
  });
});
