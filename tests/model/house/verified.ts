import type { Log } from '@sae/platform/log';
import { Books } from '../../../projections/src/verifying/books.js';
import type { MemoryLog } from './memory-log.js';
import type { MemoryRedis } from './memory-redis.js';
import { GENERATION, writeModels } from './models.js';

const REBUILT = 'again';

/** What `npm run verify` says of a restaurant: its books decided again, and its read models built anew in one go. */
export const verified = async (
  { log, redis }: { readonly log: MemoryLog; readonly redis: MemoryRedis },
  restaurantId: number,
): Promise<string | null> => {
  const isIts = (stream: string) => stream.split('-')[1] === String(restaurantId);
  const events = log.of(isIts);
  const streams = new Set(events.map(({ stream }) => stream));
  const last = events.at(-1)?.position ?? 0n;
  const wrong = await new Books(log as unknown as Log, last).first(streams);
  if (wrong) return `verify: ${wrong}`;
  writeModels(redis, events, REBUILT);
  const [kept, rebuilt] = [GENERATION, REBUILT].map((name) =>
    redis.dump(`${name}:${restaurantId}:`).map((line) => line.slice(name.length)),
  ) as [string[], string[]];
  redis.drop(`${REBUILT}:`);
  const at = rebuilt.findIndex((line, n) => line !== kept[n]);
  if (at < 0 && kept.length === rebuilt.length) return null;
  return `verify: the read models stand at ${kept[at] ?? 'nothing'}, built anew at ${rebuilt[at] ?? 'nothing'}`;
};
