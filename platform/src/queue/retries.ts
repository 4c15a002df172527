/** How often a job is tried, and how long the pauses are. */
export interface Retries {
  readonly attempts?: number;
  /** The first pause; doubled each time. */
  readonly backoffMs?: number;
  readonly longestBackoffMs?: number;
}

const MINUTE_MS = 60_000;

/** As BullMQ keeps it with each job. Its own strategies know no longest pause, so it travels in the strategy's name. */
export const retries = ({ attempts = 10, backoffMs = 1_000, longestBackoffMs = 10 * MINUTE_MS }: Retries) => ({
  attempts,
  backoff: { type: `doubled up to ${longestBackoffMs}`, delay: backoffMs },
});

interface Backoff {
  readonly type?: string;
  readonly delay?: number;
}

/** The pause after so many attempts, a little uneven so that what failed together does not come back together. */
export const pauseMs = (attemptsMade: number, backoff?: Backoff | number, random = Math.random): number => {
  const { type = '', delay = 1_000 } = typeof backoff === 'object' ? backoff : {};
  const longest = Number(/^doubled up to (\d+)$/.exec(type)?.[1] ?? 10 * MINUTE_MS);
  return Math.round(Math.min(delay * 2 ** (attemptsMade - 1), longest) * (0.75 + random() / 4));
};
