import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../testing/eventually.js';
import { startRedis, type TestRedis } from '../../testing/redis.js';
import { queue, type QueueOptions } from './index.js';

interface Letter {
  readonly to: string;
}

let redis: TestRedis;
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});
afterAll(() => redis.stop());

const openQueue = async (name: string, options: QueueOptions = {}) => {
  const made = await queue<Letter>(name, redis.url, { report: () => {}, ...options });
  opened.push(made);
  return made;
};
const newName = () => `letters-${randomUUID()}`;

describe('a queue', () => {
  it('takes no id that BullMQ would misread', async () => {
    const letters = await openQueue(newName());
    await expect(letters.add('mail:1', { to: 'a' })).rejects.toThrow("no ':'");
    await expect(letters.add('17', { to: 'a' })).rejects.toThrow('no number');
  });

  it('lives in a database of its own', async () => {
    const name = newName();
    const letters = await openQueue(name);
    await letters.add('mail-a', { to: 'a' });
    expect(await letters.counts()).toMatchObject({ waiting: 1 });
  });

  it('fails at once while Redis is away', async () => {
    const other = await startRedis();
    const letters = await queue<Letter>(newName(), other.url, { report: () => {} });
    await other.stop();
    await eventually(async () => {
      const began = performance.now();
      await expect(letters.add('mail-a', { to: 'a' })).rejects.toThrow();
      expect(performance.now() - began).toBeLessThan(200);
    });
    await letters.close();
  });
});
