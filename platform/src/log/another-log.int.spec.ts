import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startEventStore, type EventStore } from '../../../embedded/testing/event-store.js';
import { by, tally } from '../../testing/tally.js';
import { CommandProcessor, Log } from './index.js';

const dirs: string[] = [];
let store: EventStore;
let log: Log;

const newStore = async (port?: number) => {
  const dir = await mkdtemp(join(tmpdir(), 'sae-log-'));
  dirs.push(dir);
  return startEventStore({ dir, port });
};
const replaceLog = async () => {
  await store.stop();
  store = await newStore(store.port);
};

beforeAll(async () => {
  store = await newStore();
  log = new Log(store.url);
});
afterAll(async () => {
  await log.close();
  await store.stop();
  await Promise.all(dirs.map((dir) => rm(dir, { recursive: true, force: true })));
});

const newProcessor = () => new CommandProcessor({ log, clock: () => new Date().toISOString(), newId: randomUUID });
const count = (note: string, times: number) => ({ type: 'Count', note, times }) as const;

describe('A book in memory whose log was replaced', () => {
  it.each([
    ['shorter', 1],
    ['as long', 3],
    ['longer', 5],
  ])('is told as the log that is there tells it: one that is %s', async (_, length) => {
    const key = randomUUID();
    const processor = newProcessor();
    await processor.make(tally, key, count('before', 3), by);
    await replaceLog();
    await newProcessor().make(tally, key, count('after', length), by);
    expect((await processor.state(tally, key)).notes).toEqual(Array.from({ length }, () => 'after'));
  });

  it('is decided on as it stands there, once it is forgotten', async () => {
    const key = randomUUID();
    const processor = newProcessor();
    await processor.make(tally, key, count('before', 2), by);
    await replaceLog();
    await newProcessor().make(tally, key, count('after', 2), by);
    processor.forget();
    expect((await processor.make(tally, key, count('more', 1), by)).state.notes).toEqual(['after', 'after', 'more']);
  });

  it('is not known to have an event of the one before', async () => {
    const key = randomUUID();
    const { events, position } = await newProcessor().make(tally, key, count('before', 1), by);
    expect(await log.has(position!, events[0]!.id)).toBe(true);
    expect(await log.has(position!, randomUUID())).toBe(false);
    // Where no event stands: refused by servers in one way when it is read, in another when it is followed.
    expect(await log.has(position! - 1n, events[0]!.id)).toBe(false);
    expect(await log.has(position! + 1_000n, events[0]!.id)).toBe(false);
  });
});
