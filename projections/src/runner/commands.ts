import { createHash } from 'node:crypto';
import type { Redis } from '@sae/platform/redis';
import { isPackable, NOTHING, packed, packOf, type Change } from '../kernel/index.js';
import { APPENDED_PART, OLDER, PUSHES } from '../reading/index.js';

const written = new WeakMap<object, string>();

/** A document as it is written in Redis: where it is packed as it is, it is not written out again. */
export const readFrom = (text: string): object | null => {
  const document = JSON.parse(text) as object | null;
  if (document) written.set(document, text);
  return document;
};

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
      return [packOf(change.key) === null ? ['UNLINK', key] : ['SET', key, NOTHING]];
    case 'list':
      return [remove(key, change.id), ['ZADD', key, String(change.id), json(change.entry)]];
    case 'unlist':
      return [remove(key, change.id)];
    case 'rank':
      return [['ZADD', key, String(change.at), member(change.id)]];
    case 'unrank':
      return [['ZREM', key, member(change.id)]];
    case 'append':
      return [[APPEND, key, String(change.at), member(change.id)]];
    case 'pack':
      return packing(generation, change);
  }
};

const packing = (generation: string, { key, keys, documents }: Extract<Change, { does: 'pack' }>): readonly Words[] => {
  const texts = documents.map(([of, document]) => [of, json(document)] as const);
  const light = texts.filter(([, text]) => isPackable(text));
  const heavy = texts.filter(([, text]) => !isPackable(text));
  return [
    ['UNLINK', ...keys.map((of) => `${generation}:${of}`)],
    ...(light.length > 0 ? [['SET', `${generation}:${key}`, packed(light)]] : []),
    ...heavy.map(([of, text]) => ['SET', `${generation}:${of}`, text]),
  ];
};

const remove = (key: string, id: number): Words => ['ZREMRANGEBYSCORE', key, String(id), String(id)];

/** A Redis command, word by word. */
export type Words = readonly (string | Buffer)[];

/** Adds to a list that only grows. No command of Redis. */
export const APPEND = 'APPEND-BY-TIME';

/** What must stand under a key; '' when nothing must. */
export type Conditions = Readonly<Record<string, string>>;

/**
 * Does all that is asked or nothing: only if each of KEYS holds what is expected of it (the first ARGVs, '' for
 * nothing). Then come the commands, each after the number of its words.
 *
 * Of a list that only grows the newest alone stand in a sorted set, so few that Redis needs 20 bytes for one and not 130;
 * the older ones stand in texts, part by part: each id and time as what it is more than that before it.
 */
const SCRIPT = `
local function append(key, at, id)
  redis.call('ZADD', key, at, id)
  while redis.call('ZCARD', key) >= 2 * ${APPENDED_PART} do
    local part = redis.call('ZRANGE', key, 0, ${APPENDED_PART - 1}, 'WITHSCORES')
    local words, lastId, lastAt = {}, 0, 0
    for n = 1, #part, 2 do
      local nextId, nextAt = tonumber(part[n]), tonumber(part[n + 1])
      words[#words + 1] = string.format('%.0f %.0f', nextId - lastId, nextAt - lastAt)
      lastId, lastAt = nextId, nextAt
    end
    redis.call('ZADD', key .. '${OLDER}', part[#part], table.concat(words, ' '))
    redis.call('ZREMRANGEBYRANK', key, 0, ${APPENDED_PART - 1})
  end
end
for i, key in ipairs(KEYS) do
  if (redis.call('GET', key) or '') ~= ARGV[i] then return 0 end
end
local i, n = #KEYS + 1, #ARGV
while i <= n do
  local last = i + tonumber(ARGV[i])
  if ARGV[i + 1] == '${APPEND}' then append(ARGV[i + 2], ARGV[i + 3], ARGV[i + 4])
  else redis.call(unpack(ARGV, i + 1, last)) end
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
  const rest: (string | Buffer)[] = [String(keys.length), ...keys, ...Object.values(conditions)];
  for (const words of commands) rest.push(String(words.length), ...words);
  const done = await redis.sendCommand<number>(['EVALSHA', SHA, ...rest]).catch((error: Error) => {
    // A Redis that was restarted or flushed of its scripts has to be told it once.
    if (!error.message.startsWith('NOSCRIPT')) throw error;
    return redis.sendCommand<number>(['EVAL', SCRIPT, ...rest]);
  });
  return done === 1;
};
