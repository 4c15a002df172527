import type Database from 'libsql';
import { type EventKey, follows, DamagedLog } from './checksum.js';
import { damagedFrame } from './framing.js';
import { keyOfWhole, nameOf, type Row } from './row-key.js';
import { streamFinder, TOMBSTONE_REVISION } from './schema.js';
import { SOFT_DELETED, parseStreamMetadata } from './stream-metadata.js';

/** A page holds at most this much, or a single event, however many were asked for. */
const PAGE_BYTES = 1024 * 1024;
const PAGE_ROWS = 256;
/** Where the first event of a log stands. */
const FIRST_POSITION = 1;

/** Where an event stands, and how far it reaches: there the next one begins. */
export interface Place {
  readonly position: number;
  readonly bytes: number;
}

/** An event as it is served: where it stands, what filters look at, and the frame that is sent. */
export interface LogRow extends EventKey, Place {
  readonly frame: Buffer;
}

/** What is to be seen of a stream now, its metadata taken into account. */
export interface StreamView {
  readonly id: number;
  readonly name: string;
  readonly tombstoned: boolean;
  /** Revisions from `first` to `last` (none if `first` is the greater), created at or after `createdFrom` (ms). */
  readonly first: number;
  readonly last: number;
  readonly createdFrom: number;
  readonly softDeleted: boolean;
}

/** Whether a row may come after another; both are whole, but one between them may be missing. */
type Succeeds<P extends Place> = (before: P, row: LogRow) => boolean;

const nextInLog: Succeeds<Place> = (before, { position }) => follows(before, position);
const previousInLog: Succeeds<Place> = (before, row) => follows(row, before.position);
const nextInStream: Succeeds<LogRow> = (before, { revision }) => revision === before.revision + 1;
const previousInStream: Succeeds<LogRow> = (before, { revision }) => revision === before.revision - 1;

const complain = (sentence: string): void => void process.stderr.write(`event store: ${sentence}\n`);

/** Reads what is committed, and serves nothing that is not as it was written: in its place stands that it is damaged. */
export class LogReader {
  private readonly forwards: PagedQuery;
  private readonly backwards: PagedQuery;
  private readonly streamForwards: PagedQuery;
  private readonly streamBackwards: PagedQuery;
  private readonly find: ReturnType<typeof streamFinder>;
  private readonly selectBytes: Database.Statement;
  private readonly selectId: Database.Statement;
  /** Of these it has been said that they are damaged. */
  private readonly said = new Set<number>();

  constructor(
    db: Database.Database,
    private readonly now: () => number,
    private readonly say = complain,
  ) {
    this.forwards = new PagedQuery(db, 'position >= ? AND position <= ? ORDER BY position');
    this.backwards = new PagedQuery(db, 'position < ? ORDER BY position DESC');
    const inStream = 'stream = ? AND revision BETWEEN ? AND ? AND created >= ?';
    this.streamForwards = new PagedQuery(db, `${inStream} ORDER BY revision`);
    this.streamBackwards = new PagedQuery(db, `${inStream} ORDER BY revision DESC`);
    this.find = streamFinder(db);
    this.selectBytes = db.prepare('SELECT length(frame) FROM events WHERE position = ?').raw();
    this.selectId = db.prepare('SELECT id, created FROM events WHERE position = ?').raw();
  }

  /** From `from` (included) to `to` (included); `after` is where the one before stands, when this goes on from there. */
  allForwards(from: number, to: number, limit: number, after?: Place): LogRow[] {
    const rows = this.served(this.forwards.page(limit, from, to), nextInLog, after);
    if (from <= FIRST_POSITION && rows[0] && rows[0].position !== FIRST_POSITION)
      throw new DamagedLog(`what stood before position ${rows[0].position} is missing`);
    return rows;
  }

  /** Before `before` (not included), the nearest first. */
  allBackwards(before: number, limit: number, after?: Place): LogRow[] {
    return this.served(this.backwards.page(limit, before), previousInLog, after);
  }

  /** What is to be seen of a stream from a revision on, in either direction. */
  streamFrom(view: StreamView, from: number, limit: number, backwards: boolean): LogRow[] {
    const first = backwards ? view.first : Math.max(from, view.first);
    const last = backwards ? Math.min(from, view.last) : view.last;
    const query = backwards ? this.streamBackwards : this.streamForwards;
    const rows = query.page(limit, view.id, first, last, view.createdFrom);
    const found = this.served(rows, backwards ? previousInStream : nextInStream);
    const strange = found.find(({ stream }) => stream !== view.name);
    if (strange) throw new DamagedLog(`the event at position ${strange.position} counts as one of ${view.name}`);
    if (first <= last) assertBegins(view, backwards ? last : first, found[0]);
    return found;
  }

