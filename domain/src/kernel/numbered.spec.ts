import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { at, numbered, put, valuesOf, without, type Numbered } from './numbered.js';

const number = fc.oneof(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 10 ** 9 }));
const step = fc.record({ n: number, value: fc.option(fc.string()) });

describe('A numbered map', () => {
  it('behaves like a Map whatever is put and taken, by number ascending', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const model = new Map<number, string>();
        let map: Numbered<string> = numbered();
        for (const { n, value } of steps) {
          map = value === null ? without(map, n) : put(map, n, value);
          if (value === null) model.delete(n);
          else model.set(n, value);
          expect(at(map, n)).toBe(model.get(n));
        }
        expect(valuesOf(map)).toEqual([...model].sort(([a], [b]) => a - b).map(([, value]) => value));
        expect(JSON.parse(JSON.stringify(map))).toEqual(map);
      }),
    );
  });

  it('keeps no empty pages', () => expect(without(put(numbered<string>(), 700, 'x'), 700)).toEqual({}));

  it('leaves the map it came from as it was', () => {
    const before = put(numbered<string>(), 1, 'one');
    put(before, 2, 'two');
    without(before, 1);
    expect(before).toEqual(put(numbered<string>(), 1, 'one'));
  });

  it('finds nothing under what is no number of the map', () => {
    const map = put(numbered<string>(), 1, 'one');
    expect([Number.NaN, -1, 1.5, Infinity].map((n) => at(map, n))).toEqual(Array(4).fill(undefined));
  });
});
