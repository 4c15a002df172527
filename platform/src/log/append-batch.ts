import type { Command, Decider, DomainEvent, IsoTime } from '@sae/domain/kernel';
import { refuseUnknowable, type KeyMemory } from './key-memory.js';
import type { Log } from './log.js';
import { MOST_BYTES, outgoing, tooLarge, weightOf, type Outgoing } from './protocol.js';
import type { Decided, CommandEnvelope } from './logged-event.js';

/** Leaves room for what surrounds the events in the append. */
export const GROUP_BYTES = 900_000;

export type Outcome<S, E extends DomainEvent> =
  | { readonly is: 'made'; readonly events: readonly Decided<E>[]; readonly state: S }
  /** Asked before, under this key; what it made begins at this revision. */
  | { readonly is: 'repeated'; readonly from: number }
  | { readonly is: 'refused'; readonly error: unknown };

/** Where a book stands. */
export interface Standing<S, C extends Command, E extends DomainEvent> {
  readonly decider: Decider<S, C, E>;
  readonly stream: string;
  readonly state: S;
  readonly revision: number;
  readonly keys: KeyMemory;
}

export interface BatchContext {
  readonly log: Pick<Log, 'versionOf'>;
  readonly clock: () => IsoTime;
  readonly newId: () => string;
}

/** Commands decided one after the other, each on the state the ones before it would leave; nothing appended yet. */
export class AppendBatch<S, C extends Command, E extends DomainEvent> {
  readonly outcomes: Outcome<S, E>[] = [];
  readonly events: Decided<E>[] = [];
  readonly outgoing: Outgoing[] = [];
  state: S;
  private bytes = 0;
  private readonly keys = new Map<string, number>();

  constructor(
    private readonly book: Standing<S, C, E>,
    private readonly context: BatchContext,
  ) {
    this.state = book.state;
  }

  /** Decides what fits into one append; the commands beyond get no outcome and wait for the next. */
  decide(envelopes: readonly CommandEnvelope<C>[]): this {
    for (const envelope of envelopes) {
      const outcome = this.outcomeOf(envelope);
      if (!outcome) break;
      this.outcomes.push(outcome);
    }
    return this;
  }

  private outcomeOf(envelope: CommandEnvelope<C>): Outcome<S, E> | null {
    const { key } = envelope.by;
    const from = key === undefined ? undefined : (this.keys.get(key) ?? this.book.keys.find(key));
    if (from !== undefined) return { is: 'repeated', from };
    try {
      if (key !== undefined) refuseUnknowable(key, this.context.clock());
      return this.make(envelope);
    } catch (error) {
      return { is: 'refused', error };
    }
  }

  private make({ command, by }: CommandEnvelope<C>): Outcome<S, E> | null {
    const { decider, stream, revision } = this.book;
    const { log, clock, newId } = this.context;
    const at = clock();
    const { actor, approvedBy, requestId, key, fingerprint, traceparent, review } = by;
    const asked = {
      ...(approvedBy !== undefined && { approvedBy }),
      ...(key !== undefined && { key, fingerprint }),
      ...(traceparent !== undefined && { traceparent }),
    };
    const from = revision + this.events.length + 1;
    let state = this.state;
    const sent: Outgoing[] = [];
    const facts = decider.decide(command, state, { at, actor });
    review?.(command, facts, state);
    const events = facts.map(({ type, data }, index) => {
      // A fresh id for each decision, not one derived from the key: two nodes deciding the same command on an old state
      // would else send equal ids in different groups, which the log can only take for a corrupted append.
      const id = newId();
      const out = outgoing({ id, type, data, metadata: { actor, requestId, at, v: log.versionOf(type), ...asked } });
      const event = { type, data: out.data, id, revision: from + index, at, actor, stream, requestId, ...asked };
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
    if (key !== undefined && events.length > 0) this.keys.set(key, from);
    return { is: 'made', events, state };
  }
}
