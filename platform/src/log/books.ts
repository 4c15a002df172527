import type { Actor, Command, Decider, DomainEvent, IsoTime } from '@sae/domain/kernel';
import type { LoggedEvent, Position } from './logged-event.js';
import type { Log } from './log.js';
import type { Snapshots } from './snapshots.js';

/** Who asks, and under which Idempotency-Key; `fingerprint` is a hash of all the request said. */
export interface Asker {
  readonly actor: Actor;
  readonly requestId: string;
  readonly key?: string;
  readonly fingerprint?: string;
}

export interface Made<S, E extends DomainEvent> {
  readonly state: S;
  readonly events: readonly LoggedEvent<E>[];
  /** Where the log stands with these events; null when there was nothing to write. */
  readonly position: Position | null;
}

export interface BooksOptions {
  readonly log: Log;
  readonly clock: () => IsoTime;
  readonly newId: () => string;
  readonly snapshots?: Snapshots;
  /** How many books are kept in memory. */
  readonly capacity?: number;
  /** Told of errors that are nobody's refusal. */
  readonly report?: (what: string, error: unknown) => void;
}

/** The write side: every decision is made here, on the newest state, and stands in the log before it is answered. */
export class Books {
  constructor(readonly options: BooksOptions) {}

  /** Decides and appends. @throws Refusal */
  make<S, C extends Command, E extends DomainEvent>(
    _decider: Decider<S, C, E>,
    _key: string,
    _command: C,
    _by: Asker,
  ): Promise<Made<S, E>> {
    throw new Error('not built yet');
  }

  /** The book's state as it stands in the log now. */
  state<S, C extends Command, E extends DomainEvent>(_decider: Decider<S, C, E>, _key: string): Promise<S> {
    throw new Error('not built yet');
  }
}
