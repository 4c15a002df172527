import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { connectRedis } from '@sae/platform/redis';
import { eventually } from '../../../platform/testing/eventually.js';
import { startRedis } from '../../../platform/testing/redis.js';
import { World } from '../../testing/world.js';
import { Progress } from './index.js';

jest.setTimeout(30_000);

let world: World;
let progress: Progress;

beforeAll(async () => {
  world = await World.begin();
  progress = new Progress(world.redis);
  await progress.start();
  world.onEnd(() => progress.close());
});
afterAll(() => world.end());

const place = { does: 'place', n: 1 } as const;

describe('Waiting for what was written', () => {
  it('ends when the read models show it', async () => {
    const { stop } = world.run();
    for (let n = 0; n < 20; n += 1) expect(await progress.reached((await world.live(place))!)).toBe(true);
    await stop();
  });

  it('does not wait when they show it already', async () => {
    const { stop } = world.run();
    const position = (await world.live(place))!;
    await progress.reached(position);
    expect(await progress.reached(position, 0)).toBe(true);
    await stop();
  });

  it('gives up in time when nobody writes them', async () => {
    const position = (await world.live(place))!;
    const began = Date.now();
    expect(await progress.reached(position, 100)).toBe(false);
    expect(Date.now() - began).toBeLessThan(1_000);
  });

  it('is owed to whoever waited in vain, until they show it', async () => {
    const position = (await world.live(place))!;
    await progress.reached(position, 50);
    expect(progress.isOwing).toBe(true);
    const { stop } = world.run();
    expect(await progress.reached(position)).toBe(true);
    expect(progress.isOwing).toBe(false);
    await stop();
  });

  it('also ends for facts that no read model shows', async () => {
    const { stop } = world.run();
    const position = await world.append('email-0af3', -1, [{ type: 'EmailClaimed', data: { restaurantId: 1 } }]);
    expect(await progress.reached(position)).toBe(true);
    await stop();
  });

  it('goes on when its connection was cut while they were written', async () => {
    const { stop } = world.run();
    await progress.reached((await world.live(place))!);
    const cut = async () => {
      const clients = (await world.redis.sendCommand(['CLIENT', 'LIST', 'TYPE', 'PUBSUB'])) as string;
      for (const [, id] of clients.matchAll(/^id=(\d+)/gm))
        await world.redis.sendCommand(['CLIENT', 'KILL', 'ID', id!]);
    };
    for (let n = 0; n < 20; n += 1) {
      await cut();
      expect(await progress.reached((await world.live(place))!)).toBe(true);
    }
    await stop();
  });

  it('ends when a Redis that was emptied by its restart is filled again', async () => {
    const server = await startRedis();
    const redis = await connectRedis(server.url, { name: 'test' });
    const waiting = new Progress(redis);
    await waiting.start();
    const { stop } = world.run({ redis });
    expect(await waiting.reached((await world.live(place))!)).toBe(true);
    await server.stop();
    const reached = waiting.reached((await world.live(place))!, 20_000);
    const again = await startRedis(server.port);
    expect(await reached).toBe(true);
    await eventually(async () => expect((await waiting.state()).ready).toBe(true));
    await stop();
    await waiting.close();
    redis.destroy();
    await again.stop();
  });
});
