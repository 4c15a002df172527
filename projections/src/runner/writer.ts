import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoggedEvent } from '@sae/platform/log';
import { asBytes, type Redis } from '@sae/platform/redis';
import { documentsInPacks, NOTHING, type Lookup, type Projection } from '../kernel/index.js';
import { bookName, checkpointKey, checkpointOf, placeIn, PROGRESS } from '../reading/index.js';
import { Batch, rowsFor, type Row } from './batch.js';
import { commandsFor, conditionally, readFrom, type Words } from './commands.js';
import { conditionsOf, stillBuilding, isLive, type Cursor } from './generations.js';
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

/** A table that is asked what it reads for an event. */
interface Asked {
  readonly row: Row;
  readonly projection: Projection;
}

interface Taken {
  readonly commands: readonly Words[];
  /** The books that wait after these events. */
  readonly parked: Parked;
  readonly newlyParked: readonly NewlyParked[];
}

/**
 * Writes what events change: all of a batch with its checkpoint, or nothing. An event that cannot be applied parks its
 * book (docs/decisions/0031-a-bad-event-parks-its-book.md).
 */
export class Writer {
  private parked: Parked = new Map();

  constructor(
    private readonly redis: Redis,
    private readonly projections: readonly Projection[],
    private readonly report: Report,
  ) {}

  /** Which books wait in the generation that will be written. */
  async begin({ generation }: Cursor): Promise<Parked> {
    this.parked = await findParked(this.redis, generation);
    return this.parked;
  }

  /** Without events it only looks whether the cursor is still as it was left. @throws Overtaken */
  async write(cursor: Cursor, events: readonly LoggedEvent[], signs: readonly Words[] = []): Promise<Cursor> {
    const last = events.at(-1);
    const next = last ? { ...cursor, checkpoint: checkpointOf(last) } : cursor;
    const { commands, parked, newlyParked } = await this.take(cursor, events, this.parked);
    const moved: readonly Words[] = last ? [['SET', checkpointKey(cursor.generation), next.checkpoint]] : [];
    const told: readonly Words[] = last && isLive(cursor) ? [['PUBLISH', PROGRESS, placeIn(next.checkpoint)]] : [];
    const keptAlive = isLive(cursor) ? [] : [stillBuilding];
    await this.run(cursor, [...commands, ...this.parking(cursor, parked), ...moved, ...told, ...keptAlive, ...signs]);
    this.parked = parked;
    this.tell(newlyParked);
    return next;
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
    if (!(await conditionally(this.redis, conditions, commands))) throw new Overtaken();
  }

  private async take(cursor: Cursor, events: readonly LoggedEvent[], before: Parked): Promise<Taken> {
    const { generation } = cursor;
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
    const commands: Words[] = [];
    for (const change of batch.changes({ withPushes: isLive(cursor) })) {
      commands.push(...commandsFor(generation, change));
      // Each takes ms, and a batch may close dozens.
      if (change.does === 'pack') await nextTurn();
    }
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
    let missed = false;
    const lookup: Lookup = (key) => {
      const found = stored.get(key);
      if (found === undefined) missed = true;
      return found ?? null;
    };
    const readsOf = ({ row, projection }: Asked): readonly string[] => {
      try {
        return projection.reads(row.noted, lookup);
      } catch (error) {
        broken.set(row, error);
        return [];
      }
    };
    let asking: readonly Asked[] = rows.flatMap((row) => row.projections.map((projection) => ({ row, projection })));
    for (;;) {
      const wanted = new Set<string>();
      // Who looked at nothing that is still to be fetched will read nothing more.
      asking = asking.filter((asked) => {
        missed = false;
        for (const key of readsOf(asked)) if (!stored.has(key)) wanted.add(key);
        return missed;
      });
      if (wanted.size === 0) return stored;
      const keys = [...wanted];
      const texts = await this.texts(generation, keys);
      for (const [n, key] of keys.entries()) stored.set(key, readFrom(texts[n] ?? NOTHING));
    }
  }

  private async texts(generation: string, keys: readonly string[]): Promise<(string | null)[]> {
    const at = (all: readonly string[]) => all.map((key) => `${generation}:${key}`);
    const texts = await this.redis.mGet(at(keys));
    const missing = keys.filter((_, n) => (texts[n] ?? null) === null);
    const packed = await documentsInPacks(missing, (packs) => asBytes(this.redis).mGet(at(packs)));
    return keys.map((key, n) => texts[n] ?? packed.get(key) ?? null);
  }
}
