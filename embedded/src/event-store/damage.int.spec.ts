import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStoreDBClient, type Position, START } from '@eventstore/db-client';
import Database from 'libsql';
import { events, numbers, range } from '../../testing/contract-server.js';
import { startEventStore } from '../../testing/event-store.js';

const REPAIR = fileURLToPath(new URL('../../dist/event-store/repair.js', import.meta.url));
const STREAMS = ['left', 'right'];
const EACH = 60;

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  folders.push(folder);
  return folder;
};
const logIn = (dir: string) => join(dir, 'log.db');

/** The same sequence every time. */
const chance = (seed: number) => {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
};

async function flip(file: string, at: number, bit: number): Promise<void> {
  const bytes = await readFile(file);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  await writeFile(file, bytes);
}

/** Two streams as they were told to be written; killed, so that all is still in the write-ahead log, or stopped. */
async function written(end: 'kill' | 'stop'): Promise<string> {
  const dir = await newFolder();
  const store = await startEventStore({ dir, strict: false });
  const client = EventStoreDBClient.connectionString(store.url);
  for (let n = 0; n < EACH; n += 4) for (const stream of STREAMS) await client.appendToStream(stream, events(4, n));
  await client.dispose();
  await store[end]();
  return dir;
}

const copyOf = async (dir: string) => {
  const copy = join(await newFolder(), 'copy');
  await cp(dir, copy, { recursive: true });
  return copy;
};

/** Each thing the store on the folder tells: the numbers of a stream, or why it does not tell them. */
async function told(dir: string): Promise<(number[] | Error)[]> {
  let store;
  try {
    store = await startEventStore({ dir, strict: false });
  } catch (error) {
    return [error as Error];
  }
  const client = EventStoreDBClient.connectionString(store.url);
  const mine = async () => {
    const found: Record<string, number[]> = {};
    for await (const { event } of client.readAll({ fromPosition: START }))
      if (event) (found[event.streamId] ??= []).push((event.data as unknown as { n: number }).n);
    return STREAMS.flatMap((stream) => found[stream] ?? []);
  };
  const asked = [
    ...STREAMS.map((stream) => () => numbers(client.readStream(stream))),
    ...STREAMS.map(
      (stream) => async () =>
        (await numbers(client.readStream(stream, { direction: 'backwards', fromRevision: 'end' }))).reverse(),
    ),
    mine,
  ];
  const answers: (number[] | Error)[] = [];
  for (const ask of asked) answers.push(await ask().catch((error: unknown) => error as Error));
  await client.dispose();
  await store.stop();
  return answers;
}

async function repaired(dir: string, ...words: string[]): Promise<{ code: number; text: string }> {
  const folder = join(dir, '..', `data-${words.length}`);
  await rm(folder, { recursive: true, force: true });
  await cp(dir, join(folder, 'event-store'), { recursive: true });
  const child = spawn(process.execPath, [REPAIR, ...words], { env: { ...process.env, DATA_DIR: folder } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  await rm(dir, { recursive: true });
  await cp(join(folder, 'event-store'), dir, { recursive: true });
  return { code, text };
}

const whole = range(0, EACH);
/** To say that a stream is not there would be a lie too. */
const isTrue = (answer: number[] | Error) =>
  answer instanceof Error
    ? (answer as { type?: unknown }).type !== 'stream-not-found'
    : [whole.join(), [...whole, ...whole].join()].includes(answer.join());

describe('a log whose bits have flipped', () => {
  let killed: string;
  let stopped: string;

  beforeAll(async () => {
    // One after the other: two clients at once in one process take each other's answers.
    killed = await written('kill');
    stopped = await written('stop');
  });
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

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

  it('does not start shortened; repair says what is lost, and goes on without it when that is accepted', async () => {
    const dir = await copyOf(killed);
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
    const db = new Database(logIn(dir));
    const root = "(SELECT rootpage FROM sqlite_master WHERE name = 'events_by_stream')";
    const [page] = db.prepare(`SELECT ${root}`).raw().get() as [number];
    db.close();
    // An entry of the last page of the index that was filled: somewhere, a stream seems to end earlier.
    await flip(logIn(dir), page * 4096 - 40, 0);
    const [refused] = await told(dir);
    expect(String(refused)).toContain('The event log is damaged');
    await repaired(dir, '--accept-loss');
    for (const answer of await told(dir)) expect(isTrue(answer) && !(answer instanceof Error)).toBe(true);
  });

  it('of which a row in the middle is damaged serves everything else, and names that one', async () => {
    const dir = await copyOf(stopped);
    const store = await startEventStore({ dir, strict: false });
    const client = EventStoreDBClient.connectionString(store.url);
    for (let n = 0; n < 1_100; n += 100) await client.appendToStream('later', events(100, n));
    await store.stop();
    const db = new Database(logIn(dir));
    db.exec(
      "UPDATE events SET frame = CAST(replace(frame, x'226e223a37', x'226e223a38') AS BLOB) WHERE revision = 7 AND stream = 1",
    );
    db.close();
    await store.restart();
    const damaged = { message: expect.stringMatching(/damaged: the event at position \d+ \(revision 7 of left\)/) };
    await expect(numbers(client.readStream('left'))).rejects.toMatchObject(damaged);
    expect(await numbers(client.readStream('right'))).toEqual(whole);
    expect(await numbers(client.readStream('left', { fromRevision: 8n }))).toEqual(range(8, EACH));
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
