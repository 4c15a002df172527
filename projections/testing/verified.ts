import { expect } from '@jest/globals';
import { modelsIn } from '../src/models/all.js';
import type { Progress } from '../src/progress/index.js';
import { verify } from '../src/verifying/verify.js';
import { RESTAURANT, ZONE } from './facts.js';
import { CHANGES, evening, World } from './world.js';

export const OTHER = 987654321;
export const place = { does: 'place', n: 1 } as const;

export const verdict = ({ log, redis }: World) =>
  verify({ log, redis, ...modelsIn(ZONE), signal: new AbortController().signal, most: 50 });

/** A world with two restaurants, an evening long, and its read models up to date. */
export const lived = async (): Promise<{ world: World; progress: Progress }> => {
  const world = await World.begin();
  const progress = await world.listen(() => undefined);
  world.run();
  for (const wish of evening(150)) await world.live(wish);
  for (const wish of evening(120, 32, CHANGES)) await world.live(wish, OTHER);
  const data = { category: 'Rice', name: 'Biryani', description: null, isVeg: false, price: 15050, halfPrice: 8000 };
  await world.append(`menu-${RESTAURANT}`, -1, [
    { type: 'MenuItemAdded', data: { itemId: 1, ...data } },
    { type: 'MenuItemDisabled', data: { itemId: 1 } },
  ]);
  await settled(world, progress);
  return { world, progress };
};
export const settled = async (world: World, progress: Progress) =>
  expect(await progress.reached((await world.live(place))!, 10_000)).toBe(true);
