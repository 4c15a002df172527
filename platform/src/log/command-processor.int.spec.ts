import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { eventually } from '../../testing/eventually.js';
import { by, tally } from '../../testing/tally.js';
import { CommandProcessor, Log, type CommandProcessorOptions } from './index.js';

let store: EventStore;
let log: Log;

beforeAll(async () => {
  store = await startTestStore();
  log = new Log(store.url);
});
afterAll(async () => {
  await log.close();
  await store.stop();
});

const newProcessor = (options: Partial<CommandProcessorOptions> = {}) =>
  new CommandProcessor({ log, clock: () => new Date().toISOString(), newId: randomUUID, ...options });
const count = (note: string, times?: number) => ({ type: 'Count', note, times }) as const;
const numbersIn = async (key: string) =>
  (await log.read(`tally-${key}`)).map(({ data }) => (data as { number: number }).number);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe('a command', () => {
  it('is answered with its events as they stand in the log, and the state they leave', async () => {
    const key = randomUUID();
    const { state, events, position } = await newProcessor().make(tally, key, count('a', 2), by);
    expect(state).toEqual({ last: 2, notes: ['a', 'a'] });
    expect(position).toBe(await log.head());
    const logged = await log.read(`tally-${key}`);
    expect(events.map(({ position: _, ...event }) => event)).toEqual(logged.map(({ position: _, ...event }) => event));
    expect(events.every((event) => event.position === position)).toBe(true);
  });

  it('that has nothing to say writes nothing', async () => {
    const key = randomUUID();
    expect(await newProcessor().make(tally, key, { type: 'Nothing' }, by)).toEqual({
      state: tally.initial,
      events: [],
      position: null,
    });
    expect(await numbersIn(key)).toEqual([]);
  });

  it('too large for the log is refused alone', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    const large = processor.make(tally, key, count('x'.repeat(1_100_000)), by);
    const small = processor.make(tally, key, count('small'), by);
    await expect(large).rejects.toMatchObject({ kind: 'invalid', code: 'log/too-large' });
    expect((await small).events).toHaveLength(1);
    expect(await numbersIn(key)).toEqual([1]);
  });

  it.each([
    ['of a name that is not known here', 'Held', 1],
    ['in a shape that is yet to come', 'Counted', 2],
  ])('decides nothing once a newer version has told a fact %s, and says so', async (_, type, v) => {
    const key = randomUUID();
    const before = newProcessor();
    await before.make(tally, key, count('a'), by);
    const metadata = { ...by, at: new Date().toISOString(), v };
    await log.append(`tally-${key}`, 0, [{ id: randomUUID(), type, data: { number: 7, note: 'held' }, metadata }]);
    for (const processor of [before, newProcessor()])
      await expect(processor.make(tally, key, count('b'), by)).rejects.toMatchObject({
        ...{ kind: 'unavailable', code: 'book/unknown-fact', message: expect.stringContaining(`“${type}”`) },
      });
    expect((await log.read(`tally-${key}`)).map((event) => event.type)).toEqual(['Counted', type]);
  });

  it('that meets a bug fails alone, and the bug is reported', async () => {
    const key = randomUUID();
    const reports: string[] = [];
    const processor = newProcessor({ report: (what) => reports.push(what) });
    const answers = await Promise.allSettled([
      processor.make(tally, key, count('a'), by),
      processor.make(tally, key, { type: 'Break' }, by),
      processor.make(tally, key, { type: 'Refuse' }, by),
      processor.make(tally, key, count('b'), by),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(reports).toEqual([`Break on tally-${key} (request) failed`]);
    expect(await numbersIn(key)).toEqual([1, 2]);
  });
});

describe('many commands at once', () => {
  it('go into the log together, each on the state the one before left', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    const made = await Promise.all(upTo(200).map((n) => processor.make(tally, key, count(`${n}`), by)));
    expect(made.map(({ events }) => events[0]?.data.number)).toEqual(upTo(200));
    expect(new Set(made.map(({ position }) => position)).size).toBe(1);
    expect(await numbersIn(key)).toEqual(upTo(200));
  });

  it('are split where the log would refuse them together', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    await Promise.all(upTo(12).map(() => processor.make(tally, key, count('x'.repeat(300_000)), by)));
    expect(await numbersIn(key)).toEqual(upTo(12));
  });

  it('from two processes lose nothing and number without gaps', async () => {
    const key = randomUUID();
    const two = [newProcessor(), newProcessor()] as const;
    const made = await Promise.all(
      upTo(300).map(async (n) => {
        const { events } = await two[n % 2 === 0 ? 0 : 1].make(tally, key, count(`${n}`), by);
        return events[0]!.data.number;
      }),
    );
    expect(made.sort((a, b) => a - b)).toEqual(upTo(300));
    expect(await numbersIn(key)).toEqual(upTo(300));
  });

  it('from two processes keep a rule that holds for the whole book', async () => {
    const key = randomUUID();
    const two = [newProcessor(), newProcessor()] as const;
    const asked = upTo(40).map((n) => two[n % 2 === 0 ? 0 : 1].make(tally, key, { type: 'CountOnce', note: 'x' }, by));
    const answers = await Promise.allSettled(asked);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await numbersIn(key)).toEqual([1]);
  });

  it('survive a memory too small for their books', async () => {
    const processor = newProcessor({ capacity: 100 });
    const keys = upTo(20).map(() => randomUUID());
    await Promise.all(upTo(400).map((n) => processor.make(tally, keys[n % 20]!, count(`${n}`), by)));
    for (const key of keys) expect(await numbersIn(key)).toEqual(upTo(20));
  });
});

describe('a process that has not seen the newest', () => {
  it('looks before it refuses', async () => {
    const key = randomUUID();
    const [one, other] = [newProcessor(), newProcessor()];
    await one.make(tally, key, count('a'), by);
    await expect(other.make(tally, key, { type: 'CountOnce', note: 'a' }, by)).rejects.toMatchObject({
      code: 'tally/counted',
    });
    await one.make(tally, key, { type: 'CountOnce', note: 'b' }, by);
    await expect(other.make(tally, key, { type: 'CountOnce', note: 'b' }, by)).rejects.toMatchObject({
      code: 'tally/counted',
    });
  });

  it('tells the state as it stands in the log', async () => {
    const key = randomUUID();
    const [one, other] = [newProcessor(), newProcessor()];
    expect(await other.state(tally, key)).toBe(tally.initial);
    await one.make(tally, key, count('a', 3), by);
    expect((await other.state(tally, key)).last).toBe(3);
  });
});

describe('a log that does not answer', () => {
  it('is unavailable to all who wait, and afterwards everything goes on from what it has', async () => {
    const key = randomUUID();
    const impatient = new Log(store.url, { timeoutMs: 200, patienceMs: 600 });
    const processor = newProcessor({ log: impatient });
    await processor.make(tally, key, count('before'), by);
    await store.kill();
    const answers = await Promise.allSettled(upTo(5).map((n) => processor.make(tally, key, count(`${n}`), by)));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { kind: 'unavailable', code: 'log/unavailable' } });
    await store.restart();
    // It is so impatient that a busy machine may be too slow for it.
    const { events } = await eventually(() => processor.make(tally, key, count('after'), by), 10_000);
    expect((await numbersIn(key)).at(-1)).toBe(events[0]?.data.number);
    await impatient.close();
  });
});
