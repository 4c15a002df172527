import {
  eventTypeFilter,
  excludeSystemEvents,
  START,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type AllStreamSubscription,
  type EventStoreDBClient,
} from '@eventstore/db-client';
import type { Connection } from './connection.js';
import { incoming, positionOf, type Upcasters, type LoggedEvent, type Position } from './logged-event.js';
import { readAll } from './reading.js';

/**
 * `checkpoint`: nothing that is asked for stands up to here, which is where the event `id` stands. `caughtUp`: all that stood in the log when the follower
 * connected has been given; said again after each interruption.
 */
export type Followed = { event: LoggedEvent } | { checkpoint: Position; id: string } | { caughtUp: true };

export interface FollowContext {
  readonly connection: Connection;
  readonly upcasters: Upcasters;
  readonly silenceMs: number;
  readonly timeoutMs: number;
}

export interface EventFilter {
  readonly prefixes: readonly string[];
  readonly eventTypes: readonly string[];
}

type Arrival = IteratorResult<AllStreamResolvedEvent>;

const FIRST_LOOK_MS = 25;
const LOOK = 200;

/**
 * One subscription, as long as it lives. When it is quiet we look into the log ourselves: that tells a quiet
 * log from a deaf subscription, without relying on the server's checkpoints, of which some are known to be wrong.
 */
export class Following {
  private subscription: AllStreamSubscription | null = null;
  private events: AsyncIterator<AllStreamResolvedEvent> | null = null;
  private pending: Promise<Arrival> | null = null;
  private target: Position | null = null;
  private hasCaughtUp = false;
  private missing: { position: Position; since: number } | null = null;
  private lookMs = FIRST_LOOK_MS;
  private wake = () => {};
  private readonly onAbort = () => this.wake();
  private lifetime: AbortSignal;

  constructor(
    private readonly context: FollowContext,
    private readonly wanted: EventFilter,
    /** What was given last; kept from one subscription to the next. */
    private readonly place: { last: Position | null },
    private readonly signal: AbortSignal,
  ) {
    this.lifetime = context.connection.lifetime;
  }

  async begin(): Promise<void> {
    const [newest] = await this.read({ count: 1, backwards: true });
    this.target = newest ? positionOf(newest) : null;
    this.lifetime = this.context.connection.lifetime;
    const subscription = await this.context.connection.call('read', async ({ client }) => this.subscribe(client));
    this.events = subscription[Symbol.asyncIterator]() as AsyncIterator<AllStreamResolvedEvent>;
    for (const signal of [this.signal, this.lifetime]) signal.addEventListener('abort', this.onAbort);
  }

  async next(): Promise<Followed> {
    for (;;) {
      if (this.signal.aborted || this.lifetime.aborted) throw new Error('The connection was closed');
      if (!this.hasCaughtUp && (this.target === null || this.reached(this.target))) return this.caughtUp();
      const arrival = await this.arrival();
      const step = arrival ? this.take(arrival) : await this.look();
      if (step) return step;
    }
  }

  async end(): Promise<void> {
    for (const signal of [this.signal, this.lifetime]) signal.removeEventListener('abort', this.onAbort);
    if (!this.subscription) return;
    this.subscription.destroy();
    // It may never have reached the server; then there is nothing to end there.
    await this.subscription.unsubscribe().catch(() => undefined);
  }

  /** Known at once, so that it is ended also where the connection is gone by then. */
  private subscribe(client: EventStoreDBClient): AllStreamSubscription {
    const subscription = client.subscribeToAll({ fromPosition: this.from(), filter: this.filter() });
    // One that comes when nobody reads any more would end the process.
    subscription.on('error', () => undefined);
    return (this.subscription = subscription);
  }

  /** The next event, or null when it is time to look ourselves. */
  private async arrival(): Promise<Arrival | null> {
    const pending = (this.pending ??= this.events!.next());
    const arrived = await new Promise<Arrival | null>((resolve, reject) => {
      const timer = setTimeout(() => resolve(null), this.lookMs);
      this.wake = () => resolve(null);
      pending.then(resolve, reject).finally(() => clearTimeout(timer));
    });
    if (arrived) this.pending = null;
    return arrived;
  }

  private take({ done, value }: Arrival): Followed | null {
    if (done) throw new Error('The subscription ended without a word');
    this.missing = null;
    const position = positionOf(value);
    if (this.reached(position)) return null;
    this.place.last = position;
    const event = this.wants(value) ? incoming(value, this.context.upcasters) : null;
    return event && { event };
  }

  private async look(): Promise<Followed | null> {
    this.lookMs = Math.min(this.lookMs * 2, this.context.silenceMs / 3);
    const from = this.place.last ?? undefined;
    const page = await this.read({ from, count: LOOK, backwards: false });
    const unseen = page.filter((event) => !this.reached(positionOf(event)));
    const next = unseen.find((event) => this.wants(event));
    if (next) return this.miss(positionOf(next));
    this.missing = null;
    const end = unseen.at(-1);
    if (!end) return this.hasCaughtUp ? null : this.caughtUp();
    this.place.last = positionOf(end);
    // What a server writes for itself it may also clear away: nobody should look for that again.
    const ours = unseen.findLast(({ event }) => event && !event.type.startsWith('$'));
    return ours?.event ? { checkpoint: positionOf(ours), id: ours.event.id } : null;
  }

  private miss(position: Position): null {
    const now = performance.now();
    if (this.missing?.position !== position) this.missing = { position, since: now };
    if (now - this.missing.since >= (this.context.silenceMs * 2) / 3)
      throw new Error(`The subscription is silent although there is an event at ${position}`);
    return null;
  }

  private caughtUp(): Followed {
    this.hasCaughtUp = true;
    this.lookMs = this.context.silenceMs / 3;
    return { caughtUp: true };
  }

  private reached(position: Position): boolean {
    return this.place.last !== null && this.place.last >= position;
  }

  private wants({ event }: AllStreamResolvedEvent): boolean {
    const { prefixes, eventTypes } = this.wanted;
    if (!event || event.type.startsWith('$')) return false;
    if (prefixes.length > 0 && !prefixes.some((prefix) => event.streamId.startsWith(prefix))) return false;
    return eventTypes.length === 0 || eventTypes.includes(event.type);
  }

  private from() {
    return this.place.last === null ? START : { commit: this.place.last, prepare: this.place.last };
  }

  /** What the server can sort out; `wants` sees to the rest. */
  private filter() {
    // A checkpoint is a sign that the server is still searching.
    const checkpointReached = () => {
      this.missing = null;
    };
    const { prefixes, eventTypes } = this.wanted;
    if (prefixes.length > 0) return streamNameFilter({ prefixes: [...prefixes], checkpointReached });
    if (eventTypes.length > 0) return eventTypeFilter({ prefixes: [...eventTypes], checkpointReached });
    return excludeSystemEvents({ checkpointReached });
  }

  private read(page: Parameters<typeof readAll>[1]): Promise<AllStreamResolvedEvent[]> {
    return this.context.connection.call('read', ({ client }) => readAll(client, page, this.context.timeoutMs));
  }
}
