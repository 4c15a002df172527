import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, type Position, START } from '@eventstore/db-client';
import Database from 'libsql';
import { all, events, numbers, range } from '../../testing/contract-server.js';
import { damage } from '../../testing/damage.js';
import {
  chance,
  clearFolders,
  copyOf,
  EACH,
  flip,
  isTrue,
  logIn,
  repaired,
  told,
  whole,
  written,
} from '../../testing/damaged-log.js';
import { startEventStore } from '../../testing/event-store.js';
import { DAMAGED } from './framing.js';

afterAll(clearFolders);

describe('a log whose bits have flipped', () => {
  let killed: string;
  let stopped: string;

  beforeAll(async () => {
    // One after the other: two clients at once in one process take each other's answers.
    killed = await written('kill');
    stopped = await written('stop');
  });

  it.each(range(1, 17))('is never served as fact, wherever it was in the database (%s)', async (seed) => {
    const dir = await copyOf(stopped);
    const below = chance(seed);
    const { size } = await stat(logIn(dir));
    await flip(logIn(dir), below(size), below(8));
    for (const answer of await told(dir)) expect([answer, isTrue(answer)]).toEqual([answer, true]);
  });

  it.each(range(1, 9))('is never served as fact, wherever it was in the write-ahead log (%s)', async (seed) => {
    const dir = await copyOf(killed);
    const below = chance(seed);
    const wal = `${logIn(dir)}-wal`;
    await flip(wal, below((await stat(wal)).size), below(8));
    for (const answer of await told(dir)) expect([answer, isTrue(answer)]).toEqual([answer, true]);
  });

  it('of which a row in the middle is damaged serves everything else, and says in its place that it is damaged', async () => {
    const dir = await copyOf(stopped);
    const store = await startEventStore({ dir, strict: false });
    const client = EventStoreDBClient.connectionString(store.url);
    for (let n = 0; n < 1_100; n += 100) await client.appendToStream('later', events(100, n));
    await store.stop();
    damage(dir, 'left', 7);
    await store.restart();
    const where = /damaged: the event at position \d+ \(Counted, revision 7 of left\)/;
    const inAll = await all(client.readAll({ fromPosition: START }));
    for (const found of [await all(client.readStream('left')), inAll]) {
      const mine = found.flatMap(({ event }) => (event?.streamId === 'left' ? [event] : []));
      expect(mine.map(({ revision }) => Number(revision))).toEqual(whole);
      const damaged = mine.filter(({ metadata }) => metadata !== undefined);
      expect(damaged.map(({ streamId, revision, metadata }) => [streamId, Number(revision), metadata])).toEqual([
        ['left', 7, { [DAMAGED]: expect.stringMatching(where) }],
      ]);
      expect(damaged[0]).toMatchObject({ isJson: false, data: new Uint8Array() });
    }
    expect(inAll).toHaveLength(2 * EACH + 1_100);
    expect(await numbers(client.readStream('right'))).toEqual(whole);
    await client.dispose();
    await store.stop();
    expect(await repaired(dir)).toMatchObject({ code: 1, text: expect.stringContaining('revision 7 of left') });
  });
});

describe('a log from before there were checksums', () => {
  it('is given them once, keeps its positions, and goes on', async () => {
    const dir = await written('stop');
    const db = new Database(logIn(dir));
    // As it was: no checksums, and positions that counted events.
    db.exec(
      'ALTER TABLE events DROP COLUMN checksum; ALTER TABLE streams DROP COLUMN checksum; PRAGMA user_version = 0',
    );
    db.exec('UPDATE events SET position = -position');
    const update = db.prepare('UPDATE events SET position = ? WHERE position = ?');
    const [...rows] = db.prepare('SELECT position FROM events ORDER BY position DESC').raw().all() as [number][];
    for (const [index, [position]] of rows.entries()) update.run(index + 1, position);
    db.close();
    await rm(join(dir, 'head'));
    for (const answer of await told(dir)) expect(isTrue(answer) && !(answer instanceof Error)).toBe(true);
    const store = await startEventStore({ dir, strict: false });
    const client = EventStoreDBClient.connectionString(store.url);
    const { position } = await client.appendToStream('left', events(1, EACH));
    expect((position as Position).commit).toBeGreaterThan(BigInt(2 * EACH));
    expect(await numbers(client.readStream('left'))).toEqual(range(0, EACH + 1));
    await client.dispose();
    await store.stop();
  });
});
