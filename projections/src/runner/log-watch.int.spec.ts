import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { connectRedis, type Redis } from '@sae/platform/redis';
import { eventually } from '../../../platform/testing/eventually.js';
import { startRedis, type TestRedis } from '../../../platform/testing/redis.js';
import { checkpointOf, OWED, placeText } from '../reading/index.js';
import { LogWatch } from './log-watch.js';

let server: TestRedis;
let redis: Redis;
let watch: LogWatch;

beforeAll(async () => {
  server = await startRedis();
  redis = await connectRedis(server.url, { name: 'test' });
});
afterEach(() => watch.end());
afterAll(async () => {
  redis.destroy();
  await server.stop();
});

const cursor = { generation: 'g1', current: 'g1', checkpoint: checkpointOf({ position: 5n, id: 'five' }) };

/** A log that ends at its fifth event, and answers whether it has one when it is told to. */
const watchOver = (everyMs: number) => {
  const asked: ((answer: boolean) => void)[] = [];
  const looks: number[] = [];
  watch = new LogWatch({
    redis,
    report: () => undefined,
    cursor: () => cursor,
    everyMs,
    log: {
      has: () => new Promise((resolve) => asked.push(resolve)),
      head: async () => {
        looks.push(performance.now());
        return 5n;
      },
    },
  });
  return { asked, looks };
};

describe('The watch over the log', () => {
  it('gives up what is owed beyond its end after two looks of its own time, and not for connecting twice', async () => {
    await redis.set(OWED, placeText(9n));
    const everyMs = 300;
    const { asked, looks } = watchOver(everyMs);
    watch.hear('following');
    watch.hear('following');
    await eventually(async () => {
      for (const answer of asked.splice(0)) answer(true);
      expect(await redis.exists(OWED)).toBe(0);
    });
    expect(looks.at(-1)! - looks.at(-2)!).toBeGreaterThan(everyMs / 2);
  });

  it('asks again where it was connected anew while it asked', async () => {
    const { asked } = watchOver(60_000);
    watch.hear('following');
    watch.hear('following');
    asked[0]!(true);
    await new Promise(setImmediate);
    const writing = watch.assure(true);
    asked[1]!(false);
    asked[2]?.(false);
    await expect(writing).rejects.toThrow('The log has no event five');
  });
});
