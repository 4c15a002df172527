import type { Log } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { checkpointKey, CURRENT, positionOf } from './keys.js';

/**
 * Before anything is done with a log that is empty although the read models were made of one that was not: the folder or the
 * server is another one, and whoever went on would throw away what they know and begin with nobody.
 * @throws Error that says so
 */
export const refuseEmptyLog = async (log: Pick<Log, 'head'>, redis: Redis): Promise<void> => {
  const current = await redis.get(CURRENT);
  const checkpoint = current === null ? null : await redis.get(checkpointKey(current));
  const position = checkpoint === null ? null : positionOf(checkpoint);
  if (position === null || (await log.head()) > 0n) return;
  throw new Error(
    `The event log is empty, but the read models in Redis were made of one that went to position ${position}: is ` +
      'EVENTSTORE_URL or DATA_DIR another one? Put a backup of the log in its place, or empty Redis to begin anew.',
  );
};