  /** Undefined where no event stands. */
  at(position: number): Place | undefined {
    const [bytes] = (this.selectBytes.get(position) as [number] | undefined) ?? [];
    return bytes === undefined ? undefined : { position, bytes };
  }

  /** Undefined as long as the stream has no event. */
  stream(name: string): StreamView | undefined {
    const tombstoned = name.startsWith('$$') && this.stream(name.slice(2))?.tombstoned === true;
    const row = this.find(name);
    if (!row || row[1] === null) return tombstoned ? buried(name) : undefined;
    const [id, last, metadata] = row;
    const { truncateBefore, maxCount, maxAge } = parseStreamMetadata(metadata);
    // Of a metadata stream only the latest word counts.
    const kept = name.startsWith('$$') ? 1 : maxCount;
    return {
      id,
      name,
      last,
      tombstoned: tombstoned || last === TOMBSTONE_REVISION,
      softDeleted: truncateBefore === SOFT_DELETED,
      first: Math.max(truncateBefore, kept === undefined ? 0 : last - kept + 1),
      createdFrom: maxAge === undefined ? 0 : this.now() - maxAge * 1000,
    };
  }

  /** None is missing between them. */
  private served<P extends Place>(rows: readonly Row[], succeeds: Succeeds<P | LogRow>, after?: P): LogRow[] {
    let before: P | LogRow | undefined = after;
    return rows.map((row) => {
      const served = this.serve(row);
      if (before && !succeeds(before, served))
        throw new DamagedLog(`an event between positions ${before.position} and ${served.position} is missing`);
      before = served;
      return served;
    });
  }

  private serve(row: Row): LogRow {
    const [position, revision, stream, type, frame] = row;
    const key = keyOfWhole(row);
    if (key) return { ...key, bytes: frame.length, frame };
    const damage = new DamagedLog(nameOf(row));
    if (stream === null) throw damage;
    if (!this.said.has(position)) this.say(damage.message);
    this.said.add(position);
    const [id, createdMs] = this.selectId.get(position) as [string, number];
    const place = { position, stream, revision, type };
    return { ...place, bytes: frame.length, frame: damagedFrame({ ...place, id, createdMs }, damage.message) };
  }
}

/** Rows of the log in some order, a page at a time. */
class PagedQuery {
  private readonly rows: Database.Statement;
  private readonly bytes: Database.Statement;

  constructor(db: Database.Database, whereInOrder: string) {
    // The page is cut out first: its rows alone are joined, and in the order they were cut.
    const cut = (columns: string) => `SELECT ${columns} FROM events WHERE ${whereInOrder} LIMIT ?`;
    const [, order = ''] = whereInOrder.split('ORDER BY');
    this.rows = db
      .prepare(
        `SELECT position, revision, name, type, frame, page.checksum FROM (${cut('*')}) AS page
         LEFT JOIN streams ON streams.id = page.stream ORDER BY${order}`,
      )
      .raw();
    this.bytes = db.prepare(`SELECT sum(length(frame)) FROM (${cut('frame')})`).raw();
  }

  page(limit: number, ...where: number[]): Row[] {
    let fitting = Math.min(limit, PAGE_ROWS);
    while (fitting > 1 && this.bytesOf(fitting, where) > PAGE_BYTES) fitting = Math.floor(fitting / 2);
    return this.rows.all(...where, fitting) as Row[];
  }

  private bytesOf(limit: number, where: readonly number[]): number {
    const [sum] = this.bytes.get(...where, limit) as [number | null];
    return sum ?? 0;
  }
}

/** Only age hides the first of those that were asked for. */
function assertBegins({ name, createdFrom }: StreamView, revision: number, row?: LogRow): void {
  if (createdFrom === 0 && row?.revision !== revision)
    throw new DamagedLog(`revision ${revision} of ${name} is missing`);
}

const buried = (name: string): StreamView => ({
  id: 0,
  name,
  tombstoned: true,
  first: 0,
  last: -1,
  createdFrom: 0,
  softDeleted: false,
});
