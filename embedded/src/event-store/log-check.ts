import type Database from 'libsql';
import { follows } from './checksum.js';
import { keyOfWhole, nameOf, type Row } from './row-key.js';

/** How far back from its end the log is looked at before it is written on. */
const TAIL = 1_000;
/** 64 MB: up to this size the whole structure is looked at too. */
const CHECKED_PAGES = 16_384;

/** Where the log ended when somebody was last told so, and how many events it then held. */
export interface LogEnd {
  readonly position: number;
  readonly events: number;
}

/** What is wrong with a log, and how many events would be lost by going on without what is. */
export interface Broken {
  readonly sentence: string;
  readonly lost: number;
}

const SELECT = `SELECT position, revision, name, type, frame, events.checksum
  FROM events LEFT JOIN streams ON streams.id = events.stream`;

/** What is damaged or missing among the rows, in the order of the log. */
export function* damages(rows: Iterable<Row>): Generator<string> {
  let before: Row | undefined;
  for (const row of rows) {
    const [position] = row;
    if (!keyOfWhole(row)) yield `${nameOf(row)} is not as written`;
    if (before && !follows({ position: before[0], bytes: before[4].length }, position))
      yield `an event between positions ${before[0]} and ${position} is missing`;
    before = row;
  }
}

/** Every row of the log, or those behind a position. */
export function* rowsOf(db: Database.Database, behind = 0): Generator<Row> {
  const page = db.prepare(`${SELECT} WHERE position > ? ORDER BY position LIMIT 500`).raw();
  for (let after = behind; ;) {
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

/** The position of the last event; 0 where there is none. */
export const endOf = (db: Database.Database): number =>
  (db.prepare('SELECT coalesce(max(position), 0) FROM events').raw().get() as [number])[0];

const events = (count: number) => (count === 1 ? '1 event' : `${count} events`);

/** Undefined when the log goes as far as anybody was told, and its last events are as they were written. */
export function brokenEnd(db: Database.Database, remembered: LogEnd | null | undefined): Broken | undefined {
  const end = endOf(db);
  const damaged = [...damages(tailOf(db))];
  const isShort = !!remembered && remembered.position > end;
  if (damaged.length === 0 && !isShort) return undefined;
  const missing = isShort ? remembered.events - countAfter(db, 0) : 0;
  const lost = damaged.length + Math.max(0, missing);
  const found =
    damaged[0] ?? `it ends at position ${end}, and went to ${remembered?.position} when it was last heard of`;
  return { lost, sentence: `The event log is damaged: ${found}. Going on without would lose ${events(lost)}.` };
}

/** An index that lost an entry hides an event from its stream; its rows are all there, and it can be built anew. */
export function brokenStructure(db: Database.Database): Broken | undefined {
  const [finding] = db.prepare('PRAGMA integrity_check(1)').raw().get() as [string];
  if (finding === 'ok') return undefined;
  return { lost: 0, sentence: `The event log is damaged: ${finding}.` };
}

/** Whether it is so small that its whole structure can be looked at, which then takes a fraction of a second. */
export const isSmall = (db: Database.Database): boolean =>
  (db.prepare('PRAGMA page_count').raw().get() as [number])[0] <= CHECKED_PAGES;

/** Where the log ends and how many events it holds; counted only where nobody remembers. */
export function measuredEnd(db: Database.Database, remembered: LogEnd | null | undefined): LogEnd {
  const since = remembered ?? { position: 0, events: 0 };
  return { position: endOf(db), events: since.events + countAfter(db, since.position) };
}
