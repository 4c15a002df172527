import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, START } from '@eventstore/db-client';
import Database from 'libsql';
import { all, events, numbers, range } from '../../testing/contract-server.js';
import { damage } from '../../testing/damage.js';
import {
  clearFolders,
  copyOf,
  EACH,
  flip,
  isTrue,
  logIn,
  pageOf,
  repaired,
  scribble,
  STREAMS,
  told,
  whole,
  written,
} from '../../testing/damaged-log.js';
import { startEventStore } from '../../testing/event-store.js';

let stopped: string;

beforeAll(async () => {
  stopped = await written('stop');
});
afterAll(clearFolders);

const expectWhole = async (dir: string) => {
  for (const answer of await told(dir)) expect(isTrue(answer) && !(answer instanceof Error)).toBe(true);
};

describe('a damaged log', () => {
  it('does not start shortened; repair says what is lost, and goes on without it when that is accepted', async () => {
    const dir = await written('kill');
    const wal = `${logIn(dir)}-wal`;
    const { size } = await stat(wal);
    await flip(wal, Math.floor(size / 2), 3);
    const [refused] = await told(dir);
    expect(String(refused)).toMatch(/is damaged: it ends at position \d+, and went to \d+.* would lose \d+ events/);
    expect(String(refused)).toContain('npm run repair -- --accept-loss');
    const [again] = await told(dir);
    expect(String(again)).toContain(' would lose ');

    const looked = await repaired(dir);
    expect([looked.code, looked.text]).toEqual([1, expect.stringContaining('Nothing was changed')]);
    const accepted = await repaired(dir, '--accept-loss');
    expect([accepted.code, accepted.text]).toEqual([0, expect.stringContaining('The event log now ends at position')]);
    for (const answer of await told(dir)) expect(answer).not.toBeInstanceOf(Error);
  });

  it('does not start without its indexes; repair builds them anew, and nothing is lost', async () => {
    const dir = await copyOf(stopped);
    // An entry of the last page of the index that was filled: somewhere, a stream seems to end earlier.
    await flip(logIn(dir), pageOf(dir, 'events_by_stream') * 4096 - 40, 0);
    const [refused] = await told(dir);
    expect(String(refused)).toMatch(/The event log is damaged.*"npm run repair" builds it anew/);
    expect(await repaired(dir)).toMatchObject({ code: 0, text: expect.stringContaining('nothing is lost') });
    await expectWhole(dir);
  });

  it.each(['events_by_stream', 'sqlite_autoindex_streams_1', 'streams'])(
    'does not start without the page where %s begins; repair writes it anew from the events, and nothing is lost',
    async (name) => {
      const dir = await copyOf(stopped);
      await scribble(dir, pageOf(dir, name));
      const [refused] = await told(dir);
      expect(String(refused)).toContain('npm run repair');
      const { code, text } = await repaired(dir);
      expect([code, text]).toEqual([0, expect.stringContaining('nothing is lost')]);
      await expectWhole(dir);
    },
  );

  it.each([
    ['in the middle', 1_100],
    ['near its end', 0],
  ])('of which a row %s is damaged loses that one alone when that is accepted', async (_where, later) => {
    const dir = await copyOf(stopped);
    const store = await startEventStore({ dir, strict: false });
    const client = EventStoreDBClient.connectionString(store.url);
    for (let n = 0; n < later; n += 100) await client.appendToStream('later', events(100, n));
    const { position } = await client.appendToStream('left', events(1, EACH));
    await store.stop();
    damage(dir, 'left', 7);
    const accepted = await repaired(dir, '--accept-loss');
    expect([accepted.code, accepted.text]).toEqual([
      0,
      expect.stringMatching(/\(Counted, revision 7 of left\), written \d{4}-.*Z, is not as written/),
    ]);
    expect(accepted.text).toContain('without 1 event.');
    await store.restart();
    const left = (await all(client.readStream('left'))).flatMap(({ event }) => event ?? []);
    expect(left.map(({ revision }) => Number(revision))).toEqual(range(0, EACH + 1));
    expect(left.map(({ type }, n) => [n, type]).filter(([, type]) => type !== 'Counted')).toEqual([[7, '$setAside']]);
    expect(left.at(-1)?.position).toEqual(position);
    expect(await numbers(client.readStream('right'))).toEqual(whole);
    expect(await all(client.readAll({ fromPosition: START }))).toHaveLength(2 * EACH + 1 + later);
    expect((await client.appendToStream('left', events(1), { expectedRevision: BigInt(EACH) })).success).toBe(true);
    await client.dispose();
    await store.stop();
    expect(await repaired(dir)).toMatchObject({ code: 0, text: expect.stringContaining('is whole') });
  });

  it('of which a page of events cannot be read keeps all others when that is accepted', async () => {
    const dir = await copyOf(stopped);
    const db = new Database(logIn(dir));
    const [frame] = db.prepare('SELECT frame FROM events WHERE revision = 30').raw().get() as [Buffer];
    db.close();
    const page = Math.floor((await readFile(logIn(dir))).indexOf(frame) / 4096) + 1;
    await scribble(dir, page);
    const looked = await repaired(dir);
    expect([looked.code, looked.text]).toEqual([
      1,
      expect.stringMatching(/what stood between positions \d+ and \d+ is missing/),
    ]);
    const lost = Number(/loses (\d+) events/.exec(looked.text)?.[1]);
    expect(lost).toBeGreaterThan(1);
    expect(await repaired(dir, '--accept-loss')).toMatchObject({ code: 0 });
    const store = await startEventStore({ dir, strict: false });
    const client = EventStoreDBClient.connectionString(store.url);
    const types = (await all(client.readAll({ fromPosition: START }))).map(({ event }) => event?.type);
    expect(types).toHaveLength(2 * EACH);
    expect(types.filter((type) => type === '$setAside')).toHaveLength(lost);
    for (const stream of STREAMS) expect(await all(client.readStream(stream))).toHaveLength(EACH);
    await client.dispose();
    await store.stop();
  });

  it('is left alone by an older program than the one that wrote it', async () => {
    const dir = await copyOf(stopped);
    const db = new Database(logIn(dir));
    db.exec('PRAGMA user_version = 99');
    db.close();
    const before = await readFile(logIn(dir));
    const [refused] = await told(dir);
    expect(String(refused)).toMatch(
      /was written by a newer program .*its version is 99.*: start that program again, or put the backup/,
    );
    expect(await readFile(logIn(dir))).toEqual(before);
    expect(await repaired(dir)).toMatchObject({ code: 1, text: expect.stringContaining('a newer program') });
  });
});
