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

/** A connection that broke under a command: the client hands on what the system says of it. */
const BROKEN = ['ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTCONN', 'EPIPE', 'ETIMEDOUT'];

const isBroken = (error: unknown): boolean => {
  const { code, syscall } = (error instanceof Error ? error : {}) as NodeJS.ErrnoException;
  return code !== undefined && BROKEN.includes(code) && /^(connect|read|write)/.test(syscall ?? '');
};

/** Redis is away or cannot serve: not our mistake, and worth another try. */
export const isOutage = (error: unknown): boolean =>
  AWAY.some((kind) => error instanceof kind) ||
  (error instanceof ErrorReply && CANNOT_SERVE.test(error.message)) ||
  isBroken(error);
