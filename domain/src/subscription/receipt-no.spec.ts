import { describe, expect, it } from '@jest/globals';
import { receiptNo } from './payment.js';

describe('A receipt’s number', () => {
  it.each([
    [2026, 1, '123456789/26/001'],
    [2026, 999, '123456789/26/999'],
    [2026, 1_000, '123456789/26/A00'],
    [2026, 1_001, '123456789/26/A01'],
    [2099, 34_695, '123456789/99/ZZZ'],
    [2105, 7, '123456789/05/007'],
  ])('of %i, the %i.', (year, n, number) => expect(receiptNo(123456789, year, n)).toBe(number));
  it('is of one length and never the same for two', () => {
    const numbers = Array.from({ length: 34_695 }, (_, n) => receiptNo(123456789, 2026, n + 1));
    expect(new Set(numbers.map((number) => number.length))).toEqual(new Set([16]));
    expect(new Set(numbers).size).toBe(34_695);
  });
});
