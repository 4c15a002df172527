import { Refusal, type Command, type Decider, type DomainEvent, type IsoTime } from '@sae/domain/kernel';
import type { KeyMemory, KeyUse } from './key-memory.js';
import type { Log } from './log.js';
import { MOST_BYTES, outgoing, tooLarge, weightOf, type Outgoing } from './outgoing.js';
import type { Decided, Wish } from './wish.js';

/** Leaves room for what surrounds the events in the append. */
export const GROUP_BYTES = 900_000;

export type Outcome<S, E extends DomainEvent> =
  | { readonly is: 'made'; readonly events: readonly Decided<E>[]; readonly state: S }
  | { readonly is: 'repeated'; readonly use: KeyUse }
  | { readonly is: 'refused'; readonly error: unknown };

/** Where a book stands. */
export interface Standing<S, C extends Command, E extends DomainEvent> {
  readonly decider: Decider<S, C, E>;
  readonly stream: string;
  readonly state: S;
  readonly revision: number;
  readonly keys: KeyMemory;
}

export interface GroupContext {
  readonly log: Pick<Log, 'versionOf'>;
  readonly clock: () => IsoTime;
  readonly newId: () => string;
}

/** Commands decided one after the other, each on the state the ones before it would leave; nothing appended yet. */
export class Group<S, C extends Command, E extends DomainEvent> {
  readonly outcomes: Outcome<S, E>[] = [];
  readonly events: Decided<E>[] = [];
  readonly outgoing: Outgoing[] = [];
  state: S;
  private bytes = 0;
  private readonly keys = new Map<string, KeyUse>();

  constructor(
    private readonly book: Standing<S, C, E>,
    private readonly context: GroupContext,
  ) {
    this.state = book.state;
  }

  /** Decides what fits into one append; the wishes beyond get no outcome and wait for the next. */
  decide(wishes: readonly Wish<C>[]): this {
    for (const wish of wishes) {
      const outcome = this.outcomeOf(wish);
      if (!outcome) break;
      this.outcomes.push(outcome);
    }
    return this;
  }

  private outcomeOf(wish: Wish<C>): Outcome<S, E> | null {
    const { key, fingerprint } = wish.by;
    const use = key === undefined ? undefined : (this.keys.get(key) ?? this.book.keys.find(key));
    if (use) return use.fingerprint === fingerprint ? { is: 'repeated', use } : { is: 'refused', error: keyReused() };
    try {
      return this.make(wish);
    } catch (error) {
      return { is: 'refused', error };
    }
  }

  private make({ command, by }: Wish<C>): Outcome<S, E> | null {
    const { decider, stream, revision } = this.book;
    const { log, clock, newId } = this.context;
    const at = clock();
    const { actor, requestId, key, fingerprint } = by;
    const keyed = key === undefined ? {} : { key, fingerprint };
    const from = revision + this.events.length + 1;
    let state = this.state;
    const sent: Outgoing[] = [];
    const events = decider.decide(command, state, { at, actor }).map(({ type, data }, index) => {
      // A fresh id for each decision, not one derived from the key: two nodes deciding the same command on an old state
      // would else send equal ids in different groups, which the log can only take for a corrupted append.
      const id = newId();
      const out = outgoing({ id, type, data, metadata: { actor, requestId, at, v: log.versionOf(type), ...keyed } });
      const event = { type, data: out.data, id, revision: from + index, at, actor, stream, requestId, ...keyed };
      sent.push(out);
      state = decider.evolve(state, event as unknown as Decided<E>);
      return event as unknown as Decided<E>;
    });
    const bytes = weightOf(sent);
    if (bytes > MOST_BYTES) throw tooLarge();
    if (this.events.length > 0 && this.bytes + bytes > GROUP_BYTES) return null;
    this.bytes += bytes;
    this.events.push(...events);
    this.outgoing.push(...sent);
    this.state = state;
    if (key !== undefined && events.length > 0) this.keys.set(key, { fingerprint, from, count: events.length });
    return { is: 'made', events, state };
  }
}

const keyReused = () =>
  new Refusal('key-reused', 'request/key-reused', 'This Idempotency-Key was used for another request');
