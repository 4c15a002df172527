import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { addChecksums, type Telling } from './add-checksums.js';

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
  // FULL: COMMIT returns only after the WAL is on disk. The rarer checkpoint keeps its fsyncs out of most commits.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
  db.exec(TABLES);
  addChecksums(db, telling);
  return db;
}

/** Opens a connection that only reads; in WAL mode it neither waits for the writer nor holds it up. */
export function openReader(dir: string): Database.Database {
  const db = new Database(logFile(dir));
  db.exec('PRAGMA query_only = 1; PRAGMA cache_size = -32000');
  return db;
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
