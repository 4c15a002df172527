import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { mergeLines, type ReceiptLine } from './lines.js';

const tea: ReceiptLine = { name: 'Tea', price: 2000, quantity: 1, isVeg: true, portion: 'full' };

describe('The lines of a receipt', () => {
  it('stand once for the same name and price, where they came first', () =>
    expect(mergeLines([tea, { ...tea, name: 'Dosa', price: 9900 }, { ...tea, quantity: 2, portion: 'half' }])).toEqual([
      { ...tea, quantity: 3 },
      { ...tea, name: 'Dosa', price: 9900 },
    ]));
  it('stand apart at different prices', () =>
    expect(mergeLines([tea, { ...tea, price: 1000, portion: 'half' }])).toHaveLength(2));
  it('stand apart with other options, and together with the same ones', () => {
    const option = (optionId: number) => ({ optionId, name: `Option ${optionId}`, price: 0 });
    const [one, two] = [
      { ...tea, options: [option(1)] },
      { ...tea, options: [option(1), option(2)] },
    ];
    const turned = { ...tea, options: [option(2), option(1)] };
    expect(mergeLines([tea, one, two, one, turned])).toEqual([tea, { ...one, quantity: 2 }, { ...two, quantity: 2 }]);
  });
  it('do not confuse names that look like others', () =>
    expect(
      mergeLines([
        { ...tea, name: '1,2', price: 3 },
        { ...tea, name: '1', price: 23 },
        { ...tea, name: '__proto__' },
      ]),
    ).toHaveLength(3));
  it('carry nothing but what is printed', () =>
    expect(mergeLines([{ ...tea, itemId: 9 } as ReceiptLine])).toEqual([tea]));

  it('say the first second name of each, where that is wished', () => {
    const named = { ...tea, secondName: 'चाय' };
    expect(mergeLines([tea, named], true)).toEqual([{ ...named, quantity: 2 }]);
    expect(mergeLines([named, { ...tea, secondName: 'ચા' }], true)).toEqual([{ ...named, quantity: 2 }]);
    expect(mergeLines([tea, named])).toEqual([{ ...tea, quantity: 2 }]);
  });

  it('cost together what they cost before, whatever was ordered', () => {
    const line = fc.record({
      name: fc.constantFrom('Tea', 'Dosa', 'Idli'),
      price: fc.constantFrom(1000, 2000),
      quantity: fc.integer({ min: 1, max: 999 }),
      isVeg: fc.boolean(),
      portion: fc.constantFrom('full' as const, 'half' as const),
    });
    const cost = (lines: readonly ReceiptLine[]) =>
      lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const merged = mergeLines(lines);
        expect(cost(merged)).toBe(cost(lines));
        expect(new Set(merged.map(({ name, price }) => `${name}@${price}`)).size).toBe(merged.length);
        expect(mergeLines(merged)).toEqual(merged);
      }),
    );
  });
});
