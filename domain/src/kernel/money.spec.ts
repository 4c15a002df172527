import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatRupees, paiseOf, toPaise, toRupees, type Paise, type Rupees } from './money.js';

describe('Money', () => {
  it('goes from rupees to paise and back without a change', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (paise) => toPaise(toRupees(paise)) === paise));
  });

  it('is told apart by its type: paise are no rupees', () => {
    const paise: Paise = 4200;
    // @ts-expect-error -- it does not compile
    const rupees: Rupees = paise;
    // @ts-expect-error -- nor does this
    expect(toRupees(toRupees(rupees))).toBe(0.42);
  });

  it('knows the prices that binary fractions get wrong', () => {
    expect([0.29, 1.1, 4.35, 8.2, 19.99, 64.1, 1_000_000].map(toPaise)).toEqual([
      29, 110, 435, 820, 1999, 6410, 100_000_000,
    ]);
  });

  it('sums rupees without what binary fractions lose', () => {
    expect(paiseOf([])).toBe(0);
    expect(paiseOf([0.1, 0.2, 8.2, 64.1])).toBe(7260);
  });

  it.each([
    [0, '₹0.00'],
    [0.5, '₹0.50'],
    [99, '₹99.00'],
    [1234.5, '₹1,234.50'],
    [123456.7, '₹1,23,456.70'],
    [12345678.9, '₹1,23,45,678.90'],
    [-42, '−₹42.00'],
    [-0, '₹0.00'],
  ])('writes %p as %p', (rupees, text) => expect(formatRupees(rupees)).toBe(text));
});
