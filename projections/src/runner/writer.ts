import type { LoggedEvent } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import type { Lookup, Projection } from '../kernel/index.js';
import { bookName, checkpointKey, checkpointOf, placeIn, PROGRESS } from '../reading/index.js';
import { Batch, rowsFor, type Row } from './batch.js';
import { commandsFor, conditionally, jsonOnce, type Words } from './commands.js';
import { conditionsOf, stillBuilding, isLive, type Cursor } from './generations.js';
import { KnownDocuments } from './known-documents.js';
import { alsoWaiting, findParked, parkedAsKnown, parkedAt, parkingCommands, tried, type Parked } from './parking.js';

/** The models are not where this runner left them: another one wrote, they were replaced, or they are gone. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
  constructor() {
    super('The read models are not where they were left');
  }
}

export type Report = (what: string, error: unknown) => void;

interface NewlyParked {
  readonly book: string;
  readonly event: LoggedEvent;
  readonly error: unknown;
}

interface Taken {
  readonly commands: readonly Words[];
  /** The books that wait after these events. */
  readonly parked: Parked;
  readonly newlyParked: readonly NewlyParked[];
}

/** What is on its way to Redis. */
export interface Sent {
  /** Where the models stand once it is done. */
  readonly cursor: Cursor;
  /** @throws Overtaken */
  readonly done: Promise<void>;
}

/**
 * Writes what events change: all of a batch with its checkpoint, or nothing. An event that cannot be applied parks its
 * book (docs/decisions/0031-a-bad-event-parks-its-book.md).
 */
export class Writer {
  private parked: Parked = new Map();
  private readonly known = new KnownDocuments();
  /** Whose documents these are. */
  private generation = '';

  constructor(
    private readonly redis: Redis,
    private readonly projections: readonly Projection[],
    private readonly report: Report,
  ) {}

  /** Which books wait in the generation that will be written. */
  async begin({ generation }: Cursor): Promise<Parked> {
    // Since it wrote last another one may have.
    this.known.forget();
    this.parked = await findParked(this.redis, generation);
    return this.parked;
  }

  /** Without events it only looks whether the cursor is still as it was left. @throws Overtaken */
  async write(cursor: Cursor, events: readonly LoggedEvent[], signs: readonly Words[] = []): Promise<Cursor> {
    const sent = await this.send(cursor, events, signs);
    await sent.done;
    return sent.cursor;
  }

  /**
   * Sends what `write` waits for: the next may be sent behind it, for it is done only where this one was. Whoever sends
   * waits for `done` all the same, before long.
   */
  async send(cursor: Cursor, events: readonly LoggedEvent[], signs: readonly Words[] = []): Promise<Sent> {
    const last = events.at(-1);
    const next = last ? { ...cursor, checkpoint: checkpointOf(last) } : cursor;
    const { commands, parked, newlyParked } = await this.take(cursor, events, this.parked);
    const moved: readonly Words[] = last ? [['SET', checkpointKey(cursor.generation), next.checkpoint]] : [];
    const told: readonly Words[] = last && isLive(cursor) ? [['PUBLISH', PROGRESS, placeIn(next.checkpoint)]] : [];
    const keptAlive = isLive(cursor) ? [] : [stillBuilding];
    const all = [...commands, ...this.parking(cursor, parked), ...moved, ...told, ...keptAlive, ...signs];
    const done = this.run(cursor, all).then(() => this.tell(newlyParked));
    this.parked = parked;
    return { cursor: next, done };
  }

  /** Tries the events that wait in a book, the next ones or `all` of them; false when it waits again for one of them. */
  async retry(cursor: Cursor, book: string, events: readonly LoggedEvent[], all: boolean): Promise<boolean> {
    const others = new Map(this.parked);
    const waiting = others.get(book);
    if (!waiting) return true;
    others.delete(book);
    const { commands, parked, newlyParked } = await this.take(cursor, events, others);
    const failed = parked.get(book)?.event;
    const after = new Map(parked);
    if (failed || !all) after.set(book, tried(waiting, events, failed));
    await this.run(cursor, [...commands, ...this.parking(cursor, after)]);
    this.parked = after;
    this.tell(newlyParked);
    return failed === undefined;
  }

