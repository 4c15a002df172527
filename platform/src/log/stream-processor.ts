import { setTimeout as pause } from 'node:timers/promises';
import { Refusal, type Command, type Decider, type DomainEvent, type IsoTime } from '@sae/domain/kernel';
import type { Report } from '../logging/index.js';
import { StreamState } from './stream-state.js';
import { WrongRevision } from './errors.js';
import { AppendBatch, type Outcome } from './append-batch.js';
import type { Log } from './log.js';
import type { LoggedEvent, Position, RequestContext, CommandResult, CommandEnvelope } from './logged-event.js';
import { TimedOut, unavailable, within } from './patience.js';
import type { Snapshots } from './snapshots.js';

export interface ProcessorContext {
  readonly log: Log;
  readonly clock: () => IsoTime;
  readonly newId: () => string;
  readonly report: Report;
  readonly patienceMs: number;
  readonly snapshots?: Snapshots;
}

interface Waiting<T> {
  /** When whoever waits is told that there is no answer (`performance.now()`). */
  readonly until: number;
  readonly resolve: (answer: T) => void;
  readonly reject: (error: unknown) => void;
}

/** Somebody who asks something of the newest state. */
type Look<S, C extends Command, E extends DomainEvent> = Pick<Waiting<StreamState<S, C, E>>, 'resolve' | 'reject'>;

type Asking<S, C, E extends DomainEvent> = CommandEnvelope<C> & Waiting<CommandResult<S, E>>;

/** Most commands make one event or two. */
const RECALLED = 20;
/** Against a writer elsewhere that always comes first. */
const MOST_ROUNDS = 100;

/** One stream, its state in memory, and the queue of those who want something of it. */
export class StreamProcessor<S, C extends Command, E extends DomainEvent> {
  private readonly current: StreamState<S, C, E>;
  private isRunning = false;
  private mustForget = false;
  private asking: Asking<S, C, E>[] = [];
  private looking: Look<S, C, E>[] = [];

  constructor(
    decider: Decider<S, C, E>,
    readonly stream: string,
    private readonly context: ProcessorContext,
  ) {
    this.current = new StreamState(decider, stream, context.log, context.report, context.snapshots);
  }

  get isIdle(): boolean {
    return !this.isRunning;
  }

  /** How many events it has folded: a rough measure of what it holds in memory. */
  get length(): number {
    return this.current.revision + 1;
  }

  /** Before it is used next, it is read from the log again. */
  forget(): void {
    this.mustForget = true;
  }

  make(envelope: CommandEnvelope<C>): Promise<CommandResult<S, E>> {
    return this.waitFor((waiting) => this.asking.push({ ...envelope, ...waiting }));
  }

  /** What `read` finds in the newest state. */
  look<T>(read: (current: StreamState<S, C, E>) => T): Promise<T> {
    return this.waitFor(({ resolve, reject }) =>
      this.looking.push({ resolve: (current) => resolve(read(current)), reject }),
    );
  }

  /** What a request made when it came the first time; null when it is new. @throws Refusal of a key used otherwise */
  async made(by: RequestContext): Promise<CommandResult<S, E> | null> {
    const { key } = by;
    if (key === undefined) return null;
    const { from, state } = await this.look(({ keys, state }) => ({ from: keys.find(key), state }));
    return from === undefined ? null : this.recall(from, by, state);
  }

  private async waitFor<T>(queue: (waiting: Waiting<T>) => void): Promise<T> {
    const { patienceMs } = this.context;
    const until = performance.now() + patienceMs;
    const answer = new Promise<T>((resolve, reject) => queue({ until, resolve, reject }));
    this.start();
    try {
      return await within(patienceMs, answer);
    } catch (error) {
      throw error instanceof TimedOut ? unavailable(error) : error;
    }
  }

  /** Those who come in the same turn of the event loop go into the log together. */
  private start(): void {
    if (this.isRunning) return;
    this.isRunning = true;
    setImmediate(() => void this.run());
  }

  private async run(): Promise<void> {
    while (this.asking.length > 0 || this.looking.length > 0) await this.turn();
    this.isRunning = false;
  }

