import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CALLED_KINDS, isCallNumber, isPlace, MAX_TABLE_NO, placeNo, placeOf } from './place.js';

describe('A place', () => {
  it.each([
    [0, 'counter', 0],
    [1, 'table', 1],
    [9999, 'table', 9999],
    [10_001, 'takeaway', 1],
    [19_999, 'takeaway', 9999],
    [20_003, 'delivery', 3],
  ])('%i is %s %i', (tableNo, kind, number) => {
    expect(isPlace(tableNo)).toBe(true);
    expect(placeOf(tableNo)).toEqual({ kind, number });
    expect(isCallNumber(tableNo)).toBe(tableNo > MAX_TABLE_NO);
  });

  it.each([-1, 1.5, 10_000, 20_000, 30_000, 30_001, 1e300, Number.NaN, '4', [4], null, undefined])(
    'is not %j',
    (value) => expect(isPlace(value)).toBe(false),
  );

  it('of a call number is its alone', () =>
    fc.assert(
      fc.property(fc.constantFrom(...CALLED_KINDS), fc.integer({ min: 1, max: MAX_TABLE_NO }), (kind, number) => {
        expect(placeOf(placeNo(kind, number))).toEqual({ kind, number });
      }),
    ));
});
