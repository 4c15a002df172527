import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { startRestlessStore, type RestlessStore } from '../../../embedded/testing/restless-store.js';
import { eventually } from '../../testing/eventually.js';
import { by, tally } from '../../testing/tally.js';
import { CommandProcessor, Log } from './index.js';

let store: EventStore;
let restless: RestlessStore;
let log: Log;
let witness: Log;

beforeAll(async () => {
  store = await startTestStore();
  restless = await startRestlessStore(store.port);
  log = new Log(restless.url, { patienceMs: 60_000 });
  witness = new Log(store.url);
});
afterEach(() => restless.sulk(null));
afterAll(async () => {
  await log.close();
  await witness.close();
  await restless.stop();
  await store.stop();
});

const newProcessor = (through = log) =>
  new CommandProcessor({ log: through, clock: () => new Date().toISOString(), newId: randomUUID, patienceMs: 60_000 });
const notesIn = async (key: string) =>
  (await witness.read(`tally-${key}`)).map(({ data }) => (data as { note: string }).note);
const count = (note: string) => ({ type: 'Count', note }) as const;

describe('an event store that stops, answers twice, and is away for 5 s', () => {
  it('costs no command an error, doubles none, and ends no process', async () => {
    const uncaught: unknown[] = [];
    const onUncaught = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', onUncaught).on('unhandledRejection', onUncaught);
    const processor = newProcessor();
    const keys = Array.from({ length: 16 }, () => randomUUID());
    let isOver = false;
    let placed = 0;
    const writers = keys.map(async (key) => {
      const mine: string[] = [];
      while (!isOver) {
        const note = randomUUID();
        await processor.make(tally, key, count(note), by);
        mine.push(note);
        placed += 1;
      }
      return mine;
    });
    for (let round = 0; round < 2; round += 1) {
      const before = placed;
      await eventually(() => expect(placed).toBeGreaterThan(before + 300), 30_000);
      await restless.stopFor(5_000);
    }
    const before = placed;
    await eventually(() => expect(placed).toBeGreaterThan(before + 300), 60_000);
    isOver = true;
    const acknowledged = await Promise.all(writers);
    for (const [index, key] of keys.entries()) expect(await notesIn(key)).toEqual(acknowledged[index]);
    process.off('uncaughtException', onUncaught).off('unhandledRejection', onUncaught);
    expect(uncaught).toEqual([]);
  });
});

describe('a log that is read and takes no appends', () => {
  it.each(['silent', 'not-ready'] as const)('is not said to be up (%s)', async (how) => {
    await eventually(() => log.ping(), 10_000);
    restless.sulk(how);
    await expect(log.ping()).rejects.toBeDefined();
    restless.sulk(null);
    await eventually(() => log.ping(), 10_000);
  });

  it('is told apart by a question that writes nothing', async () => {
    await eventually(() => log.ping(), 10_000);
    expect(await witness.read('probe-appends')).toEqual([]);
  });
});

describe('a log that is asked whether it has an event', () => {
  it('is not believed a no that it says once', async () => {
    const key = randomUUID();
    const { events, position } = await newProcessor().make(tally, key, count('there'), by);
    await eventually(() => log.ping(), 10_000);
    const asked = () => log.has(position!, events[0]!.id);
    restless.sulk('forgetful');
    const first = asked();
    await pause(300);
    restless.sulk(null);
    expect(await first).toBe(true);
    restless.sulk('forgetful');
    expect(await asked()).toBe(false);
  });
});
