import type { Redis } from '../redis/index.js';

/** A job from inside. */
export interface Task {
  /** Says how far it is. @throws Cancelled when nobody wants it any more */
  progress(done: number, total: number): Promise<void>;
}

/** The job was cancelled while it ran. The name is the one BullMQ knows an error by that is of no use to try again. */
export class Cancelled extends Error {
  override readonly name = 'UnrecoverableError';
}

const REMEMBERED_SECONDS = 24 * 3600;

/** Who is cancelled is marked beside the queue: a running job is locked, and its worker may be any process. */
export class Cancellations {
  constructor(
    private readonly redis: Redis,
    private readonly queue: string,
  ) {}

  async add(jobId: string): Promise<void> {
    await this.redis.set(this.key(jobId), '1', { expiration: { type: 'EX', value: REMEMBERED_SECONDS } });
  }

  async has(jobId: string): Promise<boolean> {
    return (await this.redis.exists(this.key(jobId))) === 1;
  }

  /** @throws Cancelled */
  async check(jobId: string): Promise<void> {
    if (await this.has(jobId)) throw new Cancelled(`Job ${jobId} of ${this.queue} was cancelled`);
  }

  private key(jobId: string): string {
    return `cancelled:${this.queue}:${jobId}`;
  }
}

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
