import { expect, it } from '@jest/globals';
import { secondsUntil } from './Otp.js';

it('counts whole seconds, the last one to its end', () => {
  expect(secondsUntil(30_000, 0)).toBe(30);
  expect(secondsUntil(30_000, 29_001)).toBe(1);
});
it('is over at its moment and stays so', () => {
  expect(secondsUntil(30_000, 30_000)).toBe(0);
  expect(secondsUntil(30_000, 99_000)).toBe(0);
});
