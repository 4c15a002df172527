import { randomUUID } from 'node:crypto';
import type Database from 'libsql';
import { decideAppend } from './append-rules.js';
import { checksumOf, DamagedLog } from './checksum.js';
import type { ProposedEvent, WriteCommand, WriteOutcome } from './commands.js';
import { isOfFullDisk } from './disk-space.js';
import { reasonOf } from './reason.js';
import { frameEvent } from './framing.js';
import { RecentIds, type KnownStream, StreamStates } from './stream-states.js';
import { TOMBSTONE_REVISION } from './schema.js';
import { SOFT_DELETED, withTruncateBefore } from './stream-metadata.js';

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
  head = 0;
  /** How many events the log holds up to there. */
  events: number;
  private ownEvents = false;
  /** Positions count bytes: where the next event will stand. */
  private next = 1;
  private readonly streams: StreamStates;
  private readonly recent = new RecentIds();
  private readonly insertEvent: Database.Statement;
  private readonly selectEvent: Database.Statement;
  private readonly selectHead: Database.Statement;

  constructor(
    private readonly db: Database.Database,
    events: number,
    private readonly now: () => number,
    private readonly alarm: (message: string) => void,
  ) {
    this.streams = new StreamStates(db);
    this.insertEvent = db.prepare(
      `INSERT INTO events (position, stream, revision, id, type, created, frame, checksum)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.selectEvent = db
      .prepare('SELECT position, type, id, frame, checksum FROM events WHERE stream = ? AND revision = ?')
      .raw();
    this.selectHead = db.prepare('SELECT position, length(frame) FROM events ORDER BY position DESC LIMIT 1').raw();
    this.events = events;
    this.readHead();
  }

  /** One transaction for the whole group; the outcomes are true on disk when this returns. */
  write(commands: readonly WriteCommand[]): WriteOutcome[] {
    const before = this.events;
    try {
      this.db.exec('BEGIN IMMEDIATE');
      const outcomes = commands.map((command) => this.execute(command));
      if (this.ownEvents) this.addOwnEvent();
      this.db.exec('COMMIT');
      return outcomes;
    } catch (error) {
      this.rollBack(before);
      // One command that cannot be stored must not take its neighbours with it.
      if (commands.length > 1) return commands.flatMap((command) => this.write([command]));
      // What did not fit was rolled back above.
      return [isOfFullDisk(error) ? { kind: 'disk-full' } : { kind: 'failed', reason: reasonOf(error) }];
    }
  }

  /** From now on every group is followed by a `$`-event of the store's own, as on a real server. */
  addOwnEvents(): void {
    this.ownEvents = true;
    this.write([]);
  }

  private addOwnEvent(): void {
    const stream = this.streams.get('$stats-127.0.0.1:2113');
    this.insert(stream, stream.last + 1, systemEvent('$statsCollected', Buffer.from('{}')));
  }

  private execute({ stream: name, expected, ...what }: WriteCommand): WriteOutcome {
    const stream = this.streams.get(name);
    const events = what.kind === 'append' ? what.events : [systemEvent('$streamDeleted', NOTHING)];
    // Nobody deletes what never was.
    if (what.kind === 'delete' && stream.last < 0) return { kind: 'wrong-expected-version', current: -1 };
    const decision = decideAppend(
      expected,
      events.map(({ id }) => id),
      this.streams.stateOf(stream),
      {
        idAt: (revision) => this.idAt(stream, revision),
        recentRevisionOf: (id) => this.recent.revisionOf(id, name),
      },
    );
    switch (decision.kind) {
      case 'append':
        if (what.kind === 'delete') this.softDelete(stream);
        else if (what.kind === 'tombstone') for (const event of events) this.insert(stream, TOMBSTONE_REVISION, event);
        else this.append(stream, events);
        return { kind: 'written', revision: stream.last, position: this.head };
      case 'already-written':
        return { kind: 'written', revision: decision.last };
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

  /** The stream's metadata is written afresh: of what it said before nothing is kept. */
  private softDelete(stream: KnownStream): void {
    this.describe(stream, withTruncateBefore(null, SOFT_DELETED));
  }

  /** Rewrites the stream's metadata with another `$tb`, as an event like any other. */
  private truncate(stream: KnownStream, before: number): void {
    this.describe(stream, withTruncateBefore(stream.metadata, before));
  }

  private describe(stream: KnownStream, metadata: string): void {
    const metadataStream = this.streams.get(`$$${stream.name}`);
    this.insert(metadataStream, metadataStream.last + 1, systemEvent('$metadata', Buffer.from(metadata)));
    this.streams.setMetadata(stream, metadata);
  }

  private insert(stream: KnownStream, revision: number, event: ProposedEvent): void {
    this.streams.ensureRow(stream);
    const position = this.next;
    const createdMs = this.now();
    const frame = frameEvent({
      ...event,
      stream: stream.name,
      revision: revision === TOMBSTONE_REVISION ? BURIED : revision,
      position,
      createdMs,
    });
    const checksum = checksumOf({ position, stream: stream.name, revision, type: event.type }, frame);
    this.insertEvent.run(position, stream.id, revision, event.id, event.type, createdMs, frame, checksum);
    this.head = position;
    this.next = position + frame.length;
    this.events++;
    stream.last = revision;
    stream.written = true;
    this.recent.add(event.id, stream.name, revision);
  }

  private idAt(stream: KnownStream, revision: number): string | undefined {
    const row = this.selectEvent.get(stream.id, revision) as [number, string, string, Buffer, number] | undefined;
    if (!row) return undefined;
    const [position, type, id, frame, checksum] = row;
    const place = { position, stream: stream.name, revision, type };
    if (checksumOf(place, frame) !== checksum || !frame.includes(id))
      throw new DamagedLog(`the event at position ${position} (revision ${revision} of ${stream.name})`);
    return id;
  }

  private rollBack(events: number): void {
    this.events = events;
    if (this.db.inTransaction) this.db.exec('ROLLBACK');
    this.streams.forgetAll();
    this.recent.forgetAll();
    this.readHead();
  }

  private readHead(): void {
    const [position, bytes] = (this.selectHead.get() as [number, number] | undefined) ?? [0, 1];
    this.head = position;
    this.next = position + bytes;
  }
}
