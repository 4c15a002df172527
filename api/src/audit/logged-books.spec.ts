import { describe, expect, it } from '@jest/globals';
import type { OrderBookEvent } from '@sae/domain/ordering';
import fc from 'fast-check';
import { accepted, bookOpened, placed } from '../../../domain/testing/orders.js';
import { placementOf } from './logged-books.js';

/** A book by what stands between its placements: so many facts after each. */
const bookOf = (gaps: readonly number[]): OrderBookEvent[] => [
  bookOpened,
  ...gaps.flatMap((gap, n) => [placed(n + 1), ...Array.from({ length: gap }, () => accepted(n + 1))]),
];

const search = async (events: readonly OrderBookEvent[], orderId: number) => {
  let facts = 0;
  let reads = 0;
  const read = (from: number, count: number) => {
    const part = events.slice(from, from + count).map((event, n) => ({ ...event, revision: from + n }));
    reads += 1;
    facts += part.length;
    return Promise.resolve(part);
  };
  const found = await placementOf(orderId, { from: orderId, to: events.length - 1 }, read);
  return { found, reads, facts };
};

describe('Where an order was placed', () => {
  it('is found in every book', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: 90 }), { minLength: 1, maxLength: 60 }), async (gaps) => {
        const events = bookOf(gaps);
        for (let orderId = 1; orderId <= gaps.length; orderId += 1) {
          const expected = events.findIndex(({ type, data }) => type === 'OrderPlaced' && data.orderId === orderId);
          expect((await search(events, orderId)).found).toBe(expected);
        }
        expect((await search(events, gaps.length + 1)).found).toBeNull();
      }),
      { numRuns: 50 },
    ));

  it('takes few small reads in a long book', async () => {
    const events = bookOf(Array.from({ length: 100_000 }, (_, n) => n % 4));
    for (const orderId of [1, 777, 50_000, 99_999, 100_000, 100_001]) {
      const { reads, facts } = await search(events, orderId);
      expect(reads).toBeLessThan(20);
      expect(facts).toBeLessThan(20 * 32);
    }
  });

  it('is nowhere in an empty book', async () => expect((await search([], 1)).found).toBeNull());
});
