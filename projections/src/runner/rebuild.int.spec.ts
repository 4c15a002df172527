import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { RESTAURANT, ZONE } from '../../testing/facts.js';
import { runTool } from '../../testing/tool.js';
import { CHANGES, evening, World } from '../../testing/world.js';
import { modelsIn } from '../models/all.js';
import { OrderReader } from '../models/ordering.js';
import type { Progress } from '../progress/index.js';
import { ATTENDED, BUILDING, CURRENT, IN_FORCE, parsedRow } from '../reading/index.js';
import { CannotRebuild, rebuild, sweep } from './index.js';

let world: World;
let progress: Progress;
const told: number[] = [];

beforeAll(async () => {
  world = await World.begin();
  progress = await world.listen((push) => {
    if (push.name === 'newOrder') told.push(push.payload.id);
  });
});
afterAll(() => world.end());

const place = { does: 'place', n: 1 } as const;

const rebuildNow = (signal = new AbortController().signal) =>
  rebuild({
    log: world.log,
    redis: world.redis,
    ...modelsIn(ZONE),
    report: (what, error) => expect([what, error]).toEqual([]),
    signal,
    most: 50,
  });

const command = (...args: string[]) =>
  runTool('rebuild', { EVENTSTORE_URL: world.store.url, REDIS_URL: world.server.url }, args);

describe('A rebuild', () => {
  it('has nothing to do before there is anything', async () => {
    await expect(rebuildNow()).rejects.toThrow(CannotRebuild);
  });

  it('goes on beside the evening, and nobody notices', async () => {
    const running = world.run();
    for (const wish of evening(300, 1, [...CHANGES, 'openDay', 'moveCash', 'closeDay'])) await world.live(wish);
    await progress.reached((await world.live(place))!, 10_000);
    const last = world.placed().at(-1)!;
    const old = await world.redis.get(CURRENT);

    let isDone = false;
    const rebuilt = rebuildNow().finally(() => (isDone = true));
    const reader = new OrderReader(world.redis);
    const waits: number[] = [];
    for (let orders = 0; !isDone || orders < 50; orders += 1) {
      // None of them goes to the kitchen at once.
      const position = (await world.live({ does: 'place', n: 5 * orders + 1 }))!;
      const began = performance.now();
      expect(await progress.reached(position)).toBe(true);
      waits.push(performance.now() - began);
      // What is acknowledged is seen by whoever reads next.
      const live = (await reader.live(RESTAURANT)).map((row) => parsedRow<{ id: number }>(row));
      expect(live.at(-1)!.id).toBe(world.placed().at(-1));
    }
    const { cursor: stands } = await rebuilt;
    expect(await world.redis.get(CURRENT)).toBe(stands.generation);
    expect(stands.generation).not.toBe(old);
    expect(Math.max(...waits)).toBeLessThan(1_000);

    expect(await progress.reached((await world.live(place))!)).toBe(true);
    await eventually(() => expect(told.filter((id) => id > last)).toEqual(world.placed().filter((id) => id > last)));
    expect(running.reports).toEqual([]);
    await running.stop();
  });

  it('makes the same byte for byte', async () => {
    const running = world.run();
    for (const wish of evening(100, 2)) await world.live(wish);
    expect(await progress.reached((await world.live(place))!, 5_000)).toBe(true);
    const lived = await world.dump();
    await rebuildNow();
    expect(await world.dump()).toEqual(lived);
    await running.stop();
  });

  it('leaves nothing of the old generations once they are swept', async () => {
    const generation = await world.redis.get(CURRENT);
    const foreign = ['github:stars', 'g:x', 'bull:mails', 'alive:projections'];
    for (const key of foreign) await world.redis.set(key, '1');
    expect(await sweep(world.redis, new AbortController().signal)).toBeGreaterThan(0);
    const signs = [ATTENDED, IN_FORCE];
    const all = await world.redis.keys('*');
    const keys = all.filter((key) => !key.startsWith(`${generation}:`) && !signs.includes(key));
    expect(keys.sort()).toEqual([...foreign, CURRENT].sort());
  });

  it('is refused while another one is at it', async () => {
    await world.redis.set(BUILDING, 'g1', { PX: 5_000 });
    await expect(rebuildNow()).rejects.toThrow('The read models are being built already.');
    await world.redis.del(BUILDING);
  });

  it('stopped on its way, leaves everything as it was', async () => {
    const generation = await world.redis.get(CURRENT);
    await expect(rebuildNow(AbortSignal.timeout(1))).rejects.toThrow(CannotRebuild);
    expect(await world.redis.get(CURRENT)).toBe(generation);
    expect(await world.redis.get(BUILDING)).toBeNull();
    expect(await world.redis.keys(`g1*:checkpoint`)).toEqual([`${generation}:checkpoint`]);
  });

  it('is a command that says what it does', async () => {
    const running = world.run();
    const lived = await world.dump();
    const { code, said } = await command();
    expect(said).toMatch(
      /^Rebuilding the read models beside the running ones …\n([\d,]+ events, \d+ % of the log\n)*Done: [\d,]+ events in [\d.]+ s\./,
    );
    expect(code).toBe(0);
    expect(await world.dump()).toEqual(lived);
    expect((await command('--help')).said).toContain('npm run rebuild');
    const one = await command('--restaurant', String(RESTAURANT));
    expect(one.said).toMatch(/\nDone: [\d,]+ keys compared, 0 put right, in [\d.]+ s\.\n$/);
    expect(one.code).toBe(0);
    expect(await command('--restaurant', 'Spice')).toEqual({
      ...{
        code: 1,
        said: 'The read models were not rebuilt: --restaurant is the number of a restaurant, not "Spice".\n',
      },
    });
    await running.stop();
  });

  it('gives up with a sentence when there are no read models', async () => {
    await world.redis.flushAll();
    const { code, said } = await command();
    expect(said).toContain('The read models were not rebuilt: There are no read models yet');
    expect(code).toBe(1);
  });
});
