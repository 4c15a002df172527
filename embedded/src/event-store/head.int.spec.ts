import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient } from '@eventstore/db-client';
import { events } from '../../testing/contract-server.js';
import { damage } from '../../testing/damage.js';
import { clearFolders, copyOf, EACH, flip, STREAMS, written } from '../../testing/damaged-log.js';
import { startEventStore } from '../../testing/event-store.js';
import { openLog } from './open-log.js';

const LATER = 1_100;
const HELD = STREAMS.length * EACH + LATER;
let stopped: string;

beforeAll(async () => {
  stopped = await written('stop');
  const store = await startEventStore({ dir: stopped, strict: false });
  const client = EventStoreDBClient.connectionString(store.url);
  for (let n = 0; n < LATER; n += 100) await client.appendToStream('later', events(100, n));
  await client.dispose();
  await store.stop();
  // Further back than is looked at in any case.
  damage(stopped, 'left', 7);
});
afterAll(clearFolders);

/** What is said when the log is opened. */
const said = (dir: string): string[] => {
  const sentences: string[] = [];
  const { db, head } = openLog(dir, { say: (sentence) => sentences.push(sentence) });
  head.close();
  db.close();
  return sentences;
};

describe('a log beside which nothing tells where it ended', () => {
  it.each([
    ['is missing', (head: string) => rm(head)],
    ['cannot be read', (head: string) => flip(head, 0, 1)],
  ])('says that its head %s, and is looked at whole, once', async (what, lose) => {
    const dir = await copyOf(stopped);
    await lose(join(dir, 'head'));
    expect(said(dir)).toEqual([
      `event store: the file "head", which tells where the log ended, ${what}: all of the log is looked at`,
      expect.stringContaining('(Counted, revision 7 of left) is not as written'),
      expect.stringContaining(`looked at ${HELD} events, 1 damaged`),
    ]);
    expect(said(dir)).toEqual([]);
  });

  it('says nothing where all is as it was left, nor where there was no log yet', async () => {
    expect(said(await copyOf(stopped))).toEqual([]);
    expect(said(join(await copyOf(stopped), 'new'))).toEqual([]);
  });
});
