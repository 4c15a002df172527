import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RESTAURANT, ZONE } from '../../testing/facts.js';
import { lived, OTHER, settled } from '../../testing/verified.js';
import { evening, type World } from '../../testing/world.js';
import { modelsIn } from '../models/all.js';
import { tokenKey } from '../models/tables.js';
import type { Progress } from '../progress/index.js';
import { BUILDING, CURRENT, parkedKey } from '../reading/index.js';
import { rebuildRestaurant } from './rebuild-restaurant.js';

let world: World;
let progress: Progress;
let generation: string;
const key = (name: string, restaurantId = RESTAURANT) => `${generation}:${restaurantId}:${name}`;
const token = (name: string) => `${generation}:${tokenKey(name)}`;

beforeAll(async () => {
  ({ world, progress } = await lived());
  for (const [n, restaurantId] of [RESTAURANT, OTHER].entries())
    await world.append(`tables-${restaurantId}`, -1, [
      { type: 'TableAdded', data: { tableId: 1, tableNo: 4, token: `code-${n}` } },
    ]);
  await settled(world, progress);
  generation = (await world.redis.get(CURRENT)) as string;
});
afterAll(() => world.end());

const rebuilt = async (signal = new AbortController().signal) => {
  const told: string[] = [];
  const { log, redis } = world;
  const report = (what: string, error: unknown) => expect([what, error]).toEqual([]);
  const options = { log, redis, ...modelsIn(ZONE), report, signal, most: 50, restaurantId: RESTAURANT };
  return { ...(await rebuildRestaurant({ ...options, onPutRight: (sentence) => told.push(sentence) })), told };
};
const damaged = async () => {
  const { redis } = world;
  await redis.set(key('live-too-many'), '{}');
  await redis.del([key('past'), key('menu'), token('code-0')]);
  await redis.set(key('tables'), 'of another kind');
  // Whose they are, nobody can say.
  await redis.set(token('code-7'), 'no document');
  await redis.zAdd(token('code-8'), { score: 1, value: 'of another kind' });
  await redis.set(token('code-9'), JSON.stringify({ restaurantId: RESTAURANT, id: 9, tableNo: 9, token: 'code-9' }));
};

describe('Rebuilding one restaurant', () => {
  it('changes nothing where all is as the log tells it', async () => {
    const before = await world.dump();
    const own = Object.keys(before).filter((name) => name.startsWith(`${RESTAURANT}:`) || name.startsWith('token:'));
    expect(await rebuilt()).toEqual({ keys: own.length, putRight: 0, told: [] });
    expect(await world.dump()).toEqual(before);
    expect(await world.redis.get(CURRENT)).toBe(generation);
    expect(await world.redis.get(BUILDING)).toBeNull();
  });

  it('puts right what is missing, wrong or too much, and nothing else', async () => {
    const before = await world.dump();
    await damaged();
    await world.redis.set(key('past', OTHER), 'not its own');
    const { putRight, told } = await rebuilt();
    expect(told.sort()).toEqual([
      `The read model ${RESTAURANT}:live-too-many is there, and the log tells of nothing like it`,
      `The read model ${RESTAURANT}:menu is missing, although the log tells of it`,
      `The read model ${RESTAURANT}:past is missing, although the log tells of it`,
      `The read model ${RESTAURANT}:tables is a string and should be a zset`,
      'The read model token:code-0 is missing, although the log tells of it',
      'The read model token:code-9 is there, and the log tells of nothing like it',
    ]);
    expect(putRight).toBe(6);
    const after = await world.dump();
    expect(after[`${OTHER}:past`]).not.toEqual(before[`${OTHER}:past`]);
    const { 'token:code-7': nobodys, 'token:code-8': another, ...others } = after;
    expect([nobodys, another]).toEqual([expect.anything(), expect.anything()]);
    expect({ ...others, [`${OTHER}:past`]: before[`${OTHER}:past`] }).toEqual(before);
    await world.redis.del([token('code-7'), token('code-8')]);
    const left = await world.redis.keys('g*');
    expect(new Set(left.map((name) => name.split(':')[0]))).toEqual(new Set([generation]));
    await world.redis.copy(key('past'), key('past', OTHER), { REPLACE: true });
  });

  it('does so while the evening goes on', async () => {
    const { redis } = world;
    const names = (await redis.keys(key('order:*'))).slice(0, 20);
    await redis.del(names);
    let isDone = false;
    const done = rebuilt().finally(() => (isDone = true));
    const wishes = evening(2_000, 7, ['openDay', 'moveCash', 'closeDay']);
    for (let n = 0; !isDone && n < wishes.length; n += 1) await world.live(wishes[n]!, OTHER);
    expect((await done).putRight).toBe(names.length);
    await settled(world, progress);
  });

  it('says that it cannot where a book waits', async () => {
    const name = parkedKey(generation, `orderBook-${RESTAURANT}`);
    await world.redis.set(name, '{}');
    await expect(rebuilt()).rejects.toThrow(
      `orderBook-${RESTAURANT} waits for an event that cannot be applied; npm run rebuild builds all anew.`,
    );
    await world.redis.del(name);
  });

  it('stopped on its way, leaves no second generation behind', async () => {
    await expect(rebuilt(AbortSignal.timeout(1))).rejects.toThrow('Stopped; what was put right stays so');
    expect(await world.redis.get(BUILDING)).toBeNull();
    expect(await world.redis.keys('g*:checkpoint')).toEqual([`${generation}:checkpoint`]);
  });
});
