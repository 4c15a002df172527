import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import {
  Refusal,
  UnknownFact,
  type Actor,
  type Command,
  type DomainEvent,
  type IsoTime,
  type Recorded,
} from '@sae/domain/kernel';

/** A place in the whole log (`$all`): the commit position. */
export type Position = bigint;

/** Who asked, and under which Idempotency-Key; `fingerprint` is a hash of all the request said. */
export interface Provenance {
  readonly actor: Actor;
  /** Who let them do what they may not do alone. */
  readonly approvedBy?: Actor;
  readonly requestId: string;
  readonly key?: string;
  readonly fingerprint?: string;
  /** The span that is at work, where it is traced. Nothing is made of it but spans. */
  readonly traceparent?: string;
}

/** Who asks, and what they may. */
export interface RequestContext extends Provenance {
  /** Looks at what a command decided, on the state before it. @throws Refusal of what they may not do */
  readonly review?: (command: Command, facts: readonly DomainEvent[], state: unknown) => void;
}

/** The same request, for what it does beside its command: that is done again when it is repeated. */
export const withoutKey = ({ key: _key, fingerprint: _fingerprint, ...by }: RequestContext): RequestContext => by;

/** What stands beside an event's data in the log. */
export interface EventMetadata extends Provenance {
  readonly at: IsoTime;
  /** The version of the data's shape; older ones are lifted by upcasters when read. */
  readonly v: number;
}

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly data: object;
  readonly metadata: EventMetadata;
}

/** A fact as it stands in the log. */
export type LoggedEvent<E extends DomainEvent = DomainEvent> = Recorded<E> &
  Provenance & { readonly stream: string; readonly position: Position };

/** What stands at a revision of a stream: a fact, or nothing that concerns us (another's event, or one that was set aside). */
export interface Entry {
  readonly id: string;
  readonly revision: number;
  readonly fact: LoggedEvent | null;
}

/** The last event of an append: its revision in the stream, its position in the log. */
export interface Appended {
  readonly revision: number;
  readonly position: Position;
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

type Resolved = ResolvedEvent | AllStreamResolvedEvent;

export const positionOf = ({ event, commitPosition }: Resolved): Position =>
  event?.position?.commit ?? commitPosition ?? 0n;

const NOBODY: Actor = 'system';

/** One that cannot be lifted says so to whoever reads its data: its book waits for that, and no other does. */
const withData = (lifted: () => object, event: Omit<LoggedEvent, 'data'>): LoggedEvent => {
  try {
    return Object.assign(event, { data: lifted() });
  } catch (error) {
    return Object.defineProperty(event, 'data', {
      enumerable: true,
      get: () => {
        throw error;
      },
    }) as LoggedEvent;
  }
};

/** Under this name the metadata of what the embedded event store tells in the place of a damaged event say what is wrong. */
const DAMAGED = '$damaged';
const UNREADABLE = 'book/unreadable';

/** One that is damaged in the log: all is known of it but what it said. */
const unreadable = (what: string): Refusal =>
  Object.assign(
    new Refusal(
      'unavailable',
      UNREADABLE,
      'A part of what this needs can no longer be read. Please tell your operator.',
    ),
    { cause: what },
  );

export const isUnreadable = (error: unknown): boolean => error instanceof Refusal && error.code === UNREADABLE;

/** The fact behind what the client read; null for what is not ours (system events, links to deleted events, binary data). */
export const incoming = (resolved: Resolved, upcasters: Upcasters): LoggedEvent | null => {
  const { event } = resolved;
  if (!event || event.type.startsWith('$')) return null;
  const metadata = (event.metadata ?? {}) as Partial<EventMetadata> & { readonly [DAMAGED]?: string };
  const damage = metadata[DAMAGED];
  if (!event.isJson && damage === undefined) return null;
  const lifted = () => {
    if (damage !== undefined) throw unreadable(damage);
    return upcast(upcasters, event.type, metadata.v ?? 1, event.data as object);
  };
  return withData(lifted, {
    type: event.type,
    id: event.id,
    revision: Number(event.revision),
    at: metadata.at ?? event.created.toISOString(),
    actor: metadata.actor ?? NOBODY,
    stream: event.streamId,
    position: positionOf(resolved),
    requestId: metadata.requestId ?? '',
    ...(metadata.approvedBy !== undefined && { approvedBy: metadata.approvedBy }),
    ...(metadata.key !== undefined && { key: metadata.key, fingerprint: metadata.fingerprint }),
    ...(metadata.traceparent !== undefined && { traceparent: metadata.traceparent }),
  });
};

type Upcast = (data: object) => object;

/** Per event type, per version it was written in: how its data is lifted to the next version. Pure functions. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcast>>>>;

/** The version in which events of this type are written today. */
export const currentVersion = (upcasters: Upcasters, type: string): number =>
  Math.max(0, ...Object.keys(upcasters[type] ?? {}).map(Number)) + 1;

/** Lifts the data of a recorded event to today's shape, version by version. @throws UnknownFact of a version yet to come */
export const upcast = (upcasters: Upcasters, type: string, v: number, data: object): object => {
  if (v > currentVersion(upcasters, type)) throw new UnknownFact(type);
  const steps = upcasters[type];
  if (!steps) return data;
  let lifted = data;
  for (let version = v; steps[version]; version++) lifted = steps[version]!(lifted);
  return lifted;
};
