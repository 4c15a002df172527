import { describe, expect, it } from '@jest/globals';
import { pauseMs, retries } from './task.js';

describe('the pauses between attempts', () => {
  const { backoff, attempts } = retries({ attempts: 20, backoffMs: 500, longestBackoffMs: 10_000 });
  const pause = (attempt: number, random = () => 1) => pauseMs(attempt, backoff, random);

  it('double up to the longest', () => {
    expect(attempts).toBe(20);
    expect([1, 2, 3, 4, 5, 6, 200].map((attempt) => pause(attempt))).toEqual([
      500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000,
    ]);
  });

  it('are uneven by a quarter', () => {
    expect(pause(1, () => 0)).toBe(375);
  });

  it('are known of jobs from before there were any', () => {
    expect(pauseMs(1, undefined, () => 1)).toBe(1_000);
    expect(pauseMs(1, 5, () => 1)).toBe(1_000);
  });
});
