import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Log } from '@sae/platform/log';
import { connectRedis } from '@sae/platform/redis';
import { eventually } from '../../../platform/testing/eventually.js';
import { startRedis } from '../../../platform/testing/redis.js';
import { World } from '../../testing/world.js';
import { ATTENDED, OWED, placeText } from '../reading/index.js';
import { Progress } from './index.js';

let world: World;
let progress: Progress;

beforeAll(async () => {
  world = await World.begin();
  progress = new Progress(world.redis);
  await progress.start();
  world.onEnd(() => progress.close());
});
afterAll(() => world.end());

/** A log that says nothing, not even that there is nothing. */
const silent = (): AsyncIterable<never> => ({
  [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }),
});

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

  it('is owed to whoever waited in vain, by every node, until they show it', async () => {
    const first = world.run();
    await progress.reached((await world.live(place))!);
    await first.stop();
    await world.redis.persist(ATTENDED);
    const position = (await world.live(place))!;
    expect(await progress.reached(position, 50)).toBe(false);
    const another = new Progress(world.redis);
    expect(await another.standing()).toBe('true');
    await progress.owe(position);
    for (const node of [progress, another]) expect(await node.standing()).toBe('behind');
    // What was owed before does not take its place, nor does time.
    await progress.owe(position - 1n);
    expect([await world.redis.get(OWED), await world.redis.pTTL(OWED)]).toEqual([placeText(position), -1]);
    expect(await another.standing()).toBe('behind');
    await world.redis.unlink(ATTENDED);
    const { stop } = world.run();
    expect(await progress.reached(position, 10_000)).toBe(true);
    await eventually(async () => expect(await another.standing()).toBe('true'));
    await stop();
  });

  it('is owed also when Redis was away as somebody was answered', async () => {
    const server = await startRedis();
    const redis = await connectRedis(server.url, { name: 'test', onOutage: () => undefined });
    const node = new Progress(redis);
    await node.start();
    const running = world.run({ redis });
    const position = (await world.live(place))!;
    expect(await node.reached(position, 10_000)).toBe(true);
    await server.stop();
    await node.owe(position + 1_000n);
    expect(await node.standing()).toBe('behind');
    const again = await startRedis(server.port);
    await eventually(async () => expect(await redis.get(OWED)).toBe(placeText(position + 1_000n)));
    await running.stop();
    await node.close();
    redis.destroy();
    await again.stop();
  });

  it('is owed, and nobody is answered before every node knows, while Redis refuses to write and is read', async () => {
    const server = await startRedis();
    const redis = await connectRedis(server.url, { name: 'test', onOutage: () => undefined });
    const [node, another] = [new Progress(redis), new Progress(redis)];
    await node.start();
    const running = world.run({ redis });
    const position = (await world.live(place))!;
    expect(await node.reached(position, 10_000)).toBe(true);
    await eventually(async () => expect(await another.standing()).toBe('true'));
    await redis.configSet('min-replicas-to-write', '1');
    await node.owe(position + 1_000n);
    expect(await another.standing()).not.toBe('true');
    await redis.configSet('min-replicas-to-write', '0');
    await eventually(async () => expect(await redis.get(OWED)).toBe(placeText(position + 1_000n)));
    await running.stop();
    await node.close();
    redis.destroy();
    await server.stop();
  });

  it('is not told by anybody once no process keeps the models up to date, nor by one behind the log', async () => {
    const { stop } = world.run();
    expect(await progress.reached((await world.live(place))!, 10_000)).toBe(true);
    await eventually(async () => expect(await progress.standing()).toBe('true'));
    await stop();
    await eventually(async () => expect(await progress.standing()).toBe('unattended'), 10_000);
    // A process that runs, but cannot know whether it is at the end of the log.
    const deaf = Object.assign(Object.create(world.log) as Log, { follow: silent });
    const running = world.run({ log: deaf, lookEveryMs: 20 });
    await eventually(() => expect(running.runner.now().state).toBe('catching up'));
    await pause(500);
    expect(await progress.standing()).toBe('unattended');
    await running.stop();
  });

  it('is not told by a sign of life from before a restart of Redis', async () => {
    const { stop } = world.run();
    expect(await progress.reached((await world.live(place))!, 10_000)).toBe(true);
    await eventually(async () => expect(await progress.standing()).toBe('true'));
    await stop();
    await world.redis.set(ATTENDED, 'another run');
    expect(await progress.standing()).toBe('unattended');
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
