import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isDeep } from './json-depth.js';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

describe('JSON', () => {
  it.each([
    ['lists', lists(16)],
    ['lists in an object in a list', `[${'{"a":'.repeat(15)}1${'}'.repeat(15)}]`],
    ['a text of brackets', JSON.stringify({ note: lists(100) })],
    ['a text of quotes and brackets', JSON.stringify({ note: `"\\"${lists(100)}\\` })],
    ['many lists beside each other', `[${lists(2).concat(',').repeat(500)}[]]`],
    ['a text that does not end', `{"note":"${'['.repeat(100)}\\`],
  ])('of %s is not deep', (_, json) => expect(isDeep(json)).toBe(false));

  it.each([
    ['lists', lists(17)],
    ['objects', '{"a":'.repeat(17) + '1' + '}'.repeat(17)],
    ['lists that never end', '['.repeat(120_000)],
    ['lists behind a text', `{"a":"\\\\",${'"b":['.repeat(1)}${lists(16)}]}`],
  ])('of many %s in each other is', (_, json) => expect(isDeep(json)).toBe(true));

  it('is as deep as what it says', () =>
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 30 }), (value) => {
        expect(isDeep(JSON.stringify(value))).toBe(depthOf(value) > 16);
      }),
    ));
});
