import type { Actor, DomainEvent, IsoTime, Recorded } from '@sae/domain/kernel';

/** A place in the whole log (`$all`): the commit position. */
export type Position = bigint;

/** What stands beside an event's data in the log. */
export interface EventMetadata {
  readonly actor: Actor;
  readonly requestId: string;
  readonly at: IsoTime;
  /** The version of the data's shape; older ones are lifted by upcasters when read. */
  readonly v: number;
  /** The Idempotency-Key of the command, and a hash of what it asked. */
  readonly key?: string;
  readonly fingerprint?: string;
}

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: EventMetadata;
}

/** A fact as it stands in the log. */
export type LoggedEvent<E extends DomainEvent = DomainEvent> = Recorded<E> & {
  readonly stream: string;
  readonly position: Position;
  readonly requestId: string;
  readonly key?: string;
  readonly fingerprint?: string;
};

/** The last event of an append: its revision in the stream, its position in the log. */
export interface Appended {
  readonly revision: number;
  readonly position: Position;
}

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
