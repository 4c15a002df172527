import fc from 'fast-check';
import type { Projection } from '../src/kernel/index.js';
import { at, inBook, RESTAURANT } from './facts.js';
import { byPeople, Living } from './history.js';
import { wishes } from './wishes.js';
import { Models } from './models.js';

/**
 * Lives any history and looks at the book and what these projections make of it after every step; between the facts of
 * one decision nobody looks.
 */
export const everyHistoryIn =
  (...projections: readonly Projection[]) =>
  (look: (living: Living, models: Models) => void): void =>
    fc.assert(
      fc.property(wishes, (history) => {
        const living = new Living(byPeople);
        const models = new Models(...projections);
        for (const wish of history) {
          const before = living.events.length;
          living.live(wish);
          models.tell(inBook(`orderBook-${RESTAURANT}-2026`, living.events, at, byPeople.actorOf).slice(before));
          look(living, models);
        }
      }),
      { numRuns: 200 },
    );
