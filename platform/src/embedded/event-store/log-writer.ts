import { randomUUID } from 'node:crypto';
import type Database from 'libsql';
import { decideAppend } from './append-rules.js';
import type { ProposedEvent, WriteCommand, WriteOutcome } from './commands.js';
import { frameEvent } from './framing.js';
import { RecentIds } from './recent-ids.js';
import { TOMBSTONE_REVISION } from './schema.js';
import { SOFT_DELETED, withTruncateBefore } from './stream-metadata.js';
import { type KnownStream, StreamStates } from './stream-states.js';

const NOTHING = new Uint8Array();
/** How the real server numbers the event that buries a stream. */
const BURIED = 9_223_372_036_854_775_807n;

const isMetadataStream = (name: string) => name.startsWith('$$');

const systemEvent = (type: string, data: Uint8Array): ProposedEvent => ({
  id: randomUUID(),
  type,
  contentType: 'application/json',
  data,
  metadata: NOTHING,
});

/** Decides and writes commands, a group of them in one transaction. Lives on the writer's thread. */
export class LogWriter {
  /** The last position on disk, or, while a group is being written, about to be. */
  head: number;
  private readonly streams: StreamStates;
  private readonly recent = new RecentIds();
  private readonly insertEvent: Database.Statement;
  private readonly selectEvent: Database.Statement;
  private readonly selectHead: Database.Statement;

  constructor(
    private readonly db: Database.Database,
    private readonly now: () => number,
    private readonly alarm: (message: string) => void,
  ) {
    this.streams = new StreamStates(db);
    this.insertEvent = db.prepare(
      'INSERT INTO events (position, stream, revision, id, type, created, frame) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.selectEvent = db.prepare('SELECT id, position FROM events WHERE stream = ? AND revision = ?').raw();
    this.selectHead = db.prepare('SELECT coalesce(max(position), 0) FROM events').raw();
    this.head = this.readHead();
  }

  /** One transaction for the whole group; the outcomes are true on disk when this returns. */
  write(commands: readonly WriteCommand[]): WriteOutcome[] {
    try {
      this.db.exec('BEGIN IMMEDIATE');
      const outcomes = commands.map((command) => this.execute(command));
      this.db.exec('COMMIT');
      return outcomes;
    } catch (error) {
      this.rollBack();
      // One command that cannot be stored must not take its neighbours with it.
      if (commands.length > 1) return commands.flatMap((command) => this.write([command]));
      return [{ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }];
    }
  }

  private execute({ stream: name, expected, ...what }: WriteCommand): WriteOutcome {
    const stream = this.streams.get(name);
    const events = what.kind === 'append' ? what.events : [systemEvent('$streamDeleted', NOTHING)];
    const decision = decideAppend(
      expected,
      events.map(({ id }) => id),
      this.streams.stateOf(stream),
      {
        idAt: (revision) => this.eventAt(stream, revision)?.id,
        recentRevisionOf: (id) => this.recent.revisionOf(id, name),
      },
    );
    switch (decision.kind) {
      case 'append':
        if (what.kind === 'delete') this.softDelete(stream);
        else if (what.kind === 'tombstone') this.bury(stream, events);
        else this.append(stream, events);
        return { kind: 'written', revision: stream.last, position: this.head };
      case 'already-written':
        return {
          kind: 'written',
          revision: decision.last,
          position: this.eventAt(stream, decision.last)?.position ?? this.head,
        };
      case 'corrupted-idempotency':
        // The real server tells the client no more than this either; whoever runs it should know.
        this.alarm(`corrupted idempotency: a retry on ${name} at ${expected} repeats only some of its event ids`);
        return { kind: 'wrong-expected-version', current: stream.last };
      case 'wrong-expected-version':
        return { kind: 'wrong-expected-version', current: stream.last };
      case 'stream-deleted':
        return { kind: 'stream-deleted' };
    }
  }

  private append(stream: KnownStream, events: readonly ProposedEvent[]): void {
    if (stream.softDeleted) this.truncate(stream, stream.last + 1);
    for (const event of events) this.insert(stream, stream.last + 1, event);
    const last = events.at(-1);
    if (last && isMetadataStream(stream.name)) this.applyMetadata(stream, last.data);
  }

  private applyMetadata(metadataStream: KnownStream, data: Uint8Array): void {
    const described = this.streams.get(metadataStream.name.slice(2));
    const wasDeleted = described.softDeleted;
    this.streams.setMetadata(described, Buffer.from(data).toString('utf8'));
    // New metadata brings a soft-deleted stream back, but none of its old events.
    if (wasDeleted) this.truncate(described, described.last + 1);
  }

  private softDelete(stream: KnownStream): void {
    this.truncate(stream, SOFT_DELETED);
  }

  private bury(stream: KnownStream, events: readonly ProposedEvent[]): void {
    for (const event of events) this.insert(stream, TOMBSTONE_REVISION, event);
  }

  /** Rewrites the stream's metadata with another `$tb`, as an event like any other. */
  private truncate(stream: KnownStream, before: number): void {
    const metadataStream = this.streams.get(`$$${stream.name}`);
    const metadata = withTruncateBefore(stream.metadata, before);
    this.insert(metadataStream, metadataStream.last + 1, systemEvent('$metadata', Buffer.from(metadata)));
    this.streams.setMetadata(stream, metadata);
  }

  private insert(stream: KnownStream, revision: number, event: ProposedEvent): void {
    this.streams.ensureRow(stream);
    const position = this.head + 1;
    const createdMs = this.now();
    const frame = frameEvent({
      ...event,
      stream: stream.name,
      revision: revision === TOMBSTONE_REVISION ? BURIED : revision,
      position,
      createdMs,
    });
    this.insertEvent.run(position, stream.id, revision, event.id, event.type, createdMs, frame);
    this.head = position;
    stream.last = revision;
    this.recent.add(event.id, stream.name, revision);
  }

  private eventAt(stream: KnownStream, revision: number) {
    const row = this.selectEvent.get(stream.id, revision) as [string, number] | undefined;
    return row && { id: row[0], position: row[1] };
  }

  private rollBack(): void {
    if (this.db.inTransaction) this.db.exec('ROLLBACK');
    this.streams.forgetAll();
    this.recent.forgetAll();
    this.head = this.readHead();
  }

  private readHead(): number {
    const row = this.selectHead.get() as [number] | undefined;
    return row?.[0] ?? 0;
  }
}
