import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDBClient, START } from '@eventstore/db-client';
import Database from 'libsql';
import { DAMAGED } from '../src/event-store/framing.js';
import { events, range } from './contract-server.js';
import { repair } from './damage.js';
import { startEventStore } from './event-store.js';

export const STREAMS = ['left', 'right'];
export const EACH = 60;

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  folders.push(folder);
  return folder;
};
export const logIn = (dir: string) => join(dir, 'log.db');

/** Removes all folders that were made. */
export const clearFolders = () =>
  Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));

/** The same sequence every time. */
export const chance = (seed: number) => {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
};

export async function flip(file: string, at: number, bit: number): Promise<void> {
  const bytes = await readFile(file);
  bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
  await writeFile(file, bytes);
}

/** Two streams as they were told to be written; killed, so that all is still in the write-ahead log, or stopped. */
export async function written(end: 'kill' | 'stop'): Promise<string> {
  const dir = await newFolder();
  const store = await startEventStore({ dir, strict: false });
  const client = EventStoreDBClient.connectionString(store.url);
  for (let n = 0; n < EACH; n += 4) for (const stream of STREAMS) await client.appendToStream(stream, events(4, n));
  await client.dispose();
  await store[end]();
  return dir;
}

export const copyOf = async (dir: string) => {
  const copy = join(await newFolder(), 'copy');
  await cp(dir, copy, { recursive: true });
  return copy;
};

type Reading = ReturnType<EventStoreDBClient['readStream']> | ReturnType<EventStoreDBClient['readAll']>;

/** What is read, each event by its stream and number. @throws what is said in the place of one that is damaged */
async function facts(reading: Reading): Promise<(readonly [string, number])[]> {
  const found: (readonly [string, number])[] = [];
  for await (const { event } of reading) {
    const said = (event?.metadata as Record<string, string> | undefined)?.[DAMAGED];
    if (said !== undefined) throw new Error(said);
    if (event && STREAMS.includes(event.streamId))
      found.push([event.streamId, (event.data as unknown as { n: number }).n]);
  }
  return found;
}
const numbersIn = async (reading: Reading) => (await facts(reading)).map(([, n]) => n);

/** Each thing the store on the folder tells: the numbers of a stream, or why it does not tell them. */
export async function told(dir: string): Promise<(number[] | Error)[]> {
  let store;
  try {
    store = await startEventStore({ dir, strict: false });
  } catch (error) {
    return [error as Error];
  }
  const client = EventStoreDBClient.connectionString(store.url);
  const mine = async () => {
    const found = await facts(client.readAll({ fromPosition: START }));
    return STREAMS.flatMap((stream) => found.filter(([name]) => name === stream).map(([, n]) => n));
  };
  const asked = [
    ...STREAMS.map((stream) => () => numbersIn(client.readStream(stream))),
    ...STREAMS.map(
      (stream) => async () =>
        (await numbersIn(client.readStream(stream, { direction: 'backwards', fromRevision: 'end' }))).reverse(),
    ),
    mine,
  ];
  const answers: (number[] | Error)[] = [];
  for (const ask of asked) answers.push(await ask().catch((error: unknown) => error as Error));
  await client.dispose();
  await store.stop();
  return answers;
}

/** What repair says of a log, and how it ends. */
export async function repaired(dir: string, ...words: string[]): Promise<{ code: number; text: string }> {
  const dataDir = await newFolder();
  await rename(dir, join(dataDir, 'event-store'));
  const answer = await repair(dataDir, ...words);
  await rename(join(dataDir, 'event-store'), dir);
  return answer;
}

export const whole = range(0, EACH);
/** To say that a stream is not there would be a lie too. */
export const isTrue = (answer: number[] | Error) =>
  answer instanceof Error
    ? (answer as { type?: unknown }).type !== 'stream-not-found'
    : [whole.join(), [...whole, ...whole].join()].includes(answer.join());

/** The page of the database where something begins. */
export const pageOf = (dir: string, name: string): number => {
  const db = new Database(logIn(dir));
  const [page] = db.prepare('SELECT rootpage FROM sqlite_master WHERE name = ?').raw().get(name) as [number];
  db.close();
  return page;
};
/** A page of the database says nothing any more. */
export const scribble = async (dir: string, page: number) => {
  const bytes = await readFile(logIn(dir));
  bytes.fill(0x5a, (page - 1) * 4096, page * 4096);
  await writeFile(logIn(dir), bytes);
};