  private async turn(): Promise<void> {
    const looking = this.looking.splice(0);
    // Nothing is done any more for those who were told that there is no answer.
    const asking = this.asking.splice(0).filter(({ until }) => until > performance.now());
    try {
      if (this.mustForget) this.current.forget();
      this.mustForget = false;
      const isNewest = await this.prepare(looking.length > 0);
      for (const { resolve } of looking) resolve(this.current);
      const [batch, position] = await this.decide(asking, isNewest);
      this.asking.unshift(...asking.slice(batch.outcomes.length));
      batch.outcomes.forEach((outcome, index) => this.answer(asking[index]!, outcome, position));
      this.context.snapshots?.consider(this.current);
    } catch (error) {
      this.current.forget();
      if (!(error instanceof Refusal)) this.context.report(`Nothing can be done with ${this.stream}`, error);
      // Who came meanwhile would only wait as long again for the same answer.
      const all = [...looking, ...asking, ...this.looking.splice(0), ...this.asking.splice(0)];
      for (const { reject } of all) reject(error);
    }
  }

  /** Whether the state is known to be the newest. */
  private async prepare(mustBeNewest: boolean): Promise<boolean> {
    const wasLoaded = this.current.isLoaded;
    if (!wasLoaded) await this.current.load();
    else if (mustBeNewest) await this.current.readOn();
    return mustBeNewest || !wasLoaded;
  }

  /** Decides on the newest state, and appends: as often as it takes to be the one who wrote on what he knew. */
  private async decide(
    envelopes: readonly CommandEnvelope<C>[],
    isNewest: boolean,
  ): Promise<[AppendBatch<S, C, E>, Position | null]> {
    let isSure = isNewest;
    for (let round = 1; round <= MOST_ROUNDS; round++) {
      const batch = new AppendBatch<S, C, E>(this.current, this.context).decide(envelopes);
      try {
        if (batch.outgoing.length > 0) return [batch, await this.append(batch)];
        // No append has shown that the state is the newest: before anybody is refused, we look.
        if (isSure || !(await this.current.readOn())) return [batch, null];
      } catch (error) {
        if (!(error instanceof WrongRevision)) throw error;
        // A log shorter than we remember is another log.
        await (error.actual < this.current.revision ? this.current.load() : this.current.readOn());
        await pause(Math.random() * round);
      }
      isSure = true;
    }
    throw new Refusal('unavailable', 'book/contended', 'The service is busy right now. Please try again in a moment.');
  }

  private async append({ events, outgoing, state }: AppendBatch<S, C, E>): Promise<Position> {
    const { position } = await this.context.log.send(this.stream, this.current.revision, outgoing);
    this.current.add(events, state);
    return position;
  }

  private answer({ by, command, resolve, reject }: Asking<S, C, E>, outcome: Outcome<S, E>, at: Position | null): void {
    switch (outcome.is) {
      case 'made': {
        const position = outcome.events.length > 0 ? at : null;
        const events = position === null ? [] : outcome.events.map((event) => ({ ...event, position }));
        return resolve({ state: outcome.state, events, position });
      }
      case 'repeated':
        return void this.recall(outcome.from, by, this.current.state).then(resolve, reject);
      case 'refused':
        if (!(outcome.error instanceof Refusal))
          this.context.report(`${command.type} on ${this.stream} (${by.requestId}) failed`, outcome.error);
        return reject(outcome.error);
    }
  }

  /** What was answered the first time, as it stands in the log. @throws Refusal of another request */
  private async recall(from: number, { key, fingerprint }: RequestContext, state: S): Promise<CommandResult<S, E>> {
    const events: LoggedEvent<E>[] = [];
    for (let next = from; ; next += RECALLED) {
      const page = (await this.context.log.read(this.stream, { from: next, maxCount: RECALLED })) as LoggedEvent<E>[];
      const end = page.findIndex((event) => event.key !== key);
      events.push(...(end < 0 ? page : page.slice(0, end)));
      if (end >= 0 || page.length < RECALLED) break;
    }
    if (events[0]?.fingerprint !== fingerprint)
      throw new Refusal('key-reused', 'request/key-reused', 'This Idempotency-Key was used for another request');
    return { state, events, position: events.at(-1)?.position ?? null };
  }
}
