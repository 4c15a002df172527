import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { damage, repair } from '../../../embedded/testing/damage.js';
import { type LocalStore, startTestStore } from '../../../embedded/testing/event-store.js';
import { by, tally } from '../../testing/tally.js';
import { CommandProcessor, isUnreadable, Log, type LoggedEvent } from './index.js';

let store: LocalStore;
let log: Log;
const MIDDLE = 'middle';
const END = 'end';
const streamOf = (key: string) => `tally-${key}`;

const newProcessor = () => new CommandProcessor({ log, clock: () => new Date().toISOString(), newId: randomUUID });
const count = (note: string, times: number) => ({ type: 'Count', note, times }) as const;

beforeAll(async () => {
  store = await startTestStore();
  log = new Log(store.url);
  for (const key of [MIDDLE, END]) await newProcessor().make(tally, key, count('before', 3), by);
  await newProcessor().make(tally, 'other', count('later', 1_100), by);
  await store.kill();
  damage(store.dir, streamOf(MIDDLE), 1);
  damage(store.dir, streamOf(END), 2);
  await store.restart();
});
afterAll(async () => {
  await log.close();
  await store.stop();
});

const said = ({ data }: LoggedEvent) => (data as { number: number }).number;
const saidOrNot = (event: LoggedEvent) => {
  try {
    return said(event);
  } catch (error) {
    return isUnreadable(error) ? `${event.type} ${event.revision} is damaged` : error;
  }
};

describe('A damaged event in the middle of the log', () => {
  it('is told with all that is known of it, to whoever reads its book and to whoever follows the log', async () => {
    expect((await log.read(streamOf(MIDDLE))).map(saidOrNot)).toEqual([1, 'Counted 1 is damaged', 3]);
    const followed: unknown[] = [];
    for await (const step of log.follow({ after: null }))
      if ('caughtUp' in step) break;
      else if ('event' in step && step.event.stream !== streamOf('other')) followed.push(saidOrNot(step.event));
    expect(followed).toEqual([1, 'Counted 1 is damaged', 3, 1, 2, 'Counted 2 is damaged']);
  });

  it('keeps its own book from being decided on, which says so, and no other', async () => {
    const refused = { kind: 'unavailable', code: 'book/unreadable', cause: expect.stringContaining('is damaged') };
    await expect(newProcessor().make(tally, MIDDLE, count('more', 1), by)).rejects.toMatchObject(refused);
    expect((await newProcessor().make(tally, 'other', count('more', 1), by)).state.last).toBe(1_101);
  });
});

describe('An event that was set aside', () => {
  beforeAll(async () => {
    await store.kill();
    expect(await repair(dirname(store.dir), '--accept-loss')).toMatchObject({ code: 0 });
    await store.restart();
  });

  it('is passed over: its book says the rest, however long it is', async () => {
    expect((await log.read(streamOf(MIDDLE))).map(said)).toEqual([1, 3]);
    await newProcessor().make(tally, MIDDLE, count('after', 1_200), by);
    expect(await log.read(streamOf(MIDDLE))).toHaveLength(1_202);
  });

  it('at the end of its book is not written over: the next one stands behind it', async () => {
    const processor = newProcessor();
    const { events } = await processor.make(tally, END, count('after', 1), by);
    expect(events.map(({ revision }) => revision)).toEqual([3]);
    expect((await processor.state(tally, END)).notes).toEqual(['before', 'before', 'after']);
    expect((await log.read(streamOf(END))).map(({ revision }) => revision)).toEqual([0, 1, 3]);
  });
});
