import { Refusal } from '@sae/domain/kernel';
import pRetry, { type RetryContext } from 'p-retry';

/** The log did not answer in time. What it was asked may have happened or not. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/**
 * The client's own deadlines do not hold when a server is frozen or silent, so every call runs against our clock. Not by
 * p-timeout, which makes an error with its stack before anything is late, three times a command
 * (docs/decisions/0053-libraries-looked-at-and-left.md).
 */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    // In whole ms: for each length Node keeps a list of its own, and one of fractions is one of its own each time.
    const timer = setTimeout(() => reject(new TimedOut(`No answer within ${ms} ms`)), Math.ceil(ms));
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Grow, and differ a little: a thousand waiters do not come back at the same moment. */
const PAUSES = { minTimeout: 20, maxTimeout: 1_000, factor: 2, randomize: true, retries: Infinity } as const;

/** Tries again what may be tried again until it works or patience ends, which no try outlives; each is told what is left. */
export const patiently = async <T>(
  patienceMs: number,
  isPassing: (error: unknown) => boolean,
  attempt: (leftMs: () => number) => Promise<T>,
): Promise<T> => {
  const deadline = performance.now() + patienceMs;
  const leftMs = () => deadline - performance.now();
  let failure: unknown;
  const inTime = () => {
    // The pause before may have taken what was left: nobody answers in so short a time.
    if (failure !== undefined && leftMs() < PAUSES.minTimeout) throw failure;
    return within(Math.max(leftMs(), 0), attempt(leftMs));
  };
  const shouldRetry = ({ error }: RetryContext) => isPassing((failure = error));
  try {
    return await pRetry(inTime, { ...PAUSES, maxRetryTime: patienceMs, shouldRetry });
  } catch (error) {
    throw isPassing(error) ? unavailable(error) : error;
  }
};

const refusal = (code: string, sentence: string, cause: unknown): Refusal =>
  Object.assign(new Refusal('unavailable', code, sentence), { cause });

export const unavailable = (cause: unknown): Refusal =>
  refusal('log/unavailable', 'The service is busy right now. Please try again in a moment.', cause);

/** Said at once: no second try will find more room. */
export const diskFull = (cause: unknown): Refusal =>
  refusal('log/disk-full', 'The disk is nearly full. Nothing can be saved until there is room again.', cause);
