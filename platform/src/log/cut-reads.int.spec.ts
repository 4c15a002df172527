import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { startProxy, type Proxy } from '../../testing/proxy.js';
import { by, tally } from '../../testing/tally.js';
import { CommandProcessor, Log } from './index.js';

let store: EventStore;
let proxy: Proxy;
let log: Log;
const key = randomUUID();

beforeAll(async () => {
  store = await startTestStore();
  proxy = await startProxy(store.port);
  log = new Log(`esdb://127.0.0.1:${proxy.port}?tls=false`, { timeoutMs: 900, patienceMs: 30_000 });
});
afterAll(async () => {
  await log.close();
  await proxy.stop();
  await store.stop();
});

/** Asks again and again until the connection was thrown away, and then until each question was answered; what was answered, once each. */
const answersAcross = async (ask: () => Promise<unknown>): Promise<unknown[]> => {
  const asked: Promise<unknown>[] = [];
  proxy.freeze();
  // Each gives up after 900 ms, so that some are on their way whenever the client goes, which is after two seconds of failures.
  for (let n = 0; n < 30; n += 1) {
    asked.push(ask().catch(() => 'failed'));
    await pause(150);
  }
  const answers = await Promise.all(asked);
  return [...new Set(answers.map((answer) => JSON.stringify(answer)))].map((text) => JSON.parse(text) as unknown);
};

describe('A read whose connection is thrown away', () => {
  let position = 0n;
  let id = '';
  beforeAll(async () => {
    const processor = new CommandProcessor({ log, clock: () => new Date().toISOString(), newId: randomUUID });
    const made = await processor.make(tally, key, { type: 'Count', note: 'first' }, by);
    position = made.position!;
    id = made.events[0]!.id;
  });

  it('is answered by the next one, and never as a stream that is not there', async () => {
    const length = async () => (await log.read(`tally-${key}`)).length;
    expect(await answersAcross(length)).toEqual([1]);
  }, 30_000);

  it.each<[string, () => Promise<unknown>]>([
    ['that the log lacks an event', () => log.has(position, id)],
    ['that it ends before it', async () => (await log.head()) >= position],
  ])(
    'never says %s',
    async (_, ask) => {
      const answers = await answersAcross(ask);
      expect(answers).toContain(true);
      expect(answers.filter((answer) => answer !== 'failed')).toEqual([true]);
    },
    30_000,
  );
});
