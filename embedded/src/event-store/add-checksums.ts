import type Database from 'libsql';
import { checksumOf, checksumOfStream } from './checksum.js';

/** `user_version` of a log whose every row has a checksum. */
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
export function addChecksums(db: Database.Database, telling: Telling): void {
  const [version] = db.prepare('PRAGMA user_version').raw().get() as [number];
  if (version >= CHECKED) return;
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
