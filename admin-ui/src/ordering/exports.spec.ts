import { describe, expect, it } from '@jest/globals';
import { firstChoice, judged, percentOf, toggled, wordsOf } from './exports.js';

const first = firstChoice(2026);

describe('A choice of what to export', () => {
  it.each([
    [{ months: [1, 2, 12] }, { type: 'month', year: '2026', months: '1,2,12' }, 'past_orders_month_2026.xlsx'],
    [{ type: 'year' as const, year: 2027 }, { type: 'year', year: '2027' }, 'past_orders_year_2027.xlsx'],
    [
      { type: 'custom' as const, from: '2026-01-01', to: '2026-01-31' },
      { type: 'custom', from: '2026-01-01', to: '2026-01-31' },
      'past_orders_custom_2026-01-01_to_2026-01-31.xlsx',
    ],
  ])('%j is a call and a file', (changes, query, fileName) =>
    expect(judged({ ...first, ...changes }, 2026)).toEqual({ query, fileName }),
  );

  it.each([
    [{}, 'Please select at least one month'],
    [{ type: 'custom' as const }, 'Please select date range'],
    [{ type: 'custom' as const, from: '2026-01-01' }, 'Please select date range'],
    [{ type: 'custom' as const, from: '2026-02-01', to: '2026-01-01' }, 'The first day must not be after the last'],
  ])('%j is not ready', (changes, problem) => expect(judged({ ...first, ...changes }, 2026)).toEqual({ problem }));

  it('has each month or not', () => {
    expect(toggled([1, 12], 2)).toEqual([1, 2, 12]);
    expect(toggled([1, 2, 12], 2)).toEqual([1, 12]);
  });
});

it.each([
  [null, null, 'Waiting for its turn…'],
  [{ state: 'waiting', done: 0, total: 0 }, null, 'Waiting for its turn…'],
  [{ state: 'building', done: 0, total: 0 }, null, 'Waiting for its turn…'],
  [{ state: 'building', done: 123_456, total: 300_000 }, 41, '1,23,456 of 3,00,000 orders'],
  [{ state: 'done', done: 300_000, total: 300_000 }, 100, 'Saving the file…'],
] as const)('%j is %j percent: %s', (progress, percent, words) => {
  expect(percentOf(progress)).toBe(percent);
  expect(wordsOf(progress)).toBe(words);
});
