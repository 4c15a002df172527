import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startEventStore, type EventStore } from '../../../embedded/testing/event-store.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { RESTAURANT } from '../../testing/facts.js';
import { OTHER } from '../../testing/verified.js';
import { World } from '../../testing/world.js';
import { OrderReader } from '../models/ordering.js';
import type { Progress } from '../progress/index.js';

const THIRD = 555555555;
const PATIENCE_MS = 30_000;
const place = { does: 'place', n: 1 } as const;

let world: World;
let progress: Progress;
let orders: OrderReader;
let store: EventStore;

beforeAll(async () => {
  world = await World.begin();
  progress = await world.listen(() => undefined);
  orders = new OrderReader(world.redis);
  store = world.store;
});
afterAll(() => world.end());

/** Puts a log that knows nothing in the place of the one before, under the same address. */
const replaceLog = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sae-log-'));
  await store.stop();
  const another = await startEventStore({ dir, port: store.port });
  store = another;
  world.onEnd(async () => {
    await another.stop();
    await rm(dir, { recursive: true, force: true });
  });
};

/** So many orders of a restaurant, shown; where the log stands then. */
const placed = async (restaurantId: number, count: number) => {
  let position = 0n;
  for (let n = 0; n < count; n += 1) position = (await world.live(place, restaurantId))!;
  return position;
};
const liveOf = async (restaurantId: number) => (await orders.live(restaurantId)).length;

describe('Another log in the place of the one that the read models were made from', () => {
  it('is noticed under a running process, and the models are built from it', async () => {
    const { runner, reports, stop } = world.run({ lookAtLogMs: 500 });
    expect(await progress.reached(await placed(RESTAURANT, 20), PATIENCE_MS)).toBe(true);
    expect(await liveOf(RESTAURANT)).toBe(20);
    await replaceLog();
    await placed(OTHER, 2);
    await eventually(async () => {
      expect([await liveOf(OTHER), await liveOf(RESTAURANT)]).toEqual([2, 0]);
      expect(await progress.standing()).toBe('true');
    }, PATIENCE_MS);
    expect(await progress.reached(await placed(OTHER, 1), PATIENCE_MS)).toBe(true);
    expect(await liveOf(OTHER)).toBe(3);
    expect(runner.now()).toMatchObject({
      state: 'live',
      because: expect.stringMatching(/^The log has no event .+ at \d+/),
    });
    expect(reports.filter((report) => report.includes('AnotherLog'))).toHaveLength(1);
    await stop();
  });

  it('is noticed by a process that starts, also when it is longer than the one before', async () => {
    await replaceLog();
    await placed(THIRD, 40);
    const { runner, stop } = world.run();
    await eventually(async () => {
      expect([await liveOf(THIRD), await liveOf(OTHER)]).toEqual([40, 0]);
      expect(runner.now()).toMatchObject({ state: 'live', because: expect.stringContaining('The log has no event') });
    }, PATIENCE_MS);
    await stop();
  });

  it('does not owe what the one before has lost', async () => {
    const { reports, stop } = world.run({ lookAtLogMs: 200 });
    expect(await progress.reached(await placed(THIRD, 1), PATIENCE_MS)).toBe(true);
    await progress.owe((await world.log.head()) + 1_000n);
    expect(await progress.standing()).toBe('behind');
    await eventually(async () => expect(await progress.standing()).toBe('true'), PATIENCE_MS);
    expect(reports).toEqual([expect.stringContaining('The log has lost what was acknowledged')]);
    await stop();
  });
});
