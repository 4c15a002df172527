import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, jsonEvent, START } from '@eventstore/db-client';
import Database from 'libsql';
import { ran } from '../../testing/backup.js';
import { damage } from '../../testing/damage.js';
import { startEventStore, type LocalStore } from '../../testing/event-store.js';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sae-backup-'));
  folders.push(folder);
  return folder;
};
const storeIn = (dir: string) => join(dir, 'event-store');

let dataDir: string;
let store: LocalStore;
let client: EventStoreDBClient;
let written = 0;

/** So many more events, a hundred at a time, in a few streams. */
const write = async (count: number) => {
  for (let n = 0; n < count; n += 100) {
    const events = Array.from({ length: 100 }, (_, k) => jsonEvent({ type: 'Told', data: { n: written + k } }));
    await client.appendToStream(`book-${(written / 100) % 7}`, events);
    written += 100;
  }
};

interface Line {
  readonly id: string;
  readonly stream: string;
  readonly revision: bigint;
  readonly position: bigint | undefined;
  readonly data: unknown;
}

/** All that a store on a folder tells. */
const toldBy = async (dir: string): Promise<Line[]> => {
  const other = await startEventStore({ dir, strict: false });
  const reader = EventStoreDBClient.connectionString(other.url);
  const lines = await allOf(reader);
  await reader.dispose();
  await other.stop();
  return lines;
};
const allOf = async (reader: EventStoreDBClient): Promise<Line[]> => {
  const lines: Line[] = [];
  for await (const { event } of reader.readAll({ fromPosition: START }))
    if (event?.streamId.startsWith('book-'))
      lines.push({
        ...{ id: event.id, stream: event.streamId, revision: event.revision, data: event.data },
        position: event.position?.commit,
      });
  return lines;
};

beforeAll(async () => {
  dataDir = await newFolder();
  store = await startEventStore({ dir: storeIn(dataDir), strict: false });
  client = EventStoreDBClient.connectionString(store.url);
  writeFileSync(join(dataDir, 'jwt-secret'), 'a-secret-of-more-than-thirty-two-bytes\n', { mode: 0o600 });
  await write(3_000);
});
afterAll(async () => {
  await client.dispose();
  await store.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('A backup', () => {
  it('is made while the log is written, each time of what came since, and brought back it tells the same', async () => {
    const to = await newFolder();
    const writing = write(2_000);
    const first = await ran('backup', dataDir, ['--to', to]);
    await writing;
    expect(first).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^\d+ events copied to .*, which holds \d+ events\./m),
    });
    await client.setStreamMetadata('book-3', { maxCount: 5 });
    await write(500);
    const second = await ran('backup', dataDir, ['--to', to, '--whole']);
    expect(second).toMatchObject({ code: 0, text: expect.stringContaining('all of them whole') });
    expect(Number(/^(\d+) events copied/m.exec(second.text)?.[1])).toBeLessThan(3_000);
    expect(await ran('backup', dataDir, ['--to', to])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^0 events/m),
    });

    const back = await newFolder();
    expect(await ran('restore', back, ['--from', to])).toMatchObject({
      code: 0,
      text: expect.stringContaining('of the backup'),
    });
    expect(statSync(join(back, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(back, 'jwt-secret'))).toEqual(readFileSync(join(dataDir, 'jwt-secret')));
    expect(await toldBy(storeIn(back))).toEqual(await allOf(client));
  });

  it('that was ended half-way is gone on with', async () => {
    const to = await newFolder();
    await ran('backup', dataDir, ['--to', to]);
    // As it stands between two of its transactions: some of the events, and no word of where it ends.
    const half = new Database(join(storeIn(to), 'log.db'));
    half.exec(
      'DELETE FROM events WHERE position > (SELECT position FROM events ORDER BY position LIMIT 1 OFFSET 2000)',
    );
    half.close();
    rmSync(join(storeIn(to), 'head'));
    expect(await ran('backup', dataDir, ['--to', to, '--whole'])).toMatchObject({
      code: 0,
      text: expect.stringContaining('all of them whole'),
    });
    const back = await newFolder();
    await ran('restore', back, ['--from', to]);
    expect(await toldBy(storeIn(back))).toEqual(await allOf(client));
  });

  it('of another log is not mixed with this one', async () => {
    const to = await newFolder();
    const other = await newFolder();
    const another = await startEventStore({ dir: storeIn(other), strict: false });
    const writer = EventStoreDBClient.connectionString(another.url);
    await writer.appendToStream('book-1', [jsonEvent({ type: 'Told', data: { n: -1 } })]);
    expect(await ran('backup', other, ['--to', to])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^1 event copied/m),
    });
    expect(await ran('backup', dataDir, ['--to', to])).toMatchObject({
      code: 1,
      text: expect.stringContaining('holds another log, or this one before it was repaired'),
    });
    await writer.dispose();
    await another.stop();
  });

  it('names what is damaged in the log, and what became damaged in the copy', async () => {
    const [to, from] = [await newFolder(), await newFolder()];
    await ran('backup', dataDir, ['--to', to]);
    damage(storeIn(to), 'book-2', 3);
    expect(await ran('backup', dataDir, ['--to', to, '--whole'])).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Damaged: the event at position \d+ \(Told, revision 3 of book-2\)/m),
    });
    expect(await ran('restore', await newFolder(), ['--from', to])).toMatchObject({
      code: 1,
      text: expect.stringContaining('is not whole'),
    });
    // A log with such an event is copied as it is, and that is said.
    cpSync(to, from, { recursive: true });
    expect(await ran('backup', from, ['--to', await newFolder()])).toMatchObject({
      code: 1,
      text: expect.stringContaining('what is damaged in the log is damaged in its copy'),
    });
  });

  it.each([
    ['backup', [], 'Say where to'],
    ['restore', [], 'Say from where'],
    ['backup', ['--into', 'x'], "Unknown option '--into'"],
    ['restore', ['--from', '/nowhere/at/all'], 'There is no backup in /nowhere/at/all'],
  ] as const)('that cannot be says why: %s %j', async (name, words, why) =>
    expect(await ran(name, dataDir, words)).toMatchObject({ code: 1, text: expect.stringContaining(why) }),
  );

  it('is not made of a folder without a log, nor of a real server', async () => {
    expect(await ran('backup', await newFolder(), ['--to', await newFolder()])).toMatchObject({
      code: 1,
      text: expect.stringContaining('There is no event log in'),
    });
    const env = { EVENTSTORE_URL: 'esdb://elsewhere:2113' };
    expect(await ran('backup', dataDir, ['--to', await newFolder()], env)).toMatchObject({
      code: 1,
      text: expect.stringContaining('docs/operations.md'),
    });
  });
});