  /** Only of what was written: what looks broken to one who was overtaken is not. */
  private tell(newlyParked: readonly NewlyParked[]): void {
    for (const { book, event, error } of newlyParked)
      this.report(`${event.type} ${event.id} in ${event.stream} cannot be applied: ${book} waits`, error);
  }

  private parking({ generation }: Cursor, parked: Parked): readonly Words[] {
    return parkingCommands(generation, this.parked, parked);
  }

  private async run(cursor: Cursor, commands: readonly Words[]): Promise<void> {
    const conditions = { ...conditionsOf(cursor), ...parkedAsKnown(cursor.generation, this.parked) };
    try {
      if (!(await conditionally(this.redis, conditions, commands))) throw new Overtaken();
    } catch (error) {
      // Whether it was done is not known, so nothing is.
      this.known.forget();
      throw error;
    }
  }

  private async take(cursor: Cursor, events: readonly LoggedEvent[], before: Parked): Promise<Taken> {
    const { generation } = cursor;
    if (generation !== this.generation) this.known.forget();
    this.generation = generation;
    const rows = rowsFor(this.projections, events);
    const broken = new Map<Row, unknown>();
    const batch = new Batch(await this.stored(generation, rows, broken));
    const parked = new Map(before);
    const newlyParked: NewlyParked[] = [];
    for (const row of rows) {
      const { logged, noted } = row;
      const book = bookName(noted.category, noted.fact.restaurantId);
      const waiting = parked.get(book);
      const failure = waiting ? null : this.add(batch, row, broken);
      if (waiting) parked.set(book, alsoWaiting(waiting, logged));
      else if (failure) {
        parked.set(book, parkedAt(logged));
        newlyParked.push({ book, event: logged, error: failure.error });
      }
    }
    const json = jsonOnce();
    const changes = batch.changes({ withPushes: isLive(cursor) });
    const commands = changes.flatMap((change) => commandsFor(generation, change, json));
    for (const [key, document] of batch.documents) this.known.set(key, document, document ? json(document).length : 0);
    return { commands, parked, newlyParked };
  }

  private add(batch: Batch, row: Row, broken: ReadonlyMap<Row, unknown>): { readonly error: unknown } | null {
    if (broken.has(row)) return { error: broken.get(row) };
    try {
      batch.add(row);
      return null;
    } catch (error) {
      return { error };
    }
  }

  /** All that the rows depend on; what is found may lead to more. Rows that cannot say so are `broken`. */
  private async stored(
    generation: string,
    rows: readonly Row[],
    broken: Map<Row, unknown>,
  ): Promise<ReadonlyMap<string, object | null>> {
    const stored = new Map<string, object | null>();
    const lookup: Lookup = (key) => stored.get(key) ?? null;
    const readsOf = (row: Row): readonly string[] => {
      try {
        return row.projections.flatMap((projection) => projection.reads(row.noted, lookup));
      } catch (error) {
        broken.set(row, error);
        return [];
      }
    };
    for (let asking = rows; asking.length > 0;) {
      const wanted = new Set<string>();
      // Whoever reads nothing new now, will read nothing new.
      asking = asking.filter((row) => {
        const keys = readsOf(row).filter((key) => !stored.has(key));
        for (const key of keys) wanted.add(key);
        return keys.length > 0;
      });
      await this.fetch(generation, wanted, stored);
    }
    return stored;
  }

  private async fetch(generation: string, keys: ReadonlySet<string>, into: Map<string, object | null>): Promise<void> {
    const unknown: string[] = [];
    for (const key of keys) {
      const known = this.known.get(key);
      if (known === undefined) unknown.push(key);
      else into.set(key, known);
    }
    if (unknown.length === 0) return;
    const texts = await this.redis.mGet(unknown.map((key) => `${generation}:${key}`));
    for (const [index, key] of unknown.entries()) {
      const text = texts[index] ?? null;
      const document = text === null ? null : (JSON.parse(text) as object);
      into.set(key, document);
      this.known.set(key, document, text?.length ?? 0);
    }
  }
}
