import type { Actor, DomainEvent } from '@sae/domain/kernel';
import type { LoggedEvent, Position } from './logged-event.js';

/** Who asks, and under which Idempotency-Key; `fingerprint` is a hash of all the request said. */
export interface RequestContext {
  readonly actor: Actor;
  readonly requestId: string;
  readonly key?: string;
  readonly fingerprint?: string;
}

/** A command and who asks for it. */
export interface CommandEnvelope<C> {
  readonly command: C;
  readonly by: RequestContext;
}

/** An event that is decided and not appended yet. */
export type Decided<E extends DomainEvent> = Omit<LoggedEvent<E>, 'position'> & E;

/** What became of a command. */
export interface CommandResult<S, E extends DomainEvent> {
  /** The state the command left. */
  readonly state: S;
  readonly events: readonly LoggedEvent<E>[];
  /** By this position of the log the events can be seen; null when there was nothing to write. */
  readonly position: Position | null;
}
