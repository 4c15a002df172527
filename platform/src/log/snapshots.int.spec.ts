import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
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
const keyed = (key: string) => ({ ...by, key, fingerprint: 'a request' });

const photographed = async (): Promise<string> => {
  const key = randomUUID();
  const processor = newProcessor();
  await processor.make(tally, key, { type: 'Count', note: 'first', times: 2 }, keyed('first'));
  await processor.make(tally, key, { type: 'Count', note: 'many', times: 100 }, by);
  await eventually(async () => expect(await redis.get(`snapshot:tally-${key}`)).toContain('many'));
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
    await eventually(async () => expect(await redis.get(`snapshot:tally-${key}`)).toContain('"1499"'));
    read = 0;
    const again = await newProcessor().make(tally, key, { type: 'Count', note: 'first' }, keyed('first'));
    expect(again.events.map(({ id }) => id)).toEqual(first.events.map(({ id }) => id));
    expect(read).toBeLessThan(100);
  });

  const damages: [string, (text: string) => string][] = [
    ['cut short', (text) => text.slice(0, 50)],
    ['of another version', (text) => text.replace(/"version":"1-/, '"version":"0-')],
    ['of another log', (text) => text.replace(/"lastId":"[^"]*"/, `"lastId":"${randomUUID()}"`)],
    ['ahead of the log', (text) => text.replace(/"revision":\d+/, '"revision":5000')],
    ['without a state', (text) => text.replace(/"state":\{.*?\]\}/, '"state":null')],
    ['no snapshot at all', () => '[]'],
  ];
  it.each(damages)('does without a snapshot that is %s', async (_, damage) => {
    const key = await photographed();
    await redis.set(`snapshot:tally-${key}`, damage((await redis.get(`snapshot:tally-${key}`))!));
    expect((await newProcessor().state(tally, key)).last).toBe(103);
    expect(read).toBeGreaterThanOrEqual(103);
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
