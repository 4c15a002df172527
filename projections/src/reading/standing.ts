import type { ParkedEvent } from '@sae/domain/audit';
import type { Redis } from '@sae/platform/redis';
import { ATTENDED, checkpointKey, OWED, parkedBooksKey, parkedKey, type ParkedBook } from './keys.js';
import { batchesOf, perConnection } from './read-batches.js';

/**
 * Whether the models show all that anybody was told is done. `behind`: not yet; `unattended`: nobody says so, for no
 * projection process is at work on them, or has come to the log's end.
 */
export type Standing = 'true' | 'behind' | 'unattended';

const ask = async (redis: Redis): Promise<Standing> => {
  const run = await serverRun(redis).id();
  const [checkpoint, owed, attended] = await batchesOf(redis).read((generation, batch) =>
    Promise.all([checkpointKey(generation), OWED, ATTENDED].map((key) => batch.document(key))),
  );
  if ((checkpoint ?? '') < (owed ?? '')) return 'behind';
  return attended === run ? 'true' : 'unattended';
};

/** Costs nothing on the way: it is asked together with all that is read in the same turn, and once for all of it. */
export const standing = (redis: Redis): Promise<Standing> => batchesOf(redis).once('standing', () => ask(redis));

/** The events that books wait for: of all restaurants, or of one. */
export const parkedEvents = async (redis: Redis, restaurantId?: number): Promise<readonly ParkedEvent[]> => {
  const batches = batchesOf(redis);
  const books = await batches.read((generation) => redis.zRange(parkedBooksKey(generation), 0, -1));
  const asked = books.filter((book) => restaurantId === undefined || book.endsWith(`-${restaurantId}`));
  const texts = await batches.read((generation, batch) =>
    Promise.all(asked.map((book) => batch.document(parkedKey(generation, book)))),
  );
  return texts.flatMap((text) => (text === null ? [] : [(JSON.parse(text) as ParkedBook).event]));
};

const runId = async (redis: Redis): Promise<string> => /^run_id:(\w+)/m.exec(await redis.info('server'))?.[1] ?? '';

/** Which run of Redis a connection reaches, asked once a connection. One that was started anew may have come back with older data. */
export const serverRun = perConnection((redis) => {
  let run: Promise<string> | null = null;
  const forget = () => void (run = null);
  redis.on('ready', forget);
  const ask = async () => {
    try {
      return await runId(redis);
    } catch (error) {
      forget();
      throw error;
    }
  };
  return { id: () => (run ??= ask()) };
});
