import { randomUUID } from 'node:crypto';
import type Database from 'libsql';
import { type EventKey, checksumOf, checksumOfStream } from './checksum.js';
import { framed } from './frame-key.js';
import { TOMBSTONE_REVISION, openWriter } from './schema.js';
import { SET_ASIDE, setAsideFrame, shortestSetAside } from './set-aside.js';
import { type Found, type Stored, survey } from './survey.js';

/** Rows a transaction. */
const BATCH = 5_000;

interface Stream {
  readonly id: number;
  last: number;
  /** Where its last event stands. */
  lastAt: number;
  metadata: string | null;
}

/** An event nobody can find any more, somewhere between two others of its stream. */
interface Lost {
  readonly stream: string;
  readonly revision: number;
  readonly after: number;
  readonly before: number;
}

type Missing = Extract<Found, { is: 'missing' }>;

/**
 * Writes the log anew, from what of another is whole: its streams, their metadata and all indexes follow from the frames of
 * its events alone. What is not whole is set aside: in its place stands an event that says nothing.
 */
export class Salvage {
  private readonly db: Database.Database;
  private readonly insert: Database.Statement;
  private readonly insertStream: Database.Statement;
  private readonly streams = new Map<string, Stream>();
  private readonly lost: Lost[] = [];
  private readonly missing: Missing[] = [];
  private inBatch = 0;

  private constructor(dir: string) {
    this.db = openWriter(dir);
    this.insert = this.db.prepare(
      `INSERT INTO events (position, stream, revision, id, type, created, frame, checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.insertStream = this.db.prepare('INSERT INTO streams (id, name, checksum) VALUES (?, ?, ?)');
  }

  /** From one database to a new one in a folder. */
  static write(from: Database.Database, dir: string): void {
    const salvage = new Salvage(dir);
    try {
      salvage.db.exec('BEGIN');
      for (const found of survey(from)) salvage.take(found);
      for (const hole of salvage.missing) salvage.fill(hole);
      salvage.describeStreams();
      salvage.db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
    } finally {
      salvage.db.close();
    }
  }

  private take(found: Found): void {
    if (found.is === 'missing') this.missing.push(found);
    else if (found.is === 'whole') this.keep(found.key, found, found.row[4], found.row[5]);
    else this.setAside(found);
    if (++this.inBatch < BATCH) return;
    this.db.exec('COMMIT; BEGIN');
    this.inBatch = 0;
  }

  private setAside(damaged: Stored): void {
    const { row, id, created } = damaged;
    const [position, revision, stream, , frame] = row;
    const to = position + frame.length;
    // Of an event whose stream nobody can tell the place is filled, and so is the gap that it leaves there.
    if (stream === null) return void this.missing.push({ is: 'missing', from: position, to });
    const place = { position, stream, revision, type: SET_ASIDE };
    const blank = setAsideFrame({ ...place, id, createdMs: created }, frame.length);
    // Too short to say so is only what a store wrote for itself: it stays as it is, damaged.
    this.keep(place, damaged, blank ?? frame, blank ? checksumOf(place, blank) : row[5]);
  }

  private keep(key: EventKey, { id, created }: Omit<Stored, 'row'>, frame: Buffer, checksum: number | null): void {
    const { position, revision, type } = key;
    const stream = this.streamOf(key.stream);
    if (revision !== TOMBSTONE_REVISION)
      for (let lost = stream.last + 1; lost < revision; lost++)
        this.lost.push({ stream: key.stream, revision: lost, after: stream.lastAt, before: position });
    this.insert.run(position, stream.id, revision, id, type, created, frame, checksum);
    stream.last = revision;
    stream.lastAt = position;
    if (key.stream.startsWith('$$') && type !== SET_ASIDE)
      this.streamOf(key.stream.slice(2)).metadata = Buffer.from(framed(frame)?.data ?? []).toString('utf8');
  }

  /** Each event that is lost there gets an equal part of the room; where nobody knows whose it was, one fills it. */
  private fill({ from, to }: Missing): void {
    const here = this.lost.filter(({ after, before }) => after < to && before >= to);
    const places = here.length > 0 ? here : [this.nobodys()];
    for (const one of here) this.lost.splice(this.lost.indexOf(one), 1);
    let position = from;
    for (const [index, { stream, revision }] of places.entries()) {
      const left = places.length - index - 1;
      const place = { position, stream, revision, type: SET_ASIDE };
      const createdMs = Date.now();
      const length = left === 0 ? to - position : shortestSetAside({ ...place, createdMs });
      const id = randomUUID();
      const counts = to - from <= places.length;
      const frame = setAsideFrame(
        { ...place, id, createdMs },
        counts ? shortestSetAside({ ...place, createdMs }) : length,
      );
      // There is no room for it: the log goes on without, and says so to who reads over it.
      if (!frame) return;
      const { id: number } = this.streamOf(stream);
      this.insert.run(position, number, revision, id, SET_ASIDE, createdMs, frame, checksumOf(place, frame));
      position += counts ? 1 : frame.length;
    }
  }

  private nobodys() {
    const stream = this.streamOf(SET_ASIDE);
    stream.last += 1;
    return { stream: SET_ASIDE, revision: stream.last };
  }

  private streamOf(name: string): Stream {
    const known = this.streams.get(name);
    if (known) return known;
    const stream = { id: this.streams.size + 1, last: -1, lastAt: 0, metadata: null };
    this.streams.set(name, stream);
    this.insertStream.run(stream.id, name, checksumOfStream(stream.id, name, null));
    return stream;
  }

  private describeStreams(): void {
    const update = this.db.prepare('UPDATE streams SET metadata = ?, checksum = ? WHERE id = ?');
    for (const [name, { id, metadata }] of this.streams)
      if (metadata !== null) update.run(metadata, checksumOfStream(id, name, metadata), id);
  }
}
