import { ErrorType, NO_STREAM, type EventStoreDBClient } from '@eventstore/db-client';
import { Connection, MOST_APPENDS } from './connection.js';
import { isOfType, isPassing, WrongRevision } from './errors.js';
import { follow, type FollowOptions } from './follow.js';
import type { Followed } from './following.js';
import { incoming, positionOf } from './incoming.js';
import type { Appended, LoggedEvent, NewEvent, Position } from './logged-event.js';
import { MOST_BYTES, outgoing, tooLarge, weightOf, type Outgoing } from './outgoing.js';
import { patiently, within } from './patience.js';
import { readAll, readStream, type Page } from './reading.js';
import { Slots } from './slots.js';
import { currentVersion, type Upcasters } from './upcasters.js';

export interface LogOptions {
  /** How long one try may take. */
  readonly timeoutMs?: number;
  /** For how long an unanswered call is tried again. */
  readonly patienceMs?: number;
  /** How long a follower may miss an event that is in the log before it starts again. */
  readonly silenceMs?: number;
  readonly upcasters?: Upcasters;
}

export interface ReadOptions {
  /** The revision to begin with; the stream's first (its last, when backwards) if absent. */
  readonly from?: number;
  readonly maxCount?: number;
  readonly backwards?: boolean;
}

const PAGE = 500;

/** The door to the log. One per process: the client shares its open appends among all its instances. */
export class Log {
  private readonly connection: Connection;
  private readonly slots = new Slots(MOST_APPENDS);
  private readonly closing = new AbortController();
  private readonly options: Required<LogOptions>;

  constructor(url: string, options: LogOptions = {}) {
    this.connection = new Connection(url);
    this.options = { timeoutMs: 3_000, patienceMs: 30_000, silenceMs: 15_000, upcasters: {}, ...options };
  }

  /** Appends at exactly this revision (-1: the stream must not exist), once, whatever happens on the way. */
  async append(stream: string, expected: number, events: readonly NewEvent[]): Promise<Appended> {
    return this.send(stream, expected, events.map(outgoing));
  }

  /** Appends what is JSON already. */
  async send(stream: string, expected: number, events: readonly Outgoing[]): Promise<Appended> {
    if (weightOf(events) > MOST_BYTES) throw tooLarge();
    const messages = events.map(({ message }) => message);
    // Always the original revision: there the log knows these ids again, at any other it would store them twice.
    const expectedRevision = expected < 0 ? NO_STREAM : BigInt(expected);
    const revision = expected + events.length;
    try {
      const { position } = await this.patiently((client) =>
        this.slots.run(() =>
          within(this.options.timeoutMs, client.appendToStream(stream, messages, { expectedRevision })),
        ),
      );
      // The log need not say where it had stored them the first time.
      return { revision, position: position?.commit ?? (await this.positionAt(stream, revision)) };
    } catch (error) {
      if (isOfType(error, ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED)) throw tooLarge();
      if (!isOfType(error, ErrorType.WRONG_EXPECTED_VERSION)) throw error;
      const actual = typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : -1;
      throw new WrongRevision(stream, expected, actual);
    }
  }

  /** The events of a stream, oldest first unless backwards; none when it does not exist. */
  async read(
    stream: string,
    { from, maxCount = Infinity, backwards = false }: ReadOptions = {},
  ): Promise<LoggedEvent[]> {
    const events: LoggedEvent[] = [];
    for await (const page of this.pages(stream, { from, maxCount, backwards })) events.push(...page);
    return events;
  }

  /** The same page by page, for streams of any length. */
  async *pages(
    stream: string,
    { from, maxCount = Infinity, backwards = false }: ReadOptions = {},
  ): AsyncGenerator<LoggedEvent[]> {
    for (let next = from, left = maxCount; left > 0 && (next === undefined || next >= 0);) {
      const count = Math.min(PAGE, left);
      const page = await this.page(stream, { from: next, count, backwards });
      const last = page.at(-1);
      if (!last) return;
      yield page;
      if (page.length < count) return;
      left -= count;
      next = last.revision + (backwards ? -1 : 1);
    }
  }

  /** Follows the whole log, whatever breaks; gives each event once, in order. */
  follow(options: FollowOptions): AsyncIterable<Followed> {
    const signal = options.signal ? AbortSignal.any([options.signal, this.closing.signal]) : this.closing.signal;
    const { upcasters, silenceMs, timeoutMs } = this.options;
    return follow({ connection: this.connection, upcasters, silenceMs, timeoutMs }, { ...options, signal });
  }

  /** The position of the last event in the log; 0 when it is empty. */
  async head(): Promise<Position> {
    return this.connection.call(async (client) => {
      const [last] = await readAll(client, { count: 1, backwards: true }, this.options.timeoutMs);
      return last ? positionOf(last) : 0n;
    });
  }

  /** Fails when the log does not answer. */
  async ping(): Promise<void> {
    await this.head();
  }

  /** In which version events of this type are written. */
  versionOf(type: string): number {
    return currentVersion(this.options.upcasters, type);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.connection.close();
  }

  private patiently<T>(work: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    return patiently(this.options.patienceMs, isPassing, () => this.connection.call(work));
  }

  private async page(stream: string, page: Page<number>): Promise<LoggedEvent[]> {
    const { timeoutMs, upcasters } = this.options;
    const resolved = await this.patiently((client) => readStream(client, stream, page, timeoutMs));
    return resolved.map((event) => incoming(event, upcasters)).filter((event) => event !== null);
  }

  private async positionAt(stream: string, revision: number): Promise<Position> {
    const [event] = await this.page(stream, { from: revision, count: 1, backwards: false });
    if (!event) throw new Error(`${stream} has no event ${revision} although it was appended`);
    return event.position;
  }
}
