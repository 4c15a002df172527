import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { decider, type Command, type DomainEvent } from '@sae/domain/kernel';
import { eventually } from '../../testing/eventually.js';
import { startRedis, type TestRedis } from '../../testing/redis.js';
import { by, tally } from '../../testing/tally.js';
import { connectRedis, type Redis } from '../redis/index.js';
import { CommandProcessor, Log, Snapshots, type SnapshotsOptions } from './index.js';

let store: EventStore;
let server: TestRedis;
let redis: Redis;
let log: Log;
/** Counts the events that are read. */
let read = 0;

interface Shelves {
  readonly shelves: Readonly<Record<number, { readonly last: number }>>;
}
type Filled = DomainEvent<'Filled', { shelf: number; last: number }>;

/** A book that keeps its things by number; less than nothing takes a shelf away. */
const shelves = decider<Shelves, Command<'Fill'> & { shelf: number; times: number }, Filled>({
  category: 'shelves',
  initial: { shelves: {} },
  on: {
    Filled: (book, { shelf, last }) => {
      const { [shelf]: _, ...others } = book.shelves;
      return { shelves: last < 0 ? others : { ...others, [shelf]: { last } } };
    },
  },
  when: {
    Fill: ({ shelf, times }, book) => {
      const before = book.shelves[shelf]?.last ?? 0;
      return times < 0
        ? [{ type: 'Filled', data: { shelf, last: -1 } }]
        : Array.from({ length: times }, (_, n) => ({ type: 'Filled', data: { shelf, last: before + n + 1 } }));
    },
  },
});

beforeAll(async () => {
  [store, server] = await Promise.all([startTestStore(), startRedis()]);
  redis = await connectRedis(server.url, { name: 'snapshots', onOutage: () => {} });
  log = new Log(store.url);
  const entries = log.entries.bind(log);
  log.entries = async function* (stream, options) {
    for await (const page of entries(stream, options)) {
      read += page.length;
      yield page;
    }
  };
});
afterAll(async () => {
  await log.close();
  redis.destroy();
  await Promise.all([store.stop(), server.stop()]);
});

const newProcessor = (options: Partial<SnapshotsOptions> = {}) =>
  new CommandProcessor({
    log,
    clock: () => new Date().toISOString(),
    newId: randomUUID,
    report: () => {},
    snapshots: new Snapshots({ redis, every: 20, report: () => {}, ...options }),
  });
const textsOf = (key: string): Promise<Record<string, string>> => redis.hGetAll(`snapshot:tally-${key}`);
const headOf = async (key: string): Promise<string> => (await textsOf(key)).head ?? '';
const keyed = (key: string) => ({ ...by, key, fingerprint: 'a request' });

const photographed = async (): Promise<string> => {
  const key = randomUUID();
  const processor = newProcessor();
  await processor.make(tally, key, { type: 'Count', note: 'first', times: 2 }, keyed('first'));
  await processor.make(tally, key, { type: 'Count', note: 'many', times: 100 }, by);
  await eventually(async () => expect(await headOf(key)).toContain('many'));
  await processor.make(tally, key, { type: 'Count', note: 'last' }, by);
  read = 0;
  return key;
};

describe('a cold start', () => {
  it('reads on from the snapshot', async () => {
    const key = await photographed();
    const { last, notes } = await newProcessor().state(tally, key);
    expect([last, notes.length, notes.at(-1)]).toEqual([103, 103, 'last']);
    expect(read).toBeLessThan(5);
  });

  it('knows the Idempotency-Keys of before the snapshot', async () => {
    const key = await photographed();
    const again = { type: 'Count', note: 'first', times: 2 } as const;
    const { events } = await newProcessor().make(tally, key, again, keyed('first'));
    expect(events.map(({ data }) => data.number)).toEqual([1, 2]);
    await expect(
      newProcessor().make(tally, key, again, { ...keyed('first'), fingerprint: 'other' }),
    ).rejects.toMatchObject({
      kind: 'key-reused',
    });
  });

  it('knows the keys of thousands of commands before the snapshot', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    const first = await processor.make(tally, key, { type: 'Count', note: 'first' }, keyed('first'));
    const many = Array.from({ length: 1_500 }, (_, n) =>
      processor.make(tally, key, { type: 'Count', note: 'x' }, keyed(`${n}`)),
    );
    await Promise.all(many);
    await eventually(async () => expect(await headOf(key)).toContain('"1499"'));
    read = 0;
    const again = await newProcessor().make(tally, key, { type: 'Count', note: 'first' }, keyed('first'));
    expect(again.events.map(({ id }) => id)).toEqual(first.events.map(({ id }) => id));
    expect(read).toBeLessThan(100);
  });

  const damages: [string, (text: string) => string, 'head' | 'mark'][] = [
    ['cut short', (text) => text.slice(0, 50), 'head'],
    ['of another version', (mark) => mark.replace(/^1-/, '0-'), 'mark'],
    ['of another log', (text) => text.replace(/"lastId":"[^"]*"/, `"lastId":"${randomUUID()}"`), 'head'],
    ['ahead of the log', (text) => text.replace(/"revision":\d+/, '"revision":5000'), 'head'],
    ['without a state', (text) => text.replace(/"rest":\{.*?\]\}/, '"rest":null'), 'head'],
    ['no snapshot at all', () => '[]', 'head'],
  ];
  it.each(damages)('does without a snapshot that is %s', async (_, damage, field) => {
    const key = await photographed();
    const whole = (await textsOf(key))[field] ?? '';
    await redis.hSet(`snapshot:tally-${key}`, { [field]: damage(whole) });
    const reports: string[] = [];
    const report = (told: string) => void reports.push(told);
    expect((await newProcessor({ report }).state(tally, key)).last).toBe(103);
    expect(reports).not.toContain('Redis does not answer: going on without snapshots');
    expect(read).toBeGreaterThanOrEqual(103);
  });

  it('does without what an older version left there, and takes its place', async () => {
    const key = await photographed();
    await redis.del(`snapshot:tally-${key}`);
    await redis.set(`snapshot:tally-${key}`, '{"state":{}}');
    const processor = newProcessor();
    expect((await processor.state(tally, key)).last).toBe(103);
    expect(read).toBeGreaterThanOrEqual(103);
    await processor.make(tally, key, { type: 'Count', note: 'new', times: 100 }, by);
    await eventually(async () => expect(await headOf(key)).toContain('new'));
  });

  it('does without a snapshot of a decider that knows other facts', async () => {
    const key = await photographed();
    const newer = { ...tally, facts: [...tally.facts, 'Held'] };
    expect((await newProcessor().state(newer, key)).last).toBe(103);
    expect(read).toBeGreaterThanOrEqual(103);
  });

  it('does without a snapshot of a decider that folds differently today', async () => {
    const key = await photographed();
    expect((await newProcessor({ versions: { tally: 2 } }).state(tally, key)).last).toBe(103);
    expect(read).toBeGreaterThanOrEqual(103);
  });
});

