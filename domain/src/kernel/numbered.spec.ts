import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { entryOf, numbered, withEntry, valuesOf, withoutEntry, type Numbered } from './numbered.js';

const number = fc.oneof(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 10 ** 9 }));
const step = fc.record({ n: number, value: fc.option(fc.string()) });

describe('A numbered map', () => {
  it('behaves like a Map whatever is put and taken, by number ascending, and tells not how it came to hold it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const model = new Map<number, string>();
        let map: Numbered<string> = numbered();
        for (const { n, value } of steps) {
          map = value === null ? withoutEntry(map, n) : withEntry(map, n, value);
          if (value === null) model.delete(n);
          else model.set(n, value);
          expect(entryOf(map, n)).toBe(model.get(n));
        }
        expect(valuesOf(map)).toEqual([...model].sort(([a], [b]) => a - b).map(([, value]) => value));
        expect(JSON.parse(JSON.stringify(map))).toEqual(map);
        expect(map).toEqual([...model].reduce((made, [n, value]) => withEntry(made, n, value), numbered<string>()));
      }),
    );
  });

  it('keeps no empty pages', () => expect(withoutEntry(withEntry(numbered<string>(), 700, 'x'), 700)).toEqual({}));

  it('leaves the map it came from as it was', () => {
    const before = withEntry(numbered<string>(), 1, 'one');
    withEntry(before, 2, 'two');
    withoutEntry(before, 1);
    expect(before).toEqual(withEntry(numbered<string>(), 1, 'one'));
  });

  it('finds nothing under what is no number of the map', () => {
    const map = withEntry(numbered<string>(), 1, 'one');
    expect([Number.NaN, -1, 1.5, Infinity].map((n) => entryOf(map, n))).toEqual(Array(4).fill(undefined));
  });
});
