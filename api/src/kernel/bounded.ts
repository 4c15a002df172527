import pLimit from 'p-limit';
import { RefusalForNow } from './error-table.js';

export interface Bounds {
  readonly atOnce: number;
  readonly mayWait: number;
  /** What is answered to whoever comes when that many wait. */
  readonly code: string;
}

export type Bounded = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * For work that is heavy on purpose or by nature: only so much at once, and nobody waits without end.
 * Throws a Refusal when too many wait.
 */
export const bounded = ({ atOnce, mayWait, code }: Bounds): Bounded => {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + mayWait)
      throw new RefusalForNow('unavailable', code, 'The service is busy. Please try again.', 2);
    return limit(work);
  };
};

/** The same for each of many apart, of which most have no such work: whose is named by a number. */
export const boundedEach = (bounds: Bounds): (<T>(whose: number, work: () => Promise<T>) => Promise<T>) => {
  const working = new Map<number, { readonly run: Bounded; count: number }>();
  return async (whose, work) => {
    const one = working.get(whose) ?? { run: bounded(bounds), count: 0 };
    working.set(whose, one);
    one.count += 1;
    try {
      return await one.run(work);
    } finally {
      one.count -= 1;
      if (one.count === 0) working.delete(whose);
    }
  };
};
