import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { startRedis, type TestRedis } from '../../testing/redis.js';
import { connectRedis, type Redis } from './index.js';

let server: TestRedis;
let redis: Redis;
let outages: (string | null)[];

beforeEach(async () => {
  server = await startRedis();
  outages = [];
  redis = await connectRedis(server.url, {
    name: 'test',
    onOutage: (error) => outages.push(error && error.constructor.name),
  });
});
afterEach(async () => {
  redis.destroy();
  await server.stop();
});

describe('a connection to Redis', () => {
  it('has a name, and the database that is asked for', async () => {
    expect(await redis.clientGetName()).toBe('test');
    const queues = await connectRedis(server.url, { name: 'queues', database: 1 });
    await queues.set('a', '1');
    expect(await redis.get('a')).toBeNull();
    queues.destroy();
  });

  it('fails at once while Redis is away, comes back by itself, and each is told once', async () => {
    await server.stop();
    await eventually(() => expect(outages).toHaveLength(1));
    const began = performance.now();
    await expect(redis.get('a')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(2_000);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(outages).toHaveLength(1);
    server = await startRedis(server.port);
    await eventually(async () => expect(await redis.get('a')).toBeNull());
    await eventually(() => expect(outages.at(-1)).toBeNull());
    expect(outages).toHaveLength(2);
  });

  it.each([
    ['without a password', ''],
    ['with another password', ':guess@'],
  ])('%s is not tried again, and says at which address and what to set', async (_, credentials) => {
    await redis.configSet('requirepass', 'only-we-know');
    const url = `redis://${credentials}127.0.0.1:${server.port}`;
    const refused = connectRedis(url, { name: 'stranger', onOutage: () => {} });
    await expect(refused).rejects.toThrow(
      new RegExp(
        `^Redis at 127.0.0.1:${server.port} refuses the user or the password \\((NOAUTH|WRONGPASS).*: set both in REDIS_URL`,
      ),
    );
  });

  it('waits for a Redis that is not there yet', async () => {
    await server.stop();
    const late = connectRedis(server.url, { name: 'late', onOutage: () => {} });
    server = await startRedis(server.port);
    const connected = await late;
    expect(await connected.ping()).toBe('PONG');
    connected.destroy();
  });

  it('hears again what is published after an outage', async () => {
    const heard: string[] = [];
    const subscriber = redis.duplicate();
    subscriber.on('error', () => {});
    await subscriber.connect();
    await subscriber.subscribe('news', (message) => heard.push(message));
    await server.stop();
    server = await startRedis(server.port);
    await eventually(async () => {
      await redis.publish('news', 'back');
      expect(heard).toContain('back');
    });
    subscriber.destroy();
  });
});
