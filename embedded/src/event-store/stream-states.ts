import type Database from 'libsql';
import type { StreamState } from './append-rules.js';
import { checksumOfStream } from './checksum.js';
import { streamFinder, TOMBSTONE_REVISION } from './schema.js';
import { SOFT_DELETED, parseStreamMetadata } from './stream-metadata.js';

const CACHED_STREAMS = 20_000;

/** A stream as the writer knows it; `id` is 0 until something is written. */
export interface KnownStream {
  readonly name: string;
  id: number;
  last: number;
  /** What `$$name` last said, as text. */
  metadata: string | null;
  softDeleted: boolean;
  /** Since it was looked up, something was written to it. */
  written: boolean;
}

const isSoftDeleted = (metadata: string | null) => parseStreamMetadata(metadata).truncateBefore === SOFT_DELETED;

const dropOldest = (map: Map<string, unknown>): void => {
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
};

/** The writer's view of every stream: the most recently used ones in memory, the others a look-up away. */
export class StreamStates {
  private readonly cache = new Map<string, KnownStream>();
  private readonly find: ReturnType<typeof streamFinder>;
  private readonly insert: Database.Statement;
  private readonly selectLastId: Database.Statement;
  private readonly describe: Database.Statement;

  constructor(db: Database.Database) {
    this.find = streamFinder(db);
    this.insert = db.prepare('INSERT INTO streams (id, name, checksum) VALUES (?, ?, ?)');
    this.selectLastId = db.prepare('SELECT coalesce(max(id), 0) FROM streams').raw();
    this.describe = db.prepare('UPDATE streams SET metadata = ?, checksum = ? WHERE id = ?');
  }

  get(name: string): KnownStream {
    const known = this.cache.get(name);
    if (known) this.cache.delete(name);
    else if (this.cache.size >= CACHED_STREAMS) dropOldest(this.cache);
    const stream = known ?? this.load(name);
    this.cache.set(name, stream);
    return stream;
  }

  stateOf(stream: KnownStream): StreamState {
    return {
      last: stream.last,
      tombstoned: this.isTombstoned(stream),
      softDeleted: stream.softDeleted,
      // Asked only of streams without events, so the second look-up is rare.
      hasMetadata: stream.last < 0 && !stream.name.startsWith('$$') && this.get(`$$${stream.name}`).last >= 0,
    };
  }

  /** What describes a buried stream is buried with it, but, as on a real server, the writer does not ask about one it wrote to. */
  private isTombstoned({ name, last, written }: KnownStream): boolean {
    if (last === TOMBSTONE_REVISION) return true;
    return !written && name.startsWith('$$') && this.isTombstoned(this.get(name.slice(2)));
  }

  /** Gives the stream its row, which events refer to. */
  ensureRow(stream: KnownStream): void {
    if (stream.id !== 0) return;
    const [last] = this.selectLastId.get() as [number];
    this.insert.run(last + 1, stream.name, checksumOfStream(last + 1, stream.name, null));
    stream.id = last + 1;
  }

  setMetadata(stream: KnownStream, metadata: string): void {
    this.ensureRow(stream);
    this.describe.run(metadata, checksumOfStream(stream.id, stream.name, metadata), stream.id);
    stream.metadata = metadata;
    stream.softDeleted = isSoftDeleted(metadata);
  }

  /** After a rollback memory may be ahead of the disk. */
  forgetAll(): void {
    this.cache.clear();
  }

  private load(name: string): KnownStream {
    const [id = 0, last = null, metadata = null] = this.find(name) ?? [];
    return { name, id, last: last ?? -1, metadata, softDeleted: isSoftDeleted(metadata), written: false };
  }
}

/** About what fits in the real server's 8 MiB (`CommittedEventsMemCacheLimit`). */
const KEPT = 65_536;

/** Event ids written lately, by which `any` and `stream_exists` recognise a retry; empty after a restart, as there. */
export class RecentIds {
  private readonly seen = new Map<string, { readonly stream: string; readonly revision: number }>();

  add(id: string, stream: string, revision: number): void {
    this.seen.set(id, { stream, revision });
    if (this.seen.size > KEPT) dropOldest(this.seen);
  }

  revisionOf(id: string, stream: string): number | undefined {
    const found = this.seen.get(id);
    return found?.stream === stream ? found.revision : undefined;
  }

  forgetAll(): void {
    this.seen.clear();
  }
}
