import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { AllStreamResolvedEvent } from '@eventstore/db-client';
import { Connection, type Live, type Purpose } from './connection.js';
import { isOfNoEvent, isPassing } from './errors.js';
import { follow, type FollowOptions } from './follow.js';
import type { Followed } from './following.js';
import {
  incoming,
  positionOf,
  currentVersion,
  type Upcasters,
  type Appended,
  type Entry,
  type LoggedEvent,
  type NewEvent,
  type Position,
} from './logged-event.js';
import { MOST_BYTES, outgoing, tooLarge, weightOf, type Outgoing } from './protocol.js';
import { patiently } from './patience.js';
import { readAll, readStream, type Page } from './reading.js';

export interface LogOptions {
  /** How long one try may take. */
  readonly timeoutMs?: number;
  /** How long a call that gets no answer is tried again, in all. */
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
  /** So many come at once where a stream is read page by page. */
  readonly atOnce?: number;
}

const PAGE = 500;

/** Longer than an election takes (3 to 11 s were seen), and no longer than somebody waits before a screen. */
export const PATIENCE_MS = 15_000;
const MOST_APPENDS = 128;
const LOOKED_BACK = 50;
/** A node that was behind, or had only just come up, says something else by then. */
const SURE_AFTER_MS = 1_000;

/** The door to the log. */
export class Log {
  private readonly connection: Connection;
  private readonly inTurn = pLimit(MOST_APPENDS);
  private readonly closing = new AbortController();
  private readonly options: Required<LogOptions>;

  constructor(url: string, options: LogOptions = {}) {
    this.connection = new Connection(url);
    this.options = { timeoutMs: 3_000, patienceMs: PATIENCE_MS, silenceMs: 15_000, upcasters: {}, ...options };
  }

  /** Appends at exactly this revision (-1: the stream must not exist), once, whatever happens on the way. */
  async append(stream: string, expected: number, events: readonly NewEvent[]): Promise<Appended> {
    return this.send(stream, expected, events.map(outgoing));
  }

  /** Appends what is JSON already. */
  async send(stream: string, expected: number, events: readonly Outgoing[]): Promise<Appended> {
    if (weightOf(events) > MOST_BYTES) throw tooLarge();
    const messages = events.map(({ message }) => message);
    const revision = expected + events.length;
    // Always the original revision: there the log knows these ids again, at any other it would store them twice.
    const { position } = await this.patiently('append', ({ appends }, timeoutMs) =>
      this.inTurn(() => appends.append(stream, expected, messages, timeoutMs())),
    );
    // The log need not say where it had stored them the first time.
    return { revision, position: position ?? (await this.positionAt(stream, revision)) };
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
  async *pages(stream: string, options: ReadOptions = {}): AsyncGenerator<LoggedEvent[]> {
    for await (const page of this.entries(stream, options)) {
      const facts = page.flatMap(({ fact }) => fact ?? []);
      if (facts.length > 0) yield facts;
    }
  }

  /** All that stands in a stream, page by page: it goes on behind what is no fact of ours. */
  async *entries(
    stream: string,
    { from, maxCount = Infinity, backwards = false, atOnce = PAGE }: ReadOptions = {},
  ): AsyncGenerator<Entry[]> {
    for (let next = from, left = maxCount; left > 0 && (next === undefined || next >= 0);) {
      const count = Math.min(atOnce, left);
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

  /** The position of the last event of ours, whatever a server has written for itself after it; 0 when there is none. */
  async head(): Promise<Position> {
    for (let from: Position | undefined; ;) {
      const page = await this.lastEvents(LOOKED_BACK, from);
      const ours = page.find(({ event }) => event && !event.type.startsWith('$'));
      if (ours) return positionOf(ours);
      const oldest = page.at(-1);
      if (!oldest || page.length < LOOKED_BACK || positionOf(oldest) === from) return 0n;
      from = positionOf(oldest);
    }
  }

  /** Whether the log has this very event at this position. All that was made of it is given up for a no: so it must be said twice. */
  async has(position: Position, id: string): Promise<boolean> {
    if (await this.hasAt(position, id)) return true;
    await pause(SURE_AFTER_MS);
    return this.hasAt(position, id);
  }

  /** A position that is no event's is refused by some servers. */
  private hasAt(position: Position, id: string): Promise<boolean> {
    return this.connection.call('read', async ({ client }) => {
      const from = { from: position, count: 1, backwards: false };
      const [event] = await readAll(client, from, this.options.timeoutMs).catch((error: unknown) => {
        if (isOfNoEvent(error)) return [];
        throw error;
      });
      return event !== undefined && positionOf(event) === position && event.event?.id === id;
    });
  }

  /** Fails when the log does not answer, be it questions or appends. Writes nothing. */
  async ping(): Promise<void> {
    const { timeoutMs } = this.options;
    await Promise.all([this.lastEvents(1), this.connection.call('append', ({ appends }) => appends.probe(timeoutMs))]);
  }

  private lastEvents(count: number, from?: Position): Promise<AllStreamResolvedEvent[]> {
    return this.connection.call('read', ({ client }) =>
      readAll(client, { from, count, backwards: true }, this.options.timeoutMs),
    );
  }

  /** In which version events of this type are written. */
  versionOf(type: string): number {
    return currentVersion(this.options.upcasters, type);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.connection.close();
  }

  /** Tells each try how long it may take, when it is its turn. */
  private patiently<T>(purpose: Purpose, work: (live: Live, timeoutMs: () => number) => Promise<T>): Promise<T> {
    return patiently(this.options.patienceMs, isPassing, (leftMs) => {
      const timeoutMs = () => Math.min(this.options.timeoutMs, leftMs());
      return this.connection.call(purpose, (live) => work(live, timeoutMs));
    });
  }

  private async page(stream: string, page: Page<number>): Promise<Entry[]> {
    const { upcasters } = this.options;
    const resolved = await this.patiently('read', ({ client }, timeoutMs) =>
      readStream(client, stream, page, timeoutMs()),
    );
    return resolved.flatMap((one) => {
      const { event } = one;
      return event ? [{ id: event.id, revision: Number(event.revision), fact: incoming(one, upcasters) }] : [];
    });
  }

  private async positionAt(stream: string, revision: number): Promise<Position> {
    const [event] = await this.read(stream, { from: revision, maxCount: 1 });
    if (!event) throw new Error(`${stream} has no event ${revision} although it was appended`);
    return event.position;
  }
}
