import { describe, expect, it } from '@jest/globals';
import { alone, figuresOf, withPart } from './figures.js';

const day = (of: string, total: number, orders: number) => ({ of, total, orders });

describe('The figures of a month', () => {
  it('are the sum of its days, with the best day and the busiest', () =>
    expect(
      figuresOf('2026-11', [day('2026-11-01', 500, 9), day('2026-11-02', 900, 2), day('2026-11-30', 1, 1)].map(alone)),
    ).toEqual({
      of: '2026-11',
      total: 1401,
      orders: 12,
      best: { date: '2026-11-02', total: 900 },
      busiest: { date: '2026-11-01', orders: 9 },
    }));
  it('name the first of equally good days', () =>
    expect(figuresOf('2026-11', [day('2026-11-01', 5, 1), day('2026-11-02', 5, 1)].map(alone))).toMatchObject({
      best: { date: '2026-11-01' },
      busiest: { date: '2026-11-01' },
    }));
  it('know no best day where nothing was earned', () =>
    expect(figuresOf('2026-11', [alone(day('2026-11-01', 0, 3))])).toMatchObject({
      best: null,
      busiest: { orders: 3 },
    }));
  it('are nothing without days', () =>
    expect(figuresOf('2026-11', [])).toEqual({ of: '2026-11', total: 0, orders: 0, best: null, busiest: null }));
});

describe('A part', () => {
  const parts = [day('01', 1, 1), day('03', 3, 3)];
  it('stands where its time is', () =>
    expect(withPart(parts, day('02', 2, 2)).map(({ of }) => of)).toEqual(['01', '02', '03']));
  it('replaces what it was', () =>
    expect(withPart(parts, day('03', 4, 1))).toEqual([day('01', 1, 1), day('03', 4, 1)]));
  it('without orders is gone', () => expect(withPart(parts, day('03', 0, 0))).toEqual([day('01', 1, 1)]));
});
