import { joinRunning, type Joined } from '../config/index.js';
import { Log, type Upcasters } from '../log/index.js';
import { connectRedis, type Redis } from '../redis/index.js';

/** What a tool works with that joined the system that runs. */
export interface Tools extends Joined {
  readonly log: Log;
  readonly redis: Redis;
  /** How long the work has taken so far. */
  seconds(): string;
}

/** Joins the system that runs for as long as the work takes. */
export const joined = async (
  name: string,
  upcasters: Upcasters,
  work: (tools: Tools) => Promise<void>,
): Promise<void> => {
  const running = joinRunning();
  const began = Date.now();
  const redis = await connectRedis(running.redisUrl, { name });
  const log = new Log(running.eventStoreUrl, { upcasters });
  const seconds = () => ((Date.now() - began) / 1_000).toFixed(1);
  try {
    await work({ ...running, log, redis, seconds });
  } finally {
    await log.close();
    redis.destroy();
  }
};