describe('Bringing a backup back', () => {
  let backup: string;
  beforeAll(async () => {
    backup = await newFolder();
    await ran('backup', dataDir, ['--to', backup]);
  });

  it('is refused while the system runs, or where a log is already', async () => {
    expect(await ran('restore', dataDir, ['--from', backup])).toMatchObject({
      code: 1,
      text: expect.stringContaining('already running'),
    });
    const taken = await newFolder();
    await ran('restore', taken, ['--from', backup]);
    expect(await ran('restore', taken, ['--from', backup])).toMatchObject({
      code: 1,
      text: expect.stringContaining('--replace'),
    });
  });

  it('puts aside what was there, and nothing is lost of it', async () => {
    const dir = await newFolder();
    await ran('restore', dir, ['--from', backup]);
    mkdirSync(join(dir, 'redis'));
    writeFileSync(join(dir, 'redis', 'dump'), 'read models');
    const { code } = await ran('restore', dir, ['--from', backup, '--replace']);
    expect(code).toBe(0);
    const [aside = ''] = readdirSync(dir).filter((name) => name.startsWith('before-restore-'));
    expect(readdirSync(join(dir, aside)).sort()).toEqual(['event-store', 'jwt-secret', 'redis']);
    expect(existsSync(join(dir, 'redis'))).toBe(false);
  });

  it('goes over a folder that was copied by half, and over one that ended half-way', async () => {
    const dir = await newFolder();
    mkdirSync(storeIn(dir));
    writeFileSync(join(storeIn(dir), 'log.db'), '');
    writeFileSync(join(dir, 'jwt-secret'), 'of a copy by hand');
    mkdirSync(join(dir, 'restoring', 'event-store'), { recursive: true });
    writeFileSync(
      join(dir, 'restoring', 'event-store', 'log.db'),
      readFileSync(join(storeIn(backup), 'log.db')).subarray(0, 9_000),
    );
    expect(await ran('restore', dir, ['--from', backup])).toMatchObject({ code: 0 });
    expect(existsSync(join(dir, 'restoring'))).toBe(false);
    expect(await toldBy(storeIn(dir))).toHaveLength(written);
  });

  it.each([
    ['in the middle', 'LIMIT 1 OFFSET 40', /^Damaged: an event between positions \d+ and \d+ is missing/m],
    ['at its end', 'DESC LIMIT 3', /^Damaged: it ends at position \d+, and went to \d+ when it was written/m],
  ])('takes nothing over from a backup that lacks something %s', async (_, which, said) => {
    const [cut, dir] = [await newFolder(), await newFolder()];
    cpSync(backup, cut, { recursive: true });
    const db = new Database(join(storeIn(cut), 'log.db'));
    db.exec(`DELETE FROM events WHERE position IN (SELECT position FROM events ORDER BY position ${which})`);
    db.close();
    expect(await ran('restore', dir, ['--from', cut])).toMatchObject({ code: 1, text: expect.stringMatching(said) });
    expect(readdirSync(dir)).toEqual([]);
  });
});
