import { describe, expect, it } from '@jest/globals';
import { formatRupees } from '@sae/domain/kernel';
import { chargeOf, linesOf, NOTHING, partOf, sharesText } from './split-bill.js';
import { curry, order } from './testing/server.js';

const naan = { ...curry, id: 2, name: 'Naan', price: 40, quantity: 1 };
const orders = [order({ id: 1, items: [curry, naan], total: 281 }), order({ id: 2 })];
const [first, second] = linesOf(orders);
const split = (choice: Partial<typeof NOTHING>) => partOf(orders, { ...NOTHING, ...choice });

describe('A part of a table', () => {
  it('by dishes has so many of each, and the rest stays', () =>
    expect(split({ taken: { [first!.key]: 1, [second!.key]: 1 } })).toMatchObject({
      billed: [{ id: 1, items: [{ quantity: 1 }, { quantity: 1 }], total: 160.5 }],
      stay: [
        { id: 1, total: 120.5 },
        { id: 2, total: 241 },
      ],
      request: {
        lines: [
          { orderId: 1, id: 1, portion: 'full', price: 120.5, quantity: 1 },
          { orderId: 1, id: 2, portion: 'full', price: 40, quantity: 1 },
        ],
      },
    }));

  it('by dishes never has more than there are now', () =>
    expect(split({ taken: { [first!.key]: 5, gone: 1 } }).request.lines).toMatchObject([{ quantity: 2 }]));

  it('by orders is these, in their order', () =>
    expect(split({ way: 'orders', orderIds: [2, 1, 9] })).toMatchObject({ stay: [], request: { orderIds: [1, 2] } }));

  it('in equal shares is one bill of all', () =>
    expect(split({ way: 'shares' })).toEqual({ billed: orders, stay: [], request: {} }));
});

describe('The service charge', () => {
  const part = split({ way: 'orders', orderIds: [2] });
  it('is shared to the paisa by what the dishes come to', () =>
    expect(chargeOf('10', part)).toEqual({ now: '4.62', left: '5.38' }));
  it.each(['', ' ', 'x', '-1', '0'])('typed as %j stays as it is', (typed) =>
    expect(chargeOf(typed, part)).toEqual({ now: typed, left: typed }),
  );
});

it('equal shares are told by their amounts', () =>
  expect(sharesText([33.34, 33.33, 33.33], formatRupees)).toBe('1 × ₹33.34, 2 × ₹33.33'));
