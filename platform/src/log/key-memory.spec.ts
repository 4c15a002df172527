import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeyMemory } from './key-memory.js';

const HOUR = 60 * 60_000;
const time = (hours: number) => new Date(Date.UTC(2026, 10, 21) + hours * HOUR).toISOString();

describe('the memory of Idempotency-Keys', () => {
  it('knows where what was made under a key begins', () => {
    const keys = new KeyMemory();
    keys.note({ key: 'a', revision: 3, at: time(0) });
    keys.note({ key: 'a', revision: 4, at: time(0) });
    keys.note({ revision: 5, at: time(0) });
    keys.note({ key: 'b', revision: 6, at: time(0) });
    expect([keys.find('a'), keys.find('b'), keys.find('c')]).toEqual([3, 6, undefined]);
  });

  it('keeps each key of the last 24 hours, however many came after it', () => {
    const gaps = fc.array(fc.double({ min: 0, max: 8, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(gaps, (hours) => {
        const keys = new KeyMemory();
        let now = 0;
        const made = hours.map((gap, revision) => {
          now += gap;
          keys.note({ key: `k${revision}`, revision, at: time(now) });
          return { revision, at: now };
        });
        for (const { revision, at } of made) if (now - at <= 24) expect(keys.find(`k${revision}`)).toBe(revision);
      }),
    );
  });

  it('forgets those of the days before', () => {
    const keys = new KeyMemory();
    for (let hour = 0; hour < 24 * 30; hour += 1) keys.note({ key: `k${hour}`, revision: hour, at: time(hour) });
    expect(keys.find('k0')).toBeUndefined();
    expect(keys.entries().flatMap(([, kept]) => kept).length).toBeLessThanOrEqual(36);
  });

  it('is the same after a snapshot', () => {
    const keys = new KeyMemory();
    for (let hour = 0; hour < 20; hour += 1) keys.note({ key: `k${hour}`, revision: hour, at: time(hour) });
    const again = new KeyMemory(JSON.parse(JSON.stringify(keys.entries())));
    expect(again.entries()).toEqual(keys.entries());
    expect(again.find('k1')).toBe(1);
  });
});
