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
