import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { checksumOf, checksumOfStream, DamagedLog } from './checksum.js';

/** Above every revision a stream can reach: the `$streamDeleted` event of a tombstone is kept under it. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER;

// `streams.metadata` is what the last event of `$$name` says, kept where every read of the stream finds it.
const TABLES = `
  CREATE TABLE IF NOT EXISTS streams (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    metadata TEXT,
    checksum INTEGER
  );
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES streams (id),
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    created INTEGER NOT NULL,
    frame BLOB NOT NULL,
    checksum INTEGER
  );
  CREATE UNIQUE INDEX IF NOT EXISTS events_by_stream ON events (stream, revision);
`;

export const logFile = (dir: string) => join(dir, 'log.db');

const complain = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Opens the connection that writes; it makes the folder and the tables where they are missing. */
export function openWriter(dir: string, telling: Telling = { say: complain }): Database.Database {
  mkdirSync(dir, { recursive: true });
  const db = new Database(logFile(dir));
  refuseNewer(db, dir);
  // FULL: COMMIT returns only after the WAL is on disk. The rarer checkpoint keeps its fsyncs out of most commits.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
  db.exec(TABLES);
  addChecksums(db, telling);
  return db;
}

/** Written by a program that came after this one: what it means by it is not known here. */
export class NewerLog extends Error {}

/** @throws NewerLog before anything is changed */
function refuseNewer(db: Database.Database, dir: string): void {
  const version = versionOf(db);
  if (version <= CHECKED) return;
  db.close();
  throw new NewerLog(
    `The event log in ${dir} was written by a newer program (its version is ${version}, this program knows ${CHECKED}): ` +
      'start that program again, or put the backup of before the upgrade in the place of DATA_DIR.',
  );
}

const versionOf = (db: Database.Database): number => (db.prepare('PRAGMA user_version').raw().get() as [number])[0];

/** Whether the log in the folder is from before there were checksums, and a file that tells where it ended. */
export function isOlder(dir: string): boolean {
  const db = new Database(logFile(dir));
  try {
    return versionOf(db) < CHECKED;
  } finally {
    db.close();
  }
}

/** Opens a connection that only reads; in WAL mode it neither waits for the writer nor holds it up. */
export function openReader(dir: string): Database.Database {
  const db = new Database(logFile(dir));
  refuseNewer(db, dir);
  db.exec('PRAGMA query_only = 1; PRAGMA cache_size = -32000');
  return db;
}

/** What a stream's row says of it, and its last revision. */
export type StreamRow = [id: number, last: number | null, metadata: string | null];

/** Finds a stream by its name. @throws DamagedLog when its row is not as it was written */
export function streamFinder(db: Database.Database): (name: string) => StreamRow | undefined {
  const select = db
    .prepare(
      `SELECT id, (SELECT max(revision) FROM events WHERE stream = streams.id), metadata, checksum
       FROM streams WHERE name = ?`,
    )
    .raw();
  return (name) => {
    const row = select.get(name) as [...StreamRow, checksum: number] | undefined;
    if (!row) return undefined;
    const [id, last, metadata, checksum] = row;
    if (checksum !== checksumOfStream(id, name, metadata)) throw new DamagedLog(`what is known of stream ${name}`);
    return [id, last, metadata];
  };
}

/** Keeps the folder to one process; the operating system lets go of the lock when the process dies, however it dies. */
export function lockFolder(dir: string): Database.Database {
  mkdirSync(dir, { recursive: true });
  const lock = new Database(join(dir, 'lock.db'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw new Error(`another event store is already running on ${dir}`, { cause: error });
  }
  return lock;
}

/** `user_version` of a log whose every row has a checksum: the newest there is. */
const CHECKED = 1;
/** Rows a transaction: what is done stays done when the process ends half-way. */
const BATCH = 10_000;
const SAY_EVERY_MS = 5_000;

/** Who is told how far it is, and how often. */
export interface Telling {
  readonly say: (sentence: string) => void;
  readonly everyMs?: number;
}

type EventRow = [position: number, revision: number, stream: string, type: string, frame: Buffer];

/** Gives the rows of a log from before there were checksums theirs, once; begun again, it goes on where it was. */
function addChecksums(db: Database.Database, telling: Telling): void {
  if (versionOf(db) === CHECKED) return;
  addColumn(db, 'events');
  addColumn(db, 'streams');
  checkStreams(db);
  checkEvents(db, telling);
  db.exec(`PRAGMA user_version = ${CHECKED}`);
}

function addColumn(db: Database.Database, table: string): void {
  const columns = db.prepare(`PRAGMA table_info(${table})`).raw().all() as [number, string][];
  if (!columns.some(([, name]) => name === 'checksum')) db.exec(`ALTER TABLE ${table} ADD COLUMN checksum INTEGER`);
}

function checkStreams(db: Database.Database): void {
  const rows = db.prepare('SELECT id, name, metadata FROM streams WHERE checksum IS NULL').raw();
  const update = db.prepare('UPDATE streams SET checksum = ? WHERE id = ?');
  db.exec('BEGIN');
  for (const [id, name, metadata] of rows.all() as [number, string, string | null][])
    update.run(checksumOfStream(id, name, metadata), id);
  db.exec('COMMIT');
}

function checkEvents(db: Database.Database, { say, everyMs = SAY_EVERY_MS }: Telling): void {
  const select = db
    .prepare(
      `SELECT position, revision, name, type, frame FROM events JOIN streams ON streams.id = events.stream
       WHERE position > ? AND events.checksum IS NULL ORDER BY position LIMIT ${BATCH}`,
    )
    .raw();
  const update = db.prepare('UPDATE events SET checksum = ? WHERE position = ?');
  const [count] = db.prepare('SELECT count(*) FROM events').raw().get() as [number];
  const [left] = db.prepare('SELECT count(*) FROM events WHERE checksum IS NULL').raw().get() as [number];
  let after = 0;
  let done = count - left;
  let said = Date.now();
  for (;;) {
    const rows = select.all(after) as EventRow[];
    if (rows.length === 0) return;
    db.exec('BEGIN');
    for (const [position, revision, stream, type, frame] of rows)
      update.run(checksumOf({ position, revision, stream, type }, frame), position);
    db.exec('COMMIT');
    after = rows.at(-1)?.[0] ?? after;
    done += rows.length;
    if (Date.now() - said < everyMs) continue;
    said = Date.now();
    say(`event store: adding checksums to an older log, ${done} of ${count} events done`);
  }
}
