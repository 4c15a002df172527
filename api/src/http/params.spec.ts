import { describe, expect, it } from '@jest/globals';
import { listQuery, pageQuery } from './params.js';

describe('A page of a long list', () => {
  it.each([
    [{}, { offset: 0, limit: 1000 }],
    [{ range: '[20,39]' }, { offset: 20, limit: 20 }],
    [
      { range: '[0,19]', sort: '["createdAt","DESC"]', filter: '{}' },
      { offset: 0, limit: 20 },
    ],
  ])('asked for %j', (query, page) => expect(pageQuery(query)).toEqual({ filter: {}, page }));
});

const refusalOf = (filter: string): string | undefined => {
  try {
    listQuery({ filter });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};
const many = (count: number) => Array.from({ length: count }, (_, n) => n);
const fields = (count: number) => Object.fromEntries(many(count).map((n) => [`f${n}`, n]));
const filtered = (filter: object) => refusalOf(JSON.stringify(filter));

describe('A filter', () => {
  it.each([
    ['as long as a search may be', { q: 'n'.repeat(100) }],
    ['of as many words', { q: 'a b c d e f g h' }],
    ['that says a word again and again', { q: 'naan '.repeat(20) }],
    ['of a number', { q: 7 }],
    ['of many ids', { id: many(100) }],
    ['of many fields', fields(8)],
  ])('may be one %s', (_, filter) => expect(filtered(filter)).toBeUndefined());

  it.each([
    ['a search too long', { q: 'n'.repeat(101) }, 'A search can have at most 100 characters'],
    ['a search of too many words', { q: 'a b c d e f g h i' }, 'A search can have at most 8 different words'],
    ['a search of no text', { q: true }, 'The search of a list must be text'],
    ['a search of several', { q: ['a', 'b'] }, 'The search of a list must be text'],
    ['too many values', { id: many(101) }, 'A filter can have at most 100 values of a field'],
    ['too many fields', fields(9), 'A filter can have at most 8 fields'],
    ['a filter too long', { name: 'n'.repeat(2_000) }, 'The filter of a list can have at most 2000 characters'],
    ['an object for a value', { id: { $gt: 1 } }, 'The filter of a list is not understood'],
    ['lists in a list', { id: [[1]] }, 'The filter of a list is not understood'],
  ])('is refused for %s', (_, filter, message) => expect(filtered(filter)).toBe(message));

  it('nested without end is refused before it is read', () =>
    expect(refusalOf('['.repeat(8_000) + ']'.repeat(8_000))).toBe(
      'The filter of a list can have at most 2000 characters',
    ));
});
