import type Database from 'libsql';
import { type EventKey, checksumOfStream, follows } from './checksum.js';
import { framed } from './frame-key.js';
import type { Place } from './log-reader.js';
import { keyOfWhole, type Row } from './row-key.js';

/** A row with all that is kept of an event. */
export interface Stored {
  readonly row: Row;
  readonly id: string;
  readonly created: number;
}

/** What stands in a log, in its order; what is missing reaches from one position to another. */
export type Found =
  | ({ readonly is: 'whole'; readonly key: EventKey } & Stored)
  | ({ readonly is: 'damaged' } & Stored)
  | { readonly is: 'missing'; readonly from: number; readonly to: number };

const PAGE = 500;

/** Undefined when the database cannot read what is asked for: a page of its file is damaged. */
const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

type Columns = [
  position: number,
  stream: number,
  revision: number,
  id: string,
  type: string,
  created: number,
  frame: Buffer,
  checksum: number | null,
];

/** All rows that can be read, whatever else of the file cannot: without any index, and without the table of streams. */
function* readable(db: Database.Database): Generator<Columns> {
  const select = db
    .prepare(
      `SELECT position, stream, revision, id, type, created, frame, checksum FROM events
       WHERE position > ? ORDER BY position LIMIT ?`,
    )
    .raw();
  const page = (after: number, limit: number) => attempt(() => select.all(after, limit) as Columns[]);
  for (let after = 0; ;) {
    const rows = page(after, PAGE) ?? page(after, 1);
    if (rows) {
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      after = last[0];
      continue;
    }
    // What is behind the damaged page is found by looking ever further, and then as near as can be.
    let [bad, good] = [after, after + 1];
    while (good < Number.MAX_SAFE_INTEGER / 2 && !page(good, 1)) [bad, good] = [good, good + (good - after)];
    while (good - bad > 1) {
      const middle = Math.floor((bad + good) / 2);
      if (page(middle, 1)) good = middle;
      else bad = middle;
    }
    if (!page(good, 1)) return;
    after = good;
  }
}

function namesIn(db: Database.Database): ReadonlyMap<number, string> {
  const rows = attempt(
    () =>
      db.prepare('SELECT id, name, metadata, checksum FROM streams').raw().all() as [
        number,
        string,
        string | null,
        number,
      ][],
  );
  const whole = (rows ?? []).filter(
    ([id, name, metadata, checksum]) => checksum === checksumOfStream(id, name, metadata),
  );
  return new Map(whole.map(([id, name]) => [id, name]));
}

/** Goes through the whole log. */
export function* survey(db: Database.Database): Generator<Found> {
  const names = namesIn(db);
  let before: Place = { position: 0, bytes: 1 };
  for (const [position, number, revision, id, type, created, frame, checksum] of readable(db)) {
    const stream = names.get(number) ?? framed(frame)?.stream ?? null;
    const row: Row = [position, revision, stream, type, frame, checksum];
    if (!follows(before, position)) yield { is: 'missing', from: endOf(before, position), to: position };
    before = { position, bytes: frame.length };
    const key = keyOfWhole(row);
    yield key ? { is: 'whole', key, row, id, created } : { is: 'damaged', row, id, created };
  }
}

/** Logs once counted events: then what comes next stands one further, however long the one before is. */
const endOf = ({ position, bytes }: Place, next: number) =>
  position + bytes <= next ? position + bytes : position + 1;
