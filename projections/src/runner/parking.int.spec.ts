import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@sae/domain/kernel';
import { eventually } from '../../../platform/testing/eventually.js';
import { RESTAURANT, ZONE } from '../../testing/facts.js';
import { OTHER } from '../../testing/verified.js';
import { World, evening } from '../../testing/world.js';
import { modelsIn } from '../models/all.js';
import type { Projection } from '../kernel/index.js';
import { MenuReader } from '../models/menu.js';
import { OrderReader } from '../models/ordering.js';
import { orderKey } from '../models/shown-orders.js';
import { Progress } from '../progress/index.js';
import { CURRENT, parsedRow } from '../reading/index.js';

let world: World;
let progress: Progress;
let orders: OrderReader;

beforeAll(async () => {
  world = await World.begin();
  progress = await world.listen(() => undefined);
  orders = new OrderReader(world.redis);
});
afterAll(() => world.end());

const place = { does: 'place', n: 1 } as const;
const BOOK = `orderBook-${RESTAURANT}-2026`;
const NEXT_YEAR = `orderBook-${RESTAURANT}-2027`;
const item = {
  itemId: 1,
  category: 'Rice',
  name: 'Biryani',
  description: null,
  isVeg: false,
  price: 1,
  halfPrice: null,
};
const refused = { kind: 'unavailable', code: 'read-models/parked' };

const shown = async (restaurantId: number) =>
  expect(await progress.reached((await world.live(place, restaurantId))!, 20_000)).toBe(true);
const liveOf = async (restaurantId: number) =>
  (await orders.live(restaurantId)).map((row) => parsedRow<{ id: number }>(row)).map(({ id }) => id);

/** The tables after somebody has mended them: they know what to make of that type. */
const mended = (type: string, data: object): readonly Projection[] =>
  modelsIn(ZONE).projections.map(({ category, reads, changes }) => {
    const known = <T extends { event: DomainEvent }>(noted: T): T =>
      noted.event.type === type && Object.keys(noted.event.data).length === 0
        ? { ...noted, event: { ...noted.event, data } }
        : noted;
    return {
      category,
      reads: (noted, lookup) => reads(known(noted), lookup),
      changes: (noted, lookup) => changes(known(noted), lookup),
    };
  });

const builtAnew = async (projections: readonly Projection[]) => {
  await world.redis.flushAll();
  const { stop } = world.run({ projections });
  await eventually(async () => expect(await world.redis.get(CURRENT)).not.toBeNull(), 20_000);
  const dump = await world.dump();
  await stop();
  return dump;
};

