import type { OrderView } from '@sae/domain/ordering';

export const RING_EVERY_MS = 10_000;

/** The last time the bell rang: when, and for which newest order. */
export interface Ring {
  readonly at: number;
  readonly newest: number;
}

type Waiting = readonly Pick<OrderView, 'id'>[];

/** The order the bell rang for last. */
export const newestOf = (waiting: Waiting): number => Math.max(0, ...waiting.map(({ id }) => id));

export const ringFor = (waiting: Waiting, at: number): Ring => ({ at, newest: newestOf(waiting) });

/** In how many ms the bell rings: at once for an order it has not rung for, again while one waits, else never (null). */
export const ringIn = (waiting: Waiting, last: Ring | null, now: number): number | null => {
  if (waiting.length === 0) return null;
  if (!last || newestOf(waiting) > last.newest) return 0;
  return Math.max(0, last.at + RING_EVERY_MS - now);
};
