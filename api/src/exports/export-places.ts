import { Refusal } from '@sae/domain/kernel';
import type { Redis } from '@sae/platform/redis';
import { RefusalForNow } from '../kernel/error-table.js';

const MOST = 5;
const LIVES_SECONDS = 24 * 3600;
const RETRY_AFTER_SECONDS = 10;

/** One step, so that two who come at once do not both take the last place. Answers with who holds the places. */
const TAKE = `
if redis.call('ZSCORE', KEYS[1], ARGV[1]) or redis.call('ZCARD', KEYS[1]) < tonumber(ARGV[2]) then
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[4])
  return {}
end
return redis.call('ZRANGE', KEYS[1], 0, -1)`;

/** So many exports a restaurant may have, those with a file that waits to be taken among them: files need memory. */
export class ExportPlaces {
  constructor(private readonly redis: Redis) {}

  /** The oldest that `end` says is over makes room. @throws Refusal when none is */
  async take(restaurantId: number, jobId: string, end: (jobId: string) => Promise<boolean>): Promise<void> {
    const key = `exports:${restaurantId}`;
    const words = { keys: [key], arguments: [jobId, String(MOST), String(Date.now()), String(LIVES_SECONDS)] };
    for (;;) {
      const held = (await this.redis.eval(TAKE, words)) as string[];
      if (held.length === 0) return;
      if (!(await this.makeRoom(key, held, end))) throw tooMany();
    }
  }

  private async makeRoom(key: string, held: readonly string[], end: (jobId: string) => Promise<boolean>) {
    for (const jobId of held)
      if (await end(jobId)) {
        await this.redis.zRem(key, jobId);
        return true;
      }
    return false;
  }
}

const tooMany = (): Refusal =>
  new RefusalForNow(
    'too-many',
    'export/too-many',
    'Too many exports at once. Please wait until one of them is finished.',
    RETRY_AFTER_SECONDS,
  );
