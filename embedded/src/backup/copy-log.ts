import type Database from 'libsql';
import { type LogEnd, damages, endOf, rowsOf } from '../event-store/log-check.js';
import { rememberEnd } from '../event-store/open-log.js';
import { lockFolder, openWriter } from '../event-store/schema.js';

/** Rows a transaction. */
const BATCH = 2_000;

export interface Copied {
  /** Events that were not there before. */
  readonly added: number;
  readonly end: LogEnd;
  /** What of it is not as it was written, in words. */
  readonly damaged: readonly string[];
}

type StreamColumns = [id: number, name: string, metadata: string | null, checksum: number | null];

/** How many events a log has up to a position, and what their checksums add up to. */
const sumUpTo = (db: Database.Database, position: number): string =>
  JSON.stringify(db.prepare('SELECT count(*), total(checksum) FROM events WHERE position <= ?').raw().get(position));

/** Events are only ever added: a copy that says otherwise up to where it goes is one of another log. */
const refuseAnother = (from: Database.Database, copy: Database.Database, dir: string): void => {
  const end = endOf(copy);
  if (sumUpTo(from, end) === sumUpTo(copy, end)) return;
  throw new Error(
    `${dir} holds another log, or this one before it was repaired. Name a folder that is empty, and keep that one.`,
  );
};

const copyStreams = (from: Database.Database, copy: Database.Database): void => {
  const upsert = copy.prepare('INSERT OR REPLACE INTO streams (id, name, metadata, checksum) VALUES (?, ?, ?, ?)');
  const streams = from.prepare('SELECT id, name, metadata, checksum FROM streams').raw().all() as StreamColumns[];
  copy.exec('BEGIN');
  for (const stream of streams) upsert.run(...stream);
  copy.exec('COMMIT');
};

/** Tells of each batch how many events it had. */
function* copyEvents(from: Database.Database, copy: Database.Database): Generator<number> {
  const columns = 'position, stream, revision, id, type, created, frame, checksum';
  const select = from
    .prepare(`SELECT ${columns} FROM events WHERE position > ? ORDER BY position LIMIT ${BATCH}`)
    .raw();
  const insert = copy.prepare(`INSERT INTO events (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  for (let after = endOf(copy); ;) {
    const rows = select.all(after) as [position: number, ...unknown[]][];
    const last = rows.at(-1);
    if (!last) return;
    copy.exec('BEGIN');
    for (const row of rows) insert.run(...row);
    copy.exec('COMMIT');
    after = last[0];
    yield rows.length;
  }
}

/**
 * Adds to the log in a folder what another one has more, as it stands at this moment, while that goes on being written,
 * and reads what it added. Ended half-way, it goes on from there the next time. @throws when the folder holds another log
 */
export const copyLog = (
  from: Database.Database,
  dir: string,
  onProgress: (done: number) => void = () => undefined,
): Copied => {
  const lock = lockFolder(dir);
  const copy = openWriter(dir);
  try {
    // One moment of the log, however long it takes.
    from.exec('BEGIN');
    refuseAnother(from, copy, dir);
    copyStreams(from, copy);
    const before = endOf(copy);
    let added = 0;
    for (const count of copyEvents(from, copy)) onProgress((added += count));
    // All in one file, which can be carried away.
    copy.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    // With the last one that was there, so that a gap behind it shows.
    const damaged = [...damages(rowsOf(copy, before - 1))];
    return { added, end: rememberEnd(dir), damaged };
  } finally {
    if (from.inTransaction) from.exec('COMMIT');
    copy.close();
    lock.close();
  }
};