/** A connection whose first list is read at once and arrives when it is released. */
const heldLists = (real: World['redis']) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const zRange = async (...asked: Parameters<typeof real.zRange>) => {
    const entries = await real.zRange(...asked);
    await released;
    return entries;
  };
  const redis: typeof real = new Proxy(real, {
    get: (target, name) => {
      if (name === 'zRange') return zRange;
      if (name === 'withTypeMapping') return () => redis;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { redis, release };
};

describe('An event that cannot be applied', () => {
  let generation: string | null;

  it('parks its book, and no other', async () => {
    const { runner, reports } = world.run();
    for (const wish of evening(60)) await world.live(wish);
    for (const wish of evening(30, 2)) await world.live(wish, OTHER);
    await world.append(`menu-${RESTAURANT}`, -1, [{ type: 'MenuItemAdded', data: item }]);
    await shown(RESTAURANT);
    await shown(OTHER);
    generation = await world.redis.get(CURRENT);
    const { length } = world.livingOf().events;
    await world.append(BOOK, length - 1, [
      { type: 'OrderPlaced', data: {} },
      { type: 'BookClosed', data: {} },
    ]);
    // What the next year's book tells is made of what this one told: it waits too.
    const opened = { type: 'BookOpened', data: { financialYear: 2027, nextOrderId: 7_000 } };
    await world.append(NEXT_YEAR, -1, [opened]);
    await shown(OTHER);

    for (const refusal of [
      orders.live(RESTAURANT),
      orders.past(RESTAURANT, { offset: 0, limit: 1 }),
      orders.one(RESTAURANT, 1),
    ])
      await expect(refusal).rejects.toMatchObject(refused);
    expect(await liveOf(OTHER)).toContain(world.livingOf(OTHER).book.nextOrderId - 1);
    expect((await new MenuReader(world.redis).list(RESTAURANT)).map(parsedRow)).toMatchObject([{ name: 'Biryani' }]);
    expect(runner.now().state).toBe('live');
    expect(await world.redis.get(CURRENT)).toBe(generation);
    const [event] = await world.log.read(BOOK, { from: length, maxCount: 1 });
    const named = { id: event?.id, type: 'OrderPlaced', stream: BOOK, revision: length, at: event?.at };
    expect(await progress.parked()).toEqual([named]);
    expect(reports).toEqual([expect.stringContaining(`OrderPlaced ${named.id} in ${BOOK} cannot be applied`)]);
  });

  it('lets all others go on: each of their facts is shown within a second', async () => {
    expect(await progress.parked()).toHaveLength(1);
    for (const wish of evening(100, 3)) {
      const position = await world.live(wish, OTHER);
      if (position !== null) expect(await progress.reached(position, 1_000)).toBe(true);
    }
  });

  it('parks it again in a process that knows no better, and in read models built anew', async () => {
    const lived = await world.dump();
    expect(await builtAnew(modelsIn(ZONE).projections)).toEqual(lived);
    await expect(orders.live(RESTAURANT)).rejects.toMatchObject(refused);
  });

  it('is applied by itself by a process that knows what to make of it, and all that waited behind it in its order', async () => {
    const orderId = world.livingOf().book.nextOrderId;
    const placed = { orderId, tableNo: 3, items: [], total: 0 };
    const projections = mended('OrderPlaced', placed);
    await world.append(NEXT_YEAR, 0, [{ type: 'OrderAccepted', data: { orderId } }]);
    // It is passed by, and waits, before anybody knows better.
    await shown(OTHER);
    const { redis, release } = heldLists(world.redis);
    const readBefore = new OrderReader(redis).recurring(RESTAURANT);
    const { runner, reports, stop } = world.run({ projections, most: 1 });
    await eventually(async () => expect(await progress.parked()).toEqual([]), 20_000);
    await eventually(() => expect(runner.now().state).toBe('live'));
    await shown(OTHER);
    release();
    // A list that was read while the book waited is not taken for one of the book that waits no more.
    expect((await readBefore).map(parsedRow)).toContainEqual(expect.objectContaining({ id: orderId }));
    await eventually(async () => expect(await orders.one(RESTAURANT, orderId)).toMatchObject({ status: 'recurring' }));
    expect(reports).toEqual([]);
    await stop();
    const lived = await world.dump();
    expect(await builtAnew(projections)).toEqual(lived);
  });
});

describe('A fact of a newer version', () => {
  it.each([
    ['of a name that is not known here', 'OrderHeld', 1],
    ['told in a shape that is yet to come', 'OrderDeleted', 2],
  ])('%s parks its book, and no other', async (_, type, v) => {
    const { stop } = world.run();
    await shown(OTHER);
    const metadata = { actor: `restaurant:${RESTAURANT}` as const, requestId: 'test', at: '2026-11-21T06:30:00.000Z' };
    const fact = { id: randomUUID(), type, data: {}, metadata: { ...metadata, v } };
    const stream = `orderBook-${v}44444444-2026`;
    await world.log.append(stream, -1, [fact]);
    await shown(OTHER);
    const named = { id: fact.id, type, stream, revision: 0, at: metadata.at };
    expect(await progress.parked()).toContainEqual(named);
    await stop();
  });
});

describe('An event of an older version that cannot be lifted to today’s', () => {
  it('parks its book, and no other', async () => {
    const { stop } = world.run();
    await shown(OTHER);
    const metadata = { actor: `restaurant:${RESTAURANT}` as const, requestId: 'test', at: '2026-11-21T06:30:00.000Z' };
    const bill = { id: randomUUID(), type: 'BillIssued', data: {}, metadata: { ...metadata, v: 1 } };
    const stream = 'orderBook-555555555-2026';
    await world.log.append(stream, -1, [bill]);
    await shown(OTHER);
    const named = { id: bill.id, type: 'BillIssued', stream, revision: 0, at: metadata.at };
    expect(await progress.parked()).toContainEqual(named);
    await stop();
  });
});

describe('A read model that Redis has lost', () => {
  it('parks the book that needs it, and a rebuild puts it right', async () => {
    const { runner, stop } = world.run();
    await shown(OTHER);
    const before = await world.redis.get(CURRENT);
    const orderId = world.livingOf(OTHER).book.nextOrderId - 1;
    await world.redis.del(`${before}:${orderKey(OTHER, orderId)}`);
    const { events } = world.livingOf(OTHER);
    const stream = `orderBook-${OTHER}-2026`;
    const position = await world.append(stream, events.length - 1, [{ type: 'OrderAccepted', data: { orderId } }]);
    expect(await progress.reached(position, 20_000)).toBe(true);
    expect(await progress.parked()).toContainEqual(expect.objectContaining({ type: 'OrderAccepted', stream }));
    await eventually(async () =>
      expect([await world.redis.get(CURRENT), runner.now().state]).toEqual([before, 'live']),
    );
    await stop();
    await builtAnew(modelsIn(ZONE).projections);
    expect(await orders.one(OTHER, orderId)).toMatchObject({ status: 'recurring' });
  });
});
