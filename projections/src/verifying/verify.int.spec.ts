import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderBookEvent } from '@sae/domain/ordering';
import { RESTAURANT } from '../../testing/facts.js';
import { runTool } from '../../testing/tool.js';
import { lived, OTHER, settled, verdict } from '../../testing/verified.js';
import { evening, type World } from '../../testing/world.js';
import { billKey } from '../models/shown-orders.js';
import type { Progress } from '../progress/index.js';
import { BUILDING, CURRENT } from '../reading/index.js';

describe('Verifying', () => {
  let world: World;
  let progress: Progress;
  beforeAll(async () => {
    ({ world, progress } = await lived());
  });
  afterAll(() => world.end());

  const generation = async () => (await world.redis.get(CURRENT)) as string;
  const someBill = () => {
    const { events } = world.livingOf();
    const cancelled = new Set(events.flatMap((event) => (event.type === 'BillCancelled' ? [event.data.billNo] : [])));
    const bill = events.find((event) => event.type === 'BillIssued' && !cancelled.has(event.data.billNo));
    return (bill as Extract<OrderBookEvent, { type: 'BillIssued' }>).data;
  };

  it('finds all well, says what it checked, and leaves everything as it was', async () => {
    const before = await world.dump();
    const keys = Object.keys(before).filter((key) => key !== 'checkpoint');
    const own = world.livingOf().events;
    const bills = [RESTAURANT, OTHER].flatMap((id) =>
      world.livingOf(id).events.filter(({ type }) => type === 'BillIssued'),
    );
    expect(bills.length).toBeGreaterThan(5);
    expect(await verdict(world)).toEqual({
      ...{ books: 3, events: own.length + world.livingOf(OTHER).events.length + 2, bills: bills.length },
      ...{ keys: keys.length, stops: [], difference: null },
    });
    expect(await world.dump()).toEqual(before);
    const left = await world.redis.keys('g*');
    expect(new Set(left.map((key) => key.split(':')[0]))).toEqual(new Set([await generation()]));
    expect(await world.redis.get(BUILDING)).toBeNull();
  });

  it('leaves the streams of others in the same log alone', async () => {
    const before = (await verdict(world)).books;
    const others = ['invoice-7', 'menu-of-the-day', 'customer-42-2026'];
    for (const stream of others) await world.append(stream, -1, [{ type: 'Happened', data: {} }]);
    for (const stream of others) await world.append(`$$${stream}`, -1, [{ type: '$metadata', data: { $tb: 1 } }]);
    for (const stream of others) await world.append(stream, 0, [{ type: 'Happened', data: {} }]);
    await settled(world, progress);
    expect(await verdict(world)).toMatchObject({ books: before, difference: null });
  });

  it('finds all well while the evening goes on', async () => {
    let isDone = false;
    const verified = verdict(world).finally(() => (isDone = true));
    const wishes = evening(2_000, 7, ['openDay', 'moveCash', 'closeDay']);
    for (let n = 0; !isDone && n < wishes.length; n += 1) await world.live(wishes[n]!);
    expect((await verified).difference).toBeNull();
    await settled(world, progress);
  });

  const tampered = async (tamper: (key: (name: string) => string) => Promise<unknown>) => {
    const current = await generation();
    const before = await world.dump();
    await tamper((name) => `${current}:${RESTAURANT}:${name}`);
    const { difference } = await verdict(world);
    expect(await world.dump()).not.toEqual(before);
    return difference;
  };

  it('names a changed document', async () => {
    const { billNo, amounts } = someBill();
    let kept = '';
    const difference = await tampered(async () => {
      const name = `${await generation()}:${billKey(RESTAURANT, billNo)}`;
      kept = (await world.redis.get(name)) as string;
      await world.redis.set(name, JSON.stringify({ ...(JSON.parse(kept) as object), total: 1 }));
    });
    expect(difference).toBe(
      `The read model ${billKey(RESTAURANT, billNo)} differs: total is 1 in the read model, ${amounts.total / 100} by the log`,
    );
    await world.redis.set(`${await generation()}:${billKey(RESTAURANT, billNo)}`, kept);
  });

  it('names a missing key', async () => {
    const { billNo } = someBill();
    const name = `${await generation()}:${billKey(RESTAURANT, billNo)}`;
    const kept = (await world.redis.get(name)) as string;
    expect(await tampered(() => world.redis.del(name))).toBe(
      `The read model ${billKey(RESTAURANT, billNo)} is missing, although the log tells of it`,
    );
    await world.redis.set(name, kept);
  });

  it('names a key too many', async () => {
    const name = 'bill:2026-27/999999';
    expect(await tampered((key) => world.redis.set(key(name), '{}'))).toBe(
      `The read model ${RESTAURANT}:${name} is there, and the log tells of nothing like it`,
    );
    await world.redis.del(`${await generation()}:${RESTAURANT}:${name}`);
  });

  it('names a list with an entry too many, too few or out of place', async () => {
    const [first] = await world.redis.zRangeWithScores(`${await generation()}:${RESTAURANT}:past`, 0, 0);
    const back = () => generation().then((current) => world.redis.zAdd(`${current}:${RESTAURANT}:past`, first!));
    const named = new RegExp(`^The read model ${RESTAURANT}:past differs: \\[0\\]`);
    expect(await tampered((key) => world.redis.zRem(key('past'), first!.value))).toMatch(named);
    await back();
    expect(await tampered((key) => world.redis.zAdd(key('past'), { ...first!, score: first!.score - 1 }))).toMatch(
      named,
    );
    await back();
    expect(await tampered((key) => world.redis.zAdd(key('past'), { score: 1, value: '0000099999' }))).toMatch(named);
    await world.redis.zRem(`${await generation()}:${RESTAURANT}:past`, '0000099999');
    expect((await verdict(world)).difference).toBeNull();
  });

  it('is a command that says what it checked, and ends with 1 on a difference', async () => {
    const services = { EVENTSTORE_URL: world.store.url, REDIS_URL: world.server.url };
    const well = await runTool('verify', services);
    expect(well.said).toMatch(
      /Checked 3 books, [\d,]+ events, [\d,]+ bills, [\d,]+ read-model keys in [\d.]+ s\.\nAll is well\.\n$/,
    );
    expect(well.code).toBe(0);
    await world.redis.del(`${await generation()}:${RESTAURANT}:past`);
    const wrong = await runTool('verify', services);
    expect(wrong.said).toMatch(
      /The first difference: The read model \d+:past is missing, although the log tells of it\.\n$/,
    );
    expect(wrong.code).toBe(1);
    expect((await runTool('verify', {}, ['--help'])).said).toContain('npm run verify');
    const nowhere = join(tmpdir(), 'nothing-runs-here');
    const nothing = await runTool('verify', { EVENTSTORE_URL: '', REDIS_URL: '', DATA_DIR: nowhere });
    expect(nothing.said).toBe(
      `Nothing could be verified: nothing runs in ${nowhere}: run npm start first, or set EVENTSTORE_URL and REDIS_URL\n`,
    );
    expect(nothing.code).toBe(1);
  });

  it('names a fact that this version does not know, of a book named like ours, and goes on to what is wrong elsewhere', async () => {
    await world.append('menu-13', -1, [
      { type: 'Happened', data: {} },
      { type: 'MenuItemDeleted', data: { itemId: 1 } },
    ]);
    await settled(world, progress);
    const services = { EVENTSTORE_URL: world.store.url, REDIS_URL: world.server.url };
    const { code, said } = await runTool('verify', services);
    expect(said).toContain('Not checked from there on: menu-13, event 0 (Happened), is not known to this version.\n');
    expect(said).toMatch(/The first difference: The read model \d+:past is missing, although the log tells of it\.\n$/);
    expect(code).toBe(1);
  });
});
