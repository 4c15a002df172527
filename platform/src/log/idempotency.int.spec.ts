import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { by, tally } from '../../testing/tally.js';
import { CommandProcessor, Log } from './index.js';

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

const newProcessor = () => new CommandProcessor({ log, clock: () => new Date().toISOString(), newId: randomUUID });
const count = (note: string, times?: number) => ({ type: 'Count', note, times }) as const;
const numbersIn = async (key: string) =>
  (await log.read(`tally-${key}`)).map(({ data }) => (data as { number: number }).number);
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
const keyed = (key: string, fingerprint = 'a request') => ({ ...by, key, fingerprint });

describe('a command with an Idempotency-Key', () => {
  it('is made once when it is sent twice at the same time', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    const [one, two] = await Promise.all([
      processor.make(tally, key, count('a', 2), keyed('k')),
      processor.make(tally, key, count('a', 2), keyed('k')),
    ]);
    expect(two.events.map(({ id }) => id)).toEqual(one.events.map(({ id }) => id));
    expect(two.position).toBe(one.position);
    expect(await numbersIn(key)).toEqual([1, 2]);
  });

  it('is made once when it is sent to two processes at the same time', async () => {
    const key = randomUUID();
    const processes = [newProcessor(), newProcessor(), newProcessor()];
    const made = await Promise.all(
      processes.flatMap((processor) => [
        processor.make(tally, key, count(randomUUID()), by),
        processor.make(tally, key, count('a', 2), keyed('k')),
      ]),
    );
    const answers = made.filter((_, index) => index % 2 === 1).map(({ events }) => events.map(({ id }) => id));
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await numbersIn(key)).toEqual(upTo(5));
  });

  it('is known by its key alone, as long as it is the same request', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    expect(await processor.made(tally, key, keyed('k'))).toBeNull();
    expect(await processor.made(tally, key, by)).toBeNull();
    const { events, position } = await newProcessor().make(tally, key, count('a', 2), keyed('k'));
    const made = await processor.made(tally, key, keyed('k'));
    expect(made).toMatchObject({ position, state: { last: 2 } });
    expect(made?.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    await expect(processor.made(tally, key, keyed('k', 'another request'))).rejects.toMatchObject({
      code: 'request/key-reused',
    });
  });

  it('is answered again later, in this process and after a restart', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    const first = await processor.make(tally, key, count('a', 2), keyed('k'));
    for (const n of upTo(30)) await processor.make(tally, key, count(`${n}`), keyed(`k${n}`));
    for (const again of [processor, newProcessor()]) {
      const { events, position } = await again.make(tally, key, count('a', 2), keyed('k'));
      expect(events.map(({ id, data, at }) => [id, data, at])).toEqual(
        first.events.map(({ id, data, at }) => [id, data, at]),
      );
      expect(position).toBe(first.position);
    }
    expect(await numbersIn(key)).toEqual(upTo(32));
  });

  it('is answered again after thousands of others, in this process and after a restart', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    const first = await processor.make(tally, key, count('a', 25), keyed('k'));
    for (const round of upTo(3))
      await Promise.all(upTo(800).map((n) => processor.make(tally, key, count('b'), keyed(`k${round}-${n}`))));
    for (const again of [processor, newProcessor()]) {
      const { events, position } = await again.make(tally, key, count('a', 25), keyed('k'));
      expect(events.map(({ id }) => id)).toEqual(first.events.map(({ id }) => id));
      expect(position).toBe(first.position);
    }
    expect(await numbersIn(key)).toHaveLength(2_425);
  });

  it('is refused when its key is too old to be known, and nothing is done', async () => {
    const key = randomUUID();
    const old = keyed(v7({ msecs: Date.now() - 25 * 60 * 60_000 }));
    await expect(newProcessor().make(tally, key, count('a'), old)).rejects.toMatchObject({
      kind: 'conflict',
      code: 'request/key-too-old',
    });
    expect(await numbersIn(key)).toEqual([]);
  });

  it('is refused when it comes with another request, also in another process', async () => {
    const key = randomUUID();
    const [one, other] = [newProcessor(), newProcessor()];
    await other.state(tally, key);
    await one.make(tally, key, count('a'), keyed('k'));
    for (const processor of [one, other, newProcessor()])
      await expect(processor.make(tally, key, count('b'), keyed('k', 'another request'))).rejects.toMatchObject({
        kind: 'key-reused',
        code: 'request/key-reused',
      });
    expect(await numbersIn(key)).toEqual([1]);
  });

  it('may be sent again after a refusal', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    await expect(processor.make(tally, key, { type: 'Refuse' }, keyed('k'))).rejects.toBeDefined();
    expect((await processor.make(tally, key, count('a'), keyed('k'))).events).toHaveLength(1);
  });
});
