import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RING_EVERY_MS, ringFor, ringIn, type Ring } from './ringing.js';

const orders = (...ids: number[]) => ids.map((id) => ({ id }));

describe('The bell', () => {
  it('is silent while nobody waits', () => expect(ringIn([], ringFor(orders(7), 0), 99_000)).toBeNull());
  it('rings at once for an order it has not rung for', () => {
    expect(ringIn(orders(7), null, 5_000)).toBe(0);
    expect(ringIn(orders(7, 8), ringFor(orders(7), 4_000), 5_000)).toBe(0);
  });
  it('rings again ten seconds later while one waits', () => {
    expect(ringIn(orders(7), ringFor(orders(7), 4_000), 5_000)).toBe(9_000);
    expect(ringIn(orders(7), ringFor(orders(7), 4_000), 60_000)).toBe(0);
  });
  it('is not rung by one of several being taken', () =>
    expect(ringIn(orders(7), ringFor(orders(7, 8), 4_000), 5_000)).toBe(9_000));

  it('never rings twice within ten seconds for the same orders, whenever it is looked at', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4_000 })), (pauses) => {
        const waiting = orders(3, 5);
        const rung: number[] = [];
        let [now, last] = [0, null as Ring | null];
        for (const pause of pauses) {
          now += pause;
          if (ringIn(waiting, last, now) !== 0) continue;
          rung.push(now);
          last = ringFor(waiting, now);
        }
        const gaps = rung.slice(1).map((at, n) => at - (rung[n] as number));
        expect(gaps.every((gap) => gap >= RING_EVERY_MS)).toBe(true);
      }),
    ));
});
