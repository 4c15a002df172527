import { describe, expect, it } from '@jest/globals';
import { v4, v7 } from 'uuid';
import { earliestUse, refuseUnknowable } from './key-memory.js';

const NOW = '2026-11-21T06:30:00.000Z';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const madeAgo = (ms: number) => v7({ msecs: Date.parse(NOW) - ms });

describe('a key that nobody remembers', () => {
  it.each([
    ['of now', madeAgo(0)],
    ['of yesterday, up to 24 hours ago', madeAgo(24 * HOUR)],
    ['of a clock that is a little ahead', madeAgo(-4 * MINUTE)],
    ['that does not say when it was made', v4()],
    ['that is no UUID', 'order 7 of 21 November'],
  ])('is a new one: %s', (_, key) => expect(() => refuseUnknowable(key, NOW)).not.toThrow());

  it('and is older than 24 hours may have been used: it is refused', () => {
    expect(() => refuseUnknowable(madeAgo(24 * HOUR + 1), NOW)).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'request/key-too-old' }),
    );
  });

  it('and is of a time to come would be forgotten too early: it is refused', () => {
    expect(() => refuseUnknowable(madeAgo(-6 * MINUTE), NOW)).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'request/key-ahead' }),
    );
  });
});

describe('the first use of a key', () => {
  it('was not before its time, but for clocks that differ', () =>
    expect(earliestUse(madeAgo(HOUR), NOW)).toBe(Date.parse(NOW) - HOUR - 5 * MINUTE));

  it('was within what is remembered, of a key without a time', () =>
    expect(earliestUse(v4(), NOW)).toBe(Date.parse(NOW) - 24 * HOUR - 10 * MINUTE));
});
