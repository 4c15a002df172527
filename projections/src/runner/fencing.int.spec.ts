import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../platform/testing/eventually.js';
import { startProcess } from '../../testing/process.js';
import { evening, World } from '../../testing/world.js';
import type { Progress } from '../progress/index.js';
import { ALIVE, CURRENT } from '../reading/index.js';

/** What is waited for comes in its time; a busy machine takes many times as long as an idle one. */
const PATIENCE_MS = 60_000;

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

/** Until the read models show all up to what is done now. */
const shown = async () => expect(await progress.reached((await world.live(place))!, PATIENCE_MS)).toBe(true);

/** Until the screens were told of each order after the first so many, once and in their order. */
const toldOnce = (before: number) =>
  eventually(() => expect(toldAfter(before)).toEqual(world.placed().slice(before)), PATIENCE_MS);

/** The orders told to the screens after the first so many. */
const toldAfter = (orders: number) => told.filter((id) => id > orders);

/** The live read models, then everything built anew from an empty Redis by a runner of its own. */
const livedAndBuiltAnew = async () => {
  const lived = await world.dump();
  await world.redis.flushAll();
  const { stop } = world.run();
  await eventually(async () => expect(await world.redis.get(CURRENT)).not.toBeNull(), PATIENCE_MS);
  const built = await world.dump();
  await stop();
  return { lived, built };
};

describe('The projection process', () => {
  it('killed again and again in the middle of the evening, tells each order once and shows it once', async () => {
    let running = await startProcess(world);
    await shown();
    const before = world.placed().length;
    for (const [index, wish] of evening(500, 11).entries()) {
      await world.live(wish);
      if (index % 100 !== 99) continue;
      await running.kill();
      await world.live(place);
      running = await startProcess(world);
    }
    await shown();
    await toldOnce(before);
    await running.kill();
    const { lived, built } = await livedAndBuiltAnew();
    expect(built).toEqual(lived);
  });

  it('says that it is alive, and where it stands', async () => {
    const running = await startProcess(world);
    const last = (await world.live(place))!;
    await eventually(async () => {
      const { ready, alive, position, generation } = await progress.state();
      expect(ready).toBe(true);
      expect(BigInt(position!)).toBe(last);
      expect(alive).toEqual({ state: 'live', generation, position, behind: 0 });
    }, PATIENCE_MS);
    expect(await world.redis.pTTL(ALIVE)).toBeLessThanOrEqual(10_000);
    await running.kill();
  });

  it('cut off while another one works, goes on from what that one wrote and from nothing it knew before', async () => {
    const { log } = world;
    let isCut = false;
    async function* follow(...asked: Parameters<typeof log.follow>) {
      for await (const item of log.follow(...asked)) {
        if (isCut) throw new Error('cut off');
        yield item;
      }
    }
    const cut = world.run({
      log: { follow, pages: log.pages.bind(log), has: log.has.bind(log), head: log.head.bind(log) },
    });
    for (const wish of evening(60, 21)) await world.live(wish);
    await shown();
    isCut = true;
    const other = world.run();
    for (const wish of evening(60, 22)) await world.live(wish);
    await shown();
    await other.stop();
    isCut = false;
    for (const wish of evening(60, 23)) await world.live(wish);
    await shown();
    expect(cut.reports.join()).toContain('cut off');
    await cut.stop();
    const { lived, built } = await livedAndBuiltAnew();
    expect(built).toEqual(lived);
  });

  it('frozen and woken up while another one works, does nothing twice', async () => {
    const frozen = await startProcess(world);
    await shown();
    const before = world.placed().length;
    for (const wish of evening(50, 5)) await world.live(wish);
    frozen.signal('SIGSTOP');
    const other = world.run();
    for (const wish of evening(50, 6)) await world.live(wish);
    frozen.signal('SIGCONT');
    for (const wish of evening(200, 7)) await world.live(wish);
    await shown();
    await toldOnce(before);
    await other.stop();
    await frozen.kill();
    const { lived, built } = await livedAndBuiltAnew();
    expect(built).toEqual(lived);
  });

  it('beside another one, works when that one ends', async () => {
    const [one, other] = [world.run({ standByMs: 200 }), world.run({ standByMs: 200 })];
    await shown();
    const before = world.placed().length;
    for (const wish of evening(100, 8)) await world.live(wish);
    await one.stop();
    for (const wish of evening(100, 9)) await world.live(wish);
    await shown();
    await toldOnce(before);
    await other.stop();
    expect([...one.reports, ...other.reports]).toEqual([]);
  });
});
