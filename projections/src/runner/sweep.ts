import type { Redis } from '@sae/platform/redis';
import { BUILDING, CURRENT } from '../reading/index.js';
import { nameNow } from './generations.js';

const GENERATION = /^(g\d+):/;

/** Deletes all that is left of generations nobody reads or builds; returns how many keys that were. */
export const sweep = async (redis: Redis, signal: AbortSignal): Promise<number> => {
  // What begins from now on has a greater name.
  const now = await nameNow(redis);
  const [current = null, building = null] = await redis.mGet([CURRENT, BUILDING]);
  if (current === null) return 0;
  let deleted = 0;
  for await (const keys of redis.scanIterator({ MATCH: 'g*:*', COUNT: 1_000 })) {
    if (signal.aborted) break;
    const old = keys.filter((key) => {
      const generation = GENERATION.exec(key)?.[1];
      return generation !== undefined && generation < now && generation !== current && generation !== building;
    });
    if (old.length > 0) deleted += await redis.unlink(old);
  }
  return deleted;
};
