import { Metadata, status } from '@grpc/grpc-js';
import { ErrorType, isCommandError, type CommandError } from '@eventstore/db-client';
import { TimedOut } from './patience.js';

/** Somebody else has written to the stream meanwhile: it is not at the revision the append expected. */
export class WrongRevision extends Error {
  override readonly name = 'WrongRevision';
  constructor(
    readonly stream: string,
    readonly expected: number,
    readonly actual: number,
  ) {
    super(`${stream} is at revision ${actual}, not ${expected}`);
  }
}

/** The event store did not do it now; nobody knows whether it was done, or will be. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

/** The event store refuses this append, and would again. */
export class NotAppended extends Error {
  override readonly name = 'NotAppended';
}

const PASSING_TYPES: readonly unknown[] = [
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.NOT_LEADER,
];

const PASSING_CODES: readonly unknown[] = [
  status.UNAVAILABLE,
  status.CANCELLED,
  status.ABORTED,
  status.DEADLINE_EXCEEDED,
  status.INTERNAL,
  status.UNKNOWN,
];

/**
 * Whether the same call may work later. For an append it also means that nobody knows whether it was done.
 * The client sometimes passes gRPC's own error on, which has a `code` and no `type`.
 */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof TimedOut || error instanceof Unanswered || isWithoutLeader(error)) return true;
  if (typeof error !== 'object' || error === null) return false;
  if (isFromAFollower(error)) return true;
  const { type, code } = error as { type?: unknown; code?: unknown };
  return PASSING_TYPES.includes(type) || (PASSING_CODES.includes(code) && !isDefinite(type));
};

/** The client looks for a leader for a second or so, an election takes longer; the error has neither type nor code. */
const isWithoutLeader = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Failed to discover');

/** gRPC's own error of a node that leads no more; it names the leader, and the client goes there next. */
const isFromAFollower = (error: object): boolean =>
  'metadata' in error &&
  error.metadata instanceof Metadata &&
  error.metadata.get('exception')[0] === ErrorType.NOT_LEADER;

/** Answers of a healthy log that no second try will change. */
const isDefinite = (type: unknown): boolean =>
  typeof type === 'string' && type !== ErrorType.UNKNOWN && !PASSING_TYPES.includes(type);

export const isOfType = <T extends ErrorType>(error: unknown, type: T): error is Extract<CommandError, { type: T }> =>
  error instanceof Error && isCommandError(error) && error.type === type;

/** The log refuses to grow, and has written nothing: the disk is nearly full. */
export const isFull = (error: unknown): boolean =>
  (Object(error) as { code?: unknown }).code === status.RESOURCE_EXHAUSTED;

/** No event stands at the position that was to be read from: 23.10 calls it an invalid argument, 24.10 unknown. */
export const isOfNoEvent = (error: unknown): boolean => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return code === status.INVALID_ARGUMENT || (code === status.UNKNOWN && /InvalidPosition/.test(String(message)));
};
