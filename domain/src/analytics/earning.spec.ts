import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { billOver, biryani, dosa } from '../../testing/orders.js';
import type { Actor } from '../kernel/index.js';
import { earningOf } from './figures.js';

const order = (orderId: number, ...items: (typeof dosa)[]) => ({
  orderId,
  placedAt: '2026-11-21T06:30:00.000Z',
  items,
  total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
});

const by = (at: string, actor: Actor = 'person:2') => ({ at, actor });

describe('What a bill earns', () => {
  const bill = billOver([order(1, dosa, biryani), order(2, dosa), order(3, biryani, { ...biryani, quantity: 3 })]);

  it('is what it charged, on the day the restaurant’s clocks show', () => {
    expect(earningOf(bill, by('2026-12-31T18:29:59.999Z'), 'Asia/Kolkata')).toMatchObject({
      day: '2026-12-31',
      total: bill.amounts.total,
      orders: 3,
    });
    expect(earningOf(bill, by('2026-12-31T18:30:00.000Z'), 'Asia/Kolkata').day).toBe('2027-01-01');
    expect(earningOf(bill, by('2027-01-01T04:59:59.999Z'), 'America/New_York').day).toBe('2026-12-31');
  });

  it('is theirs who issued it', () => {
    const at = '2026-11-21T06:30:00.000Z';
    expect(earningOf(bill, by(at), 'UTC').person).toBe('2');
    expect(earningOf(bill, by(at, 'restaurant:123456789'), 'UTC').person).toBe('staff');
  });

  it('is shared out over the categories, which count the orders that contain them', () => {
    const { categories } = earningOf(bill, by('2026-11-21T06:30:00.000Z'), 'Asia/Kolkata');
    expect(categories).toMatchObject([
      { category: 'South Indian', orders: 2 },
      { category: 'Rice', orders: 2 },
    ]);
  });

  it('adds up over the categories, to the paisa', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.array(
            fc.record({ price: fc.integer({ min: 1, max: 10 ** 8 }), category: fc.constantFrom('A', 'B', 'C') }),
            {
              minLength: 1,
              maxLength: 6,
            },
          ),
          { minLength: 1, maxLength: 5 },
        ),
        (orders) => {
          const lines = orders.map((items, index) => order(index + 1, ...items.map((item) => ({ ...dosa, ...item }))));
          const { total, categories } = earningOf(billOver(lines), by('2026-11-21T06:30:00.000Z'), 'UTC');
          expect(categories.reduce((sum, { total: part }) => sum + part, 0)).toBe(total);
        },
      ),
    ));
});
