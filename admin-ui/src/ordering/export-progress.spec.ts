import { expect, it } from '@jest/globals';
import { percentOf, wordsOf } from './export-progress.js';

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
