import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { eventually } from '../../testing/eventually.js';
import { startProxy, type Proxy } from '../../testing/proxy.js';
import { by, tally } from '../../testing/tally.js';
import { CommandProcessor, Log } from './index.js';

/** Everything is tried again until it works; a busy machine takes many times as long as an idle one. */
const PATIENCE_MS = 60_000;
/** What a command has in all, unless told otherwise. */
const COMMAND_MS = 15_000;

let store: EventStore;
let proxy: Proxy;
let log: Log;
/** Beside the wire: sees what the log really has. It only reads, for two clients that append disturb each other. */
let witness: Log;

beforeAll(async () => {
  store = await startTestStore();
  proxy = await startProxy(store.port);
  log = new Log(`esdb://127.0.0.1:${proxy.port}?tls=false`, { patienceMs: PATIENCE_MS });
  witness = new Log(store.url);
});
afterEach(() => proxy.cut());
afterAll(async () => {
  await log.close();
  await witness.close();
  await proxy.stop();
  await store.stop();
});

const newProcessor = (through = log) =>
  new CommandProcessor({
    log: through,
    clock: () => new Date().toISOString(),
    newId: randomUUID,
    patienceMs: PATIENCE_MS,
  });
const numbersIn = async (key: string) =>
  (await witness.read(`tally-${key}`)).map(({ data }) => (data as { number: number }).number);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a command whose answer is lost', () => {
  it('is in the log once when the connection breaks', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    await processor.make(tally, key, { type: 'Count', note: 'first' }, by);
    proxy.swallowAnswers();
    const made = processor.make(tally, key, { type: 'Count', note: 'lost' }, by);
    await eventually(async () => expect(await numbersIn(key)).toEqual([1, 2]), PATIENCE_MS);
    proxy.cut();
    expect((await made).events[0]).toMatchObject({ revision: 1, data: { number: 2 } });
    await processor.make(tally, key, { type: 'Count', note: 'after' }, by);
    expect(await numbersIn(key)).toEqual([1, 2, 3]);
  });

  it('is in the log once when the connection stays and says nothing', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    await processor.make(tally, key, { type: 'Count', note: 'first' }, by);
    proxy.swallowAnswers();
    const begun = performance.now();
    const made = processor.make(tally, key, { type: 'Count', note: 'lost' }, by);
    await eventually(async () => expect(await numbersIn(key)).toEqual([1, 2]), PATIENCE_MS);
    expect((await made).events[0]).toMatchObject({ revision: 1 });
    // Two tries find it deaf, and it is thrown away; that a connection is dead its keepalive says twice as late.
    expect(performance.now() - begun).toBeLessThan(COMMAND_MS);
    expect(await numbersIn(key)).toEqual([1, 2]);
  });

  it('is in the log once although another process wrote after it', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    await processor.make(tally, key, { type: 'Count', note: 'first' }, by);
    proxy.swallowAnswers();
    const made = processor.make(tally, key, { type: 'Count', note: 'lost' }, by);
    await eventually(async () => expect(await numbersIn(key)).toEqual([1, 2]), PATIENCE_MS);
    const other = new Log(store.url);
    await newProcessor(other).make(tally, key, { type: 'Count', note: 'elsewhere' }, by);
    await other.close();
    proxy.cut();
    expect((await made).events[0]).toMatchObject({ revision: 1, data: { note: 'lost' } });
    expect((await processor.state(tally, key)).notes).toEqual(['first', 'lost', 'elsewhere']);
  });
});

describe('a log that does not answer', () => {
  it('costs a command 15 s in all, whatever it has to ask first, and its key settles the rest', async () => {
    const key = randomUUID();
    const keyed = { ...by, key: 'k', fingerprint: 'a request' };
    const through = new Log(`esdb://127.0.0.1:${proxy.port}?tls=false`, { timeoutMs: 7_000 });
    const processor = new CommandProcessor({ log: through, clock: () => new Date().toISOString(), newId: randomUUID });
    await processor.make(tally, key, { type: 'Count', note: 'first' }, by);
    proxy.swallowAnswers();
    const begun = performance.now();
    const asked = processor.make(tally, key, { type: 'Count', note: 'lost' }, keyed);
    // It is in the log, but nobody says so; and what the book has to read before the next is not answered either.
    await eventually(async () => expect(await numbersIn(key)).toEqual([1, 2]), PATIENCE_MS);
    const freezing = setInterval(() => proxy.freeze(), 20);
    await expect(asked.finally(() => clearInterval(freezing))).rejects.toMatchObject({ kind: 'unavailable' });
    expect(performance.now() - begun).toBeLessThan(24_000);
    proxy.cut();
    const { events } = await newProcessor(through).make(tally, key, { type: 'Count', note: 'lost' }, keyed);
    expect(events.map(({ revision }) => revision)).toEqual([1]);
    expect(await numbersIn(key)).toEqual([1, 2]);
    await through.close();
  });
});

describe('a log that answers late', () => {
  it('costs a command its time in all, also where reading and writing have their own', async () => {
    const late = Object.assign(Object.create(log) as Log, {
      async *pages() {
        await new Promise((resolve) => setTimeout(resolve, 200));
        yield [];
      },
      send: () => new Promise(() => undefined),
    });
    const processor = new CommandProcessor({
      log: late,
      clock: () => new Date().toISOString(),
      newId: randomUUID,
      patienceMs: 300,
    });
    const begun = performance.now();
    await expect(processor.make(tally, randomUUID(), { type: 'Count', note: 'x' }, by)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});

describe('a burst of commands', () => {
  /** Does harm each time when so many more are acknowledged, while the others are under way. */
  const burst = async (key: string, harm: () => Promise<void> | void, { every = 100, times = 1 } = {}) => {
    const processor = newProcessor();
    const acknowledged: number[] = [];
    const harms: Promise<void>[] = [];
    const commands = upTo(400).map(async (note) => {
      await new Promise((resolve) => setTimeout(resolve, note));
      const { events } = await processor.make(tally, key, { type: 'Count', note: `${note}` }, by);
      acknowledged.push(events[0]!.data.number);
      if (acknowledged.length % every === 0 && harms.length < times) harms.push(Promise.resolve(harm()));
    });
    await Promise.all(commands);
    await Promise.all(harms);
    expect(harms).toHaveLength(times);
    expect(acknowledged.sort((a, b) => a - b)).toEqual(upTo(400));
    expect(await numbersIn(key)).toEqual(upTo(400));
  };

  it('survives the death of the event store', () =>
    burst(randomUUID(), async () => {
      await store.kill();
      await store.restart();
    }));

  it('survives cut connections', () => burst(randomUUID(), () => proxy.cut(), { every: 50, times: 5 }));

  it('survives a frozen connection', () => burst(randomUUID(), () => proxy.freeze()));

  it('of heavy commands in many books leaves no error that nobody can catch', async () => {
    const uncaught: unknown[] = [];
    const onUncaught = (error: unknown) => uncaught.push(error);
    process.on('unhandledRejection', onUncaught);
    const processor = newProcessor();
    const keys = Array.from({ length: 100 }, () => randomUUID());
    const heavy = { type: 'Count', note: 'x'.repeat(50_000) } as const;
    const commands = keys.flatMap((key) => [1, 2].map(() => processor.make(tally, key, heavy, by)));
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    proxy.cut();
    await Promise.all(commands);
    for (const key of keys) expect(await numbersIn(key)).toEqual([1, 2]);
    process.off('unhandledRejection', onUncaught);
    expect(uncaught).toEqual([]);
  });
});
