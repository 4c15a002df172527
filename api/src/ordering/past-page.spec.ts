import { describe, expect, it } from '@jest/globals';
import { pastPage } from './requests.js';

const page = (query: object) => pastPage(query, 'Asia/Kolkata');
const newest = { offset: 0, limit: 1000 };

describe('Past orders', () => {
  it.each([
    [{}, newest],
    [{ range: '[20,39]' }, { offset: 20, limit: 20 }],
    [{ sort: '["id","ASC"]' }, newest],
    [
      { filter: '{"date":"2026-11-21"}' },
      { from: '2026-11-20T18:30:00.000Z', to: '2026-11-21T18:30:00.000Z', ...newest },
    ],
    [
      { filter: '{"from":"2026-11-21T06:30:00+05:30","to":"2026-11-22T00:00Z"}', range: '[0,4]' },
      { from: '2026-11-21T01:00:00.000Z', to: '2026-11-22T00:00:00.000Z', offset: 0, limit: 5 },
    ],
  ])('asked for %j', (query, expected) => expect(page(query)).toEqual(expected));
});
