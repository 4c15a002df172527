import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { shareOut } from './bill.js';

const totals = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 10 ** 13 }));
const weights = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10 ** 12 })), {
  minLength: 1,
  maxLength: 30,
});
const sumOf = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

describe('A total shared out', () => {
  it('adds up to itself', () => {
    fc.assert(fc.property(totals, weights, (total, parts) => sumOf(shareOut(total, parts)) === total));
  });

  it('gives everybody within one paisa of the exact share, and never less than nothing', () => {
    fc.assert(
      fc.property(totals, weights, (total, parts) => {
        const sum = BigInt(sumOf(parts));
        shareOut(total, parts).forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          const [part, whole] = sum === 0n ? [1n, BigInt(parts.length)] : [BigInt(parts[index] as number), sum];
          const off = BigInt(share) * whole - BigInt(total) * part;
          expect((off < 0n ? -off : off) < whole).toBe(true);
        });
      }),
    );
  });

  it('gives nothing to what weighs nothing, while something weighs', () => {
    fc.assert(
      fc.property(totals, weights, (total, parts) => {
        fc.pre(sumOf(parts) > 0);
        shareOut(total, parts).forEach((share, index) => parts[index] === 0 && expect(share).toBe(0));
      }),
    );
  });

  it('never gives more to the one who weighs less', () => {
    fc.assert(
      fc.property(totals, weights, (total, parts) => {
        const shares = shareOut(total, parts);
        const byWeight = parts.map((part, index) => [part, shares[index] as number] as const).sort(([a], [b]) => a - b);
        byWeight.slice(1).forEach(([part, share], index) => {
          const [lighter, less] = byWeight[index] as readonly [number, number];
          if (lighter < part) expect(less).toBeLessThanOrEqual(share);
        });
      }),
    );
  });

  it('gives the odd paisa to the first of equals', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shareOut(2, [5, 5, 5])).toEqual([1, 1, 0]);
    expect(shareOut(7, [0, 0])).toEqual([4, 3]);
  });

  it('gives it to the largest fraction before', () => expect(shareOut(10, [1, 1, 2, 5])).toEqual([1, 1, 2, 6]));
  it('gives all to the only one', () => expect(shareOut(12345, [7])).toEqual([12345]));
  it('has nothing for nobody', () => expect(shareOut(0, [])).toEqual([]));
});
