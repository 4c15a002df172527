import { createHash } from 'node:crypto';
import type { Redis } from '@sae/platform/redis';

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
