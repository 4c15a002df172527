import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@sae/domain/kernel';

/** The log did not answer in time. What it was asked may have happened or not. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut';
}

/** The client's own deadlines do not hold when a server is frozen or silent, so every call runs against our clock. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimedOut(`No answer within ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Growing pauses with jitter, so that a thousand waiters do not come back at the same moment. */
export class Backoff {
  private step = 0;
  constructor(
    private readonly firstMs = 20,
    private readonly lastMs = 1_000,
  ) {}

  next(): number {
    const ms = Math.min(this.firstMs * 2 ** this.step++, this.lastMs);
    return ms * (0.5 + Math.random() / 2);
  }

  reset(): void {
    this.step = 0;
  }
}

/** Tries again what may be tried again until it works or patience ends, which no try outlives; each is told what is left. */
export const patiently = async <T>(
  patienceMs: number,
  isPassing: (error: unknown) => boolean,
  attempt: (leftMs: () => number) => Promise<T>,
): Promise<T> => {
  const deadline = performance.now() + patienceMs;
  const leftMs = () => deadline - performance.now();
  const backoff = new Backoff();
  for (;;) {
    try {
      return await within(Math.max(leftMs(), 0), attempt(leftMs));
    } catch (error) {
      if (!(error instanceof TimedOut) && !isPassing(error)) throw error;
      const ms = backoff.next();
      if (ms > leftMs()) throw unavailable(error);
      await pause(ms);
      // It may have lasted longer than was asked for.
      if (leftMs() <= 0) throw unavailable(error);
    }
  }
};

const refusal = (code: string, sentence: string, cause: unknown): Refusal =>
  Object.assign(new Refusal('unavailable', code, sentence), { cause });

export const unavailable = (cause: unknown): Refusal =>
  refusal('log/unavailable', 'The service is busy right now. Please try again in a moment.', cause);

/** Said at once: no second try will find more room. */
export const diskFull = (cause: unknown): Refusal =>
  refusal('log/disk-full', 'The disk is nearly full. Nothing can be saved until there is room again.', cause);
