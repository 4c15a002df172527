import { describe, expect, it } from '@jest/globals';
import { pageQuery } from './params.js';

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
