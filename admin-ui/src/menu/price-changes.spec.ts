import { describe, expect, it } from '@jest/globals';
import { changeIn, repriced, type TypedChange } from './price-changes.js';
import { curry, tikka } from './testing/menu.js';

const typed: TypedChange = { way: 'raise', much: '5', by: 'percent', roundTo: 100 };

describe('A change of prices', () => {
  it('is so many percent or rupees more, or less', () => {
    expect(changeIn(typed)).toEqual({ by: 'percent', of: 500, roundTo: 100 });
    expect(changeIn({ ...typed, way: 'lower', much: ' 2.5 ', by: 'amount', roundTo: 1 })).toEqual({
      ...{ by: 'amount', of: -250, roundTo: 1 },
    });
  });

  it.each(['', '0', '0.00', '-5', 'five', '1.005', '12345678', '5 %'])('is none where “%s” is typed', (much) =>
    expect(changeIn({ ...typed, much })).toBeNull(),
  );
});

describe('Dishes', () => {
  const after = (change: Partial<TypedChange>) => {
    const said = changeIn({ ...typed, ...change });
    return repriced([tikka, curry], said!).map(({ item, price, halfPrice, isPossible }) => [
      ...[item.name, price, halfPrice, isPossible],
    ]);
  };

  it('cost so many percent more, rounded', () =>
    expect(after({})).toEqual([
      ['Paneer Tikka', 262, 147, true],
      ['Fish Curry', 1386, null, true],
    ]));

  it('cost an amount more, of which a half portion gets half', () =>
    expect(after({ much: '10', by: 'amount', roundTo: 1 })).toEqual([
      ['Paneer Tikka', 259.5, 145, true],
      ['Fish Curry', 1330, null, true],
    ]));

  it('that stay as they are, are left out', () =>
    expect(after({ much: '0.1', by: 'amount', roundTo: 1_000 })).toEqual([['Paneer Tikka', 250, 140, true]]));

  it('cannot cost nothing, nor more than any dish', () => {
    expect(after({ way: 'lower', much: '280', by: 'amount' }).map(([, , , isPossible]) => isPossible)).toEqual([
      ...[false, true],
    ]);
    expect(after({ much: '9999999' }).every(([, , , isPossible]) => isPossible === false)).toBe(true);
  });
});