describe('A book of many parts', () => {
  const lastOf = async (key: string, n: number) => (await newProcessor().state(shelves, key)).shelves[n]?.last;

  it('writes those again that have changed, and leaves none behind', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    const fill = (shelf: number, times: number) => processor.make(shelves, key, { type: 'Fill', shelf, times }, by);
    const parts = async () => {
      const { mark: _mark, head: _head, ...all } = await redis.hGetAll(`snapshot:shelves-${key}`);
      return all;
    };
    // Photographing takes its share of the time alone: while it rests, a later command brings what this one did not.
    const inTheEnd = (look: (all: Record<string, string>) => void) =>
      eventually(async () => {
        await fill(20, 1);
        look(await parts());
      });
    for (let shelf = 1; shelf <= 20; shelf += 1) await fill(shelf, 1);
    await fill(1, 30);
    await inTheEnd((all) => expect(Object.keys(all)).toHaveLength(20));
    // What nobody writes again stays as it stands, whatever it is.
    await redis.hSet(`snapshot:shelves-${key}`, 'shelves/7', '{"last":777}');
    await fill(2, 30);
    await inTheEnd((all) => expect(all['shelves/2']).toBe('{"last":31}'));
    expect((await parts())['shelves/7']).toBe('{"last":777}');
    await fill(3, -1);
    await fill(2, 30);
    await inTheEnd((all) => expect(all['shelves/2']).toBe('{"last":61}'));
    expect(Object.keys(await parts())).toHaveLength(19);
    expect([await lastOf(key, 2), await lastOf(key, 3), await lastOf(key, 7)]).toEqual([61, undefined, 777]);
  });

  it('is photographed by one of two nodes, and by the other when that one stops', async () => {
    const key = randomUUID();
    const [one, other] = [newProcessor(), newProcessor()];
    const fill = (node: CommandProcessor, shelf: number) =>
      node.make(shelves, key, { type: 'Fill', shelf, times: 30 }, by);
    await fill(one, 1);
    await eventually(async () => expect(await redis.hGet(`snapshot:shelves-${key}`, 'mark')).toContain(' 29 '));
    await fill(other, 2);
    await eventually(async () => expect(await redis.hGet(`snapshot:shelves-${key}`, 'mark')).toContain(' 59 '));
    await fill(one, 3);
    await eventually(async () => expect(await redis.hGet(`snapshot:shelves-${key}`, 'mark')).toContain(' 89 '));
    expect([await lastOf(key, 1), await lastOf(key, 2), await lastOf(key, 3)]).toEqual([30, 30, 30]);
  });
});

describe('without Redis', () => {
  it('everything goes on, and it is said once', async () => {
    const key = await photographed();
    await server.stop();
    const reports: string[] = [];
    const processor = newProcessor({ report: (what) => reports.push(what) });
    await processor.make(tally, key, { type: 'Count', note: 'more', times: 100 }, by);
    await processor.make(tally, key, { type: 'Count', note: 'more', times: 100 }, by);
    await processor.make(tally, randomUUID(), { type: 'Count', note: 'other', times: 100 }, by);
    expect((await processor.state(tally, key)).last).toBe(303);
    expect(reports).toEqual(['Redis does not answer: going on without snapshots']);
  });
});
