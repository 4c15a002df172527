import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { figuresOf, figuresOfDays, withPart } from './figures.js';

const day = (of: string, total: number, orders: number) => ({ of, total, orders });

describe('The figures of a month', () => {
  it('are the sum of its days, with the best day and the busiest', () =>
    expect(
      figuresOfDays('2026-11', [day('2026-11-01', 500, 9), day('2026-11-02', 900, 2), day('2026-11-30', 1, 1)]),
    ).toEqual({
      of: '2026-11',
      total: 1401,
      orders: 12,
      best: { date: '2026-11-02', total: 900 },
      busiest: { date: '2026-11-01', orders: 9 },
    }));
  it('name the first of equally good days', () =>
    expect(figuresOfDays('2026-11', [day('2026-11-01', 5, 1), day('2026-11-02', 5, 1)])).toMatchObject({
      best: { date: '2026-11-01' },
      busiest: { date: '2026-11-01' },
    }));
  it('know no best day where nothing was earned', () =>
    expect(figuresOfDays('2026-11', [day('2026-11-01', 0, 3)])).toMatchObject({
      best: null,
      busiest: { orders: 3 },
    }));
  it('are nothing without days', () =>
    expect(figuresOfDays('2026-11', [])).toEqual({ of: '2026-11', total: 0, orders: 0, best: null, busiest: null }));
});

describe('The figures of a year', () => {
  it('say of its months what those of all its days would say', () => {
    const amounts = fc.record({ month: fc.integer({ min: 1, max: 12 }), total: fc.nat(50), orders: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 60 }), (drawn) => {
        const days = drawn
          .toSorted((one, other) => one.month - other.month)
          .map(({ month, total, orders }, n) => ({ of: `${month}`.padStart(2, '0') + `-${n}`, total, orders, month }));
        const months = [...new Set(days.map(({ month }) => month))];
        const ofMonths = months.map((month) =>
          figuresOfDays(
            `${month}`,
            days.filter((one) => one.month === month),
          ),
        );
        expect(figuresOf('2026', ofMonths)).toEqual(figuresOfDays('2026', days));
      }),
    );
  });
});

describe('A part', () => {
  const parts = [day('01', 1, 1), day('03', 3, 3)];
  it('stands where its time is', () =>
    expect(withPart(parts, day('02', 2, 2)).map(({ of }) => of)).toEqual(['01', '02', '03']));
  it('replaces what it was', () =>
    expect(withPart(parts, day('03', 4, 1))).toEqual([day('01', 1, 1), day('03', 4, 1)]));
  it('without orders is gone', () => expect(withPart(parts, day('03', 0, 0))).toEqual([day('01', 1, 1)]));
});
