import { describe, expect, it } from '@jest/globals';
import { openOrders, orderBook, type OrderBook } from '@sae/domain/ordering';
import fc from 'fast-check';
import { inBook, RESTAURANT, START, ZONE } from '../../testing/facts.js';
import { Living } from '../../testing/history.js';
import { Models } from '../../testing/models.js';
import { wishes } from '../../testing/wishes.js';
import { morningKey, mornings, morningsKey, type Morning } from './mornings.js';

/** Some facts a day, and a clock that goes back now and then. */
const HOURS = 7;
const timeOf = (revision: number): string =>
  new Date(Date.parse(START) + (HOURS * revision - (revision % 5)) * 3_600_000).toISOString();

describe('The mornings', () => {
  it('name what was open when a day’s first fact came, whatever staff did', () =>
    fc.assert(
      fc.property(wishes, (history) => {
        const living = new Living();
        history.forEach((wish) => living.live(wish));
        const facts = inBook(`orderBook-${RESTAURANT}-2026`, living.events, timeOf);
        const models = new Models(mornings(ZONE)).tell(facts);
        let book: OrderBook = orderBook.initial;
        const began = new Set(models.ranked(morningsKey(RESTAURANT, 2026)));
        let latestDay = '';
        for (const [revision, fact] of facts.entries()) {
          const day = new Date(Date.parse(fact.at) + 5.5 * 3_600_000).toISOString().slice(0, 10);
          expect(began.has(revision)).toBe(day > latestDay);
          if (day > latestDay) {
            latestDay = day;
            const { id, orderIds } = models.document(morningKey(RESTAURANT, 2026, revision)) as Morning;
            expect(id).toBe(fact.id);
            const open = openOrders(book).map(({ orderId }) => orderId);
            expect([...orderIds].sort((one, other) => one - other)).toEqual(open);
          }
          book = orderBook.evolve(book, fact as never);
        }
      }),
      { numRuns: 100 },
    ));
});
