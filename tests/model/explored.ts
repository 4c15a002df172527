import fc from 'fast-check';
import type { Street } from './house/house.js';
import { lived, shortened, wishes, type Failure } from './stories.js';

export interface Exploring {
  readonly street: Street;
  readonly seed: number;
  readonly stories: number;
  /** In a story, at most. */
  readonly steps: number;
  readonly onStep?: () => void;
}

/** Lives stories by chance, the same for the same seed; the first that goes wrong, as short as it can be told. */
export const explored = async ({ street, seed, stories, steps, onStep }: Exploring): Promise<Failure | null> => {
  const found: Failure[] = [];
  const { failed, errorInstance } = await fc.check(
    fc.asyncProperty(wishes(steps), async (story) => {
      const failure = await lived(street, story, onStep);
      if (failure) found.push(failure);
      return failure === null;
    }),
    // Shortened by what is understood of a story: leaving out steps by their names keeps what the others are about.
    { numRuns: stories, seed, endOnFailure: true },
  );
  // What broke before a story could go wrong is no story.
  if (failed && !found[0]) throw errorInstance;
  return found[0] ? shortened(street, found[0]) : null;
};
