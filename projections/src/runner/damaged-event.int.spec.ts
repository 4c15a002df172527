import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@sae/domain/kernel';
import { damage, repair } from '../../../embedded/testing/damage.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { RESTAURANT } from '../../testing/facts.js';
import { OTHER, verdict } from '../../testing/verified.js';
import { World, evening } from '../../testing/world.js';
import { OrderReader } from '../models/ordering.js';
import { Progress } from '../progress/index.js';
import { CURRENT, type Rows } from '../reading/index.js';

const BOOK = `orderBook-${RESTAURANT}-2026`;
const PATIENCE_MS = 60_000;

let world: World;
let progress: Progress;
let orders: OrderReader;
let shown: Rows;

const builtAnew = async () => {
  await world.redis.flushAll();
  const running = world.run();
  await eventually(async () => expect(await world.redis.get(CURRENT)).not.toBeNull(), PATIENCE_MS);
  await eventually(() => expect(running.runner.now().state).toBe('live'), PATIENCE_MS);
  return running;
};

beforeAll(async () => {
  world = await World.begin();
  progress = await world.listen(() => undefined);
  orders = new OrderReader(world.redis);
  for (const wish of evening(60)) await world.live(wish);
  for (const wish of evening(60, 2)) await world.live(wish, OTHER);
  // Further back than the store looks before it starts.
  await world.append('notes-later', -1, Array<DomainEvent>(1_100).fill({ type: 'Noted', data: {} }));
  const { stop } = await builtAnew();
  shown = await orders.live(OTHER);
  await stop();
  await world.store.kill();
  damage(world.store.dir, BOOK, 10);
  await world.store.restart();
});
afterAll(() => world.end());

describe('One damaged event in the middle of the log', () => {
  it('parks its book when the read models are built anew, and says which it is; all others are shown', async () => {
    const { reports, stop } = await builtAnew();
    await expect(orders.live(RESTAURANT)).rejects.toMatchObject({ code: 'read-models/parked' });
    expect(await orders.live(OTHER)).toEqual(shown);
    const [event] = await world.log.read(BOOK, { from: 10, maxCount: 1 });
    const named = { id: event?.id, type: event?.type, stream: BOOK, revision: 10 };
    expect(await progress.parked()).toEqual([expect.objectContaining(named)]);
    expect(reports).toEqual([expect.stringContaining(`${named.type} ${named.id} in ${BOOK} cannot be applied`)]);
    expect(await verdict(world)).toMatchObject({
      ...{ books: 2, stops: [`${BOOK}, event 10 (${named.type}), is damaged in the log`], difference: null },
    });
    await stop();
  });

  it('once it is set aside, is not waited for any more', async () => {
    await world.store.kill();
    const { code, text } = await repair(dirname(world.store.dir), '--accept-loss');
    expect([code, text]).toEqual([0, expect.stringContaining(`revision 10 of ${BOOK}`)]);
    await world.store.restart();
    const { stop } = await builtAnew();
    expect(await progress.parked()).not.toContainEqual(expect.objectContaining({ stream: BOOK, revision: 10 }));
    expect(await orders.live(OTHER)).toEqual(shown);
    expect((await verdict(world)).stops).toEqual([`${BOOK}, event 10, is missing in the log`]);
    await world.redis.del(`${await world.redis.get(CURRENT)}:${OTHER}:past`);
    expect((await verdict(world)).difference).toBe(
      `The read model ${OTHER}:past is missing, although the log tells of it`,
    );
    await stop();
  });
});
