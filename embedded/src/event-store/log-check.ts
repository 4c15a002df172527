import type Database from 'libsql';
import { checksumOf, follows } from './checksum.js';

/** How far back from its end the log is looked at before it is written on. */
const TAIL = 1_000;
/** 64 MB: the whole structure of a log up to this size is looked at too, which takes a fraction of a second. */
const CHECKED_PAGES = 16_384;

/** Where the log ended when somebody was last told so, and how many events it then held. */
export interface LogEnd {
  readonly position: number;
  readonly events: number;
}

/** What is wrong with the end of a log, and how much of it would be lost by going on without it. */
export interface BrokenEnd {
  readonly sentence: string;
  /** The last position up to which the log can be gone on from. */
  readonly good: number;
  readonly lost: number;
}

type Row = [position: number, revision: number, stream: string | null, type: string, frame: Buffer, checksum: number];

const SELECT = `SELECT position, revision, name, type, frame, events.checksum
  FROM events LEFT JOIN streams ON streams.id = events.stream`;

const isWhole = ([position, revision, stream, type, frame, checksum]: Row) =>
  stream !== null && checksumOf({ position, revision, stream, type }, frame) === checksum;

/** What is damaged or missing among the rows, in the order of the log; each with the last good position before it. */
export function* damages(rows: Iterable<Row>): Generator<{ what: string; good: number }> {
  let before: Row | undefined;
  for (const row of rows) {
    const [position, revision, stream] = row;
    const good = before?.[0] ?? 0;
    if (!isWhole(row))
      yield { what: `the event at position ${position} (revision ${revision} of ${stream}) is not as written`, good };
    else if (before && !follows({ position: before[0], bytes: before[4].length }, position))
      yield { what: `an event between positions ${good} and ${position} is missing`, good };
    before = row;
  }
}

/** Every row of the log. */
export function* rowsOf(db: Database.Database): Generator<Row> {
  const page = db.prepare(`${SELECT} WHERE position > ? ORDER BY position LIMIT 500`).raw();
  for (let after = 0; ;) {
    const rows = page.all(after) as Row[];
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last[0];
  }
}

const tailOf = (db: Database.Database) =>
  db.prepare(`SELECT * FROM (${SELECT} ORDER BY position DESC LIMIT ${TAIL}) ORDER BY position`).raw().all() as Row[];

const countAfter = (db: Database.Database, position: number) =>
  (db.prepare('SELECT count(*) FROM events WHERE position > ?').raw().get(position) as [number])[0];

const endOf = (db: Database.Database) =>
  (db.prepare('SELECT coalesce(max(position), 0) FROM events').raw().get() as [number])[0];

const events = (count: number) => (count === 1 ? '1 event' : `${count} events`);

/** Undefined when the log goes as far as anybody was told, and its last events are as they were written. */
export function brokenEnd(db: Database.Database, remembered: LogEnd | null | undefined): BrokenEnd | undefined {
  const end = endOf(db);
  const [damaged] = damages(tailOf(db));
  const held = countAfter.bind(undefined, db);
  const missing = remembered && remembered.position > end ? remembered.events - held(0) : 0;
  if (!damaged && missing === 0 && (!remembered || remembered.position <= end)) return brokenStructure(db, end);
  const good = damaged?.good ?? end;
  const lost = Math.max(0, missing) + held(good);
  const found =
    damaged?.what ?? `it ends at position ${end}, and went to ${remembered?.position} when it was last heard of`;
  return {
    good,
    lost,
    sentence: `The event log is damaged: ${found}. Going on from there would lose ${events(lost)}.`,
  };
}

/** An index that lost an entry hides an event from its stream; its rows are all there, and it can be built anew. */
function brokenStructure(db: Database.Database, end: number): BrokenEnd | undefined {
  const [pages] = db.prepare('PRAGMA page_count').raw().get() as [number];
  if (pages > CHECKED_PAGES) return undefined;
  const [finding] = db.prepare('PRAGMA integrity_check(1)').raw().get() as [string];
  if (finding === 'ok') return undefined;
  return { good: end, lost: 0, sentence: `The event log is damaged: ${finding}. Its events are whole.` };
}

/** Where the log ends and how many events it holds; counted only where nobody remembers. */
export function measuredEnd(db: Database.Database, remembered: LogEnd | null | undefined): LogEnd {
  const since = remembered ?? { position: 0, events: 0 };
  return { position: endOf(db), events: since.events + countAfter(db, since.position) };
}
