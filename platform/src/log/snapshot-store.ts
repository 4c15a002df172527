import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isRefusal, type Redis } from '../redis/index.js';
import { within } from './patience.js';
import type { StateParts } from './state-parts.js';

/** A snapshot as it stands in Redis: which it is, and its parts. */
export interface Kept {
  readonly mark: string;
  readonly parts: StateParts;
}

/** How a thing is written. */
export type Write = (thing: object) => string;

const ANSWER_MS = 500;
const KEPT_SECONDS = 90 * 24 * 3600;
/** One that is only half written is gone after that. */
const HALF_SECONDS = 60;
/** So many parts go over the line at once: one of an order book has some hundred kB, and is written or read in a ms or two. */
const AT_ONCE = 8;

const MARK = 'mark';
const HEAD = 'head';

const keyOf = (stream: string): string => `snapshot:${stream}`;

/** Takes fields away and writes others, if the snapshot that stands there is the one that these changes were made for. */
const CHANGE = `
if redis.call('HGET', KEYS[1], '${MARK}') ~= ARGV[1] then return 0 end
local gone = tonumber(ARGV[2])
if gone > 0 then redis.call('HDEL', KEYS[1], unpack(ARGV, 3, 2 + gone)) end
redis.call('HSET', KEYS[1], unpack(ARGV, 3 + gone))
redis.call('EXPIRE', KEYS[1], ${KEPT_SECONDS})
return 1
`;

const soon = <T>(call: Promise<T>): Promise<T> => within(ANSWER_MS, call);

const slicesOf = <T>(things: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(things.length / AT_ONCE) }, (_, n) => things.slice(n * AT_ONCE, (n + 1) * AT_ONCE));

/** Which snapshot of a book there is, and what is said beside its parts. What an older version left there is none. */
export const markAndHead = async (redis: Redis, stream: string): Promise<readonly (string | null)[]> => {
  try {
    return await soon(redis.hmGet(keyOf(stream), [MARK, HEAD]));
  } catch (error) {
    if (isRefusal(error)) return [];
    throw error;
  }
};

/** The parts of a snapshot; null where another has taken its place meanwhile. */
export const readParts = async (
  redis: Redis,
  stream: string,
  mark: string,
  names: readonly string[],
): Promise<StateParts | null> => {
  const parts = new Map<string, object>();
  for (const slice of slicesOf(names)) {
    const [now, ...texts] = await soon(redis.hmGet(keyOf(stream), [MARK, ...slice]));
    if (now !== mark) return null;
    for (const [n, name] of slice.entries()) {
      parts.set(name, JSON.parse(texts[n] ?? 'null') as object);
      await nextTurn();
    }
  }
  return parts;
};

/** Writes what has changed since a snapshot; false where another than that stands there, or most of it has changed. */
export const changeSnapshot = async (
  redis: Redis,
  stream: string,
  head: string,
  [before, next]: readonly [before: Kept, next: Kept],
  write: Write,
): Promise<boolean> => {
  const changed = [...next.parts].filter(([name, part]) => before.parts.get(name) !== part);
  if (changed.length > AT_ONCE) return false;
  const gone = [...before.parts.keys()].filter((name) => !next.parts.has(name));
  const fields = [MARK, next.mark, HEAD, head, ...changed.flatMap(([name, part]) => [name, write(part)])];
  const call = { keys: [keyOf(stream)], arguments: [before.mark, String(gone.length), ...gone, ...fields] };
  return (await soon(redis.eval(CHANGE, call))) === 1;
};

/** Writes all of a snapshot, and puts it in the place of whatever stands there. */
export const replaceSnapshot = async (
  redis: Redis,
  stream: string,
  head: string,
  { mark, parts }: Kept,
  write: Write,
): Promise<void> => {
  const half = `${keyOf(stream)}:${randomUUID()}`;
  await soon(redis.hSet(half, { [MARK]: mark, [HEAD]: head }));
  await soon(redis.expire(half, HALF_SECONDS));
  for (const slice of slicesOf([...parts])) {
    const fields: Record<string, string> = {};
    for (const [name, part] of slice) {
      fields[name] = write(part);
      await nextTurn();
    }
    await soon(redis.hSet(half, fields));
  }
  await soon(redis.rename(half, keyOf(stream)));
  await soon(redis.expire(keyOf(stream), KEPT_SECONDS));
};
