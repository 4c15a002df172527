import { createHash } from 'node:crypto';
import type { Redis } from '@sae/platform/redis';
import type { Change } from '../kernel/index.js';
import { PUSHES } from '../reading/index.js';

const written = new WeakMap<object, string>();

/** The same object often stands in a document, in a list and in a push, and is written out once. */
const json = (value: object): string => {
  const text = written.get(value) ?? JSON.stringify(value);
  written.set(value, text);
  return text;
};

/** Ids of one time stand in their own order: of a fixed length, they compare as text. */
const member = (id: number): string => String(id).padStart(10, '0');

/** What Redis has to do for a change in a generation. */
export const commandsFor = (generation: string, change: Change): readonly Words[] => {
  if (change.does === 'push') return [['PUBLISH', PUSHES, JSON.stringify(change.push)]];
  const key = `${generation}:${change.key}`;
  switch (change.does) {
    case 'put':
      return [['SET', key, json(change.document)]];
    case 'drop':
      return [['UNLINK', key]];
    case 'list':
      return [remove(key, change.id), ['ZADD', key, String(change.id), json(change.entry)]];
    case 'unlist':
      return [remove(key, change.id)];
    case 'rank':
      return [['ZADD', key, String(change.at), member(change.id)]];
    case 'unrank':
      return [['ZREM', key, member(change.id)]];
  }
};

const remove = (key: string, id: number): Words => ['ZREMRANGEBYSCORE', key, String(id), String(id)];

/** A Redis command, word by word. */
export type Words = readonly string[];

/** What must stand under a key; '' when nothing must. */
export type Conditions = Readonly<Record<string, string>>;

/**
 * Does all that is asked or nothing: only if each of KEYS holds what is expected of it (the first ARGVs, '' for
 * nothing). Then come the commands, each after the number of its words.
 */
const SCRIPT = `
for i, key in ipairs(KEYS) do
  if (redis.call('GET', key) or '') ~= ARGV[i] then return 0 end
end
local i, n = #KEYS + 1, #ARGV
while i <= n do
  local last = i + tonumber(ARGV[i])
  redis.call(unpack(ARGV, i + 1, last))
  i = last + 1
end
return 1
`;
const SHA = createHash('sha1').update(SCRIPT).digest('hex');

/** False when a condition did not hold; then nothing was done. */
export const conditionally = async (
  redis: Redis,
  conditions: Conditions,
  commands: readonly Words[],
): Promise<boolean> => {
  const keys = Object.keys(conditions);
  const args = [...Object.values(conditions), ...commands.flatMap((words) => [String(words.length), ...words])];
  const rest = [String(keys.length), ...keys, ...args];
  const done = await redis.sendCommand<number>(['EVALSHA', SHA, ...rest]).catch((error: Error) => {
    // A Redis that was restarted or flushed of its scripts has to be told it once.
    if (!error.message.startsWith('NOSCRIPT')) throw error;
    return redis.sendCommand<number>(['EVAL', SCRIPT, ...rest]);
  });
  return done === 1;
};
