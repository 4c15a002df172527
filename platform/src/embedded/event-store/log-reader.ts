import type Database from 'libsql';
import { TOMBSTONE_REVISION } from './schema.js';
import { SOFT_DELETED, parseStreamMetadata } from './stream-metadata.js';

/** One row of the log: where it stands, what filters look at, and the bytes that are sent. */
export type LogRow = readonly [position: number, stream: string, type: string, frame: Buffer];
/** One row of a stream. */
export type StreamRow = readonly [revision: number, frame: Buffer];

/** What is to be seen of a stream now, its metadata taken into account. */
export interface StreamView {
  readonly id: number;
  readonly tombstoned: boolean;
  /** Revisions from `first` to `last` (none if `first` is the greater), created at or after `createdFrom` (ms). */
  readonly first: number;
  readonly last: number;
  readonly createdFrom: number;
  readonly softDeleted: boolean;
}

/** Reads what is committed. */
export class LogReader {
  private readonly forwards: Database.Statement;
  private readonly backwards: Database.Statement;
  private readonly streamForwards: Database.Statement;
  private readonly streamBackwards: Database.Statement;
  private readonly selectStream: Database.Statement;

  constructor(
    db: Database.Database,
    private readonly now: () => number,
  ) {
    const all = 'SELECT position, name, type, frame FROM events JOIN streams ON streams.id = events.stream';
    this.forwards = db.prepare(`${all} WHERE position >= ? AND position <= ? ORDER BY position LIMIT ?`).raw();
    this.backwards = db.prepare(`${all} WHERE position < ? ORDER BY position DESC LIMIT ?`).raw();
    const one = 'SELECT revision, frame FROM events WHERE stream = ? AND revision BETWEEN ? AND ? AND created >= ?';
    this.streamForwards = db.prepare(`${one} ORDER BY revision LIMIT ?`).raw();
    this.streamBackwards = db.prepare(`${one} ORDER BY revision DESC LIMIT ?`).raw();
    this.selectStream = db
      .prepare(
        `SELECT id, (SELECT max(revision) FROM events WHERE stream = streams.id), metadata
         FROM streams WHERE name = ?`,
      )
      .raw();
  }

  allForwards(from: number, to: number, limit: number): LogRow[] {
    return this.forwards.all(from, to, limit) as LogRow[];
  }

  allBackwards(before: number, limit: number): LogRow[] {
    return this.backwards.all(before, limit) as LogRow[];
  }

  streamForwardsFrom(view: StreamView, from: number, limit: number): StreamRow[] {
    const first = Math.max(from, view.first);
    return this.streamForwards.all(view.id, first, view.last, view.createdFrom, limit) as StreamRow[];
  }

  streamBackwardsFrom(view: StreamView, from: number, limit: number): StreamRow[] {
    const last = Math.min(from, view.last);
    return this.streamBackwards.all(view.id, view.first, last, view.createdFrom, limit) as StreamRow[];
  }

  /** Undefined as long as the stream has no event. */
  stream(name: string): StreamView | undefined {
    const row = this.selectStream.get(name) as [id: number, last: number | null, metadata: string | null] | undefined;
    if (!row || row[1] === null) return undefined;
    const [id, last, metadata] = row;
    const { truncateBefore, maxCount, maxAge } = parseStreamMetadata(metadata);
    // Of a metadata stream only the latest word counts.
    const kept = name.startsWith('$$') ? 1 : maxCount;
    return {
      id,
      last,
      tombstoned: last === TOMBSTONE_REVISION,
      softDeleted: truncateBefore === SOFT_DELETED,
      first: Math.max(truncateBefore, kept === undefined ? 0 : last - kept + 1),
      createdFrom: maxAge === undefined ? 0 : this.now() - maxAge * 1000,
    };
  }
}
