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
