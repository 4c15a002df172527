import {
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  ErrorReply,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
  TimeoutError,
} from 'redis';

const AWAY = [
  ClientClosedError,
  ClientOfflineError,
  ConnectionTimeoutError,
  DisconnectsClientError,
  SocketClosedUnexpectedlyError,
  SocketTimeoutError,
  TimeoutError,
];

/** Redis is loading its data, out of memory or disk, or a replica: it answers, but cannot serve. */
const CANNOT_SERVE = /^(LOADING|MISCONF|OOM|READONLY|MASTERDOWN|BUSY)\b/;

/** Redis is away or cannot serve: not our mistake, and worth another try. */
export const isOutage = (error: unknown): boolean =>
  AWAY.some((kind) => error instanceof kind) || (error instanceof ErrorReply && CANNOT_SERVE.test(error.message));
