import { HttpException } from '@nestjs/common';
import { Refusal, type RefusalKind } from '@sae/domain/kernel';
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

/** The one table from why to HTTP. */
const STATUS: Readonly<Record<RefusalKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  'plan-required': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'key-reused': 422,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  unavailable: 503,
};

/** What Fastify and Nest refuse before any of our code runs. */
const BEFORE_US: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['request/malformed', 'The request could not be understood'],
  404: ['request/not-found', 'Not found'],
  405: ['request/method', 'This method is not allowed here'],
  408: ['request/timeout', 'The request took too long'],
  413: ['request/too-large', 'The request is too large'],
  414: ['request/too-long', 'The address is too long'],
  415: ['request/media-type', 'The request body must be JSON'],
  417: ['request/expectation', 'The request expects what is not done here'],
  431: ['request/headers-too-large', 'The request headers are too large'],
  503: ['system/stopping', 'The service is restarting. Please try again.'],
};

export interface ErrorBody {
  readonly statusCode: number;
  readonly code: string;
  /** The sentence for the user. */
  readonly message: string;
  /** Every reason, when there are several. */
  readonly errors?: readonly string[];
  readonly requestId: string;
}

/** A refusal that knows when it is worth asking again. */
export class RefusalForNow extends Refusal {
  constructor(
    kind: 'too-many' | 'unavailable',
    code: string,
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(kind, code, message);
  }
}

/** From one client. */
export const tooManyRequests = (secondsLeft: number) =>
  new RefusalForNow('too-many', 'client/too-many', 'Too many requests. Please wait a minute.', secondsLeft);

const UNAVAILABLE: readonly [string, string] = ['system/unavailable', 'The service is unavailable. Please try again.'];

const statusCodeOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
};

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
const isOutage = (error: unknown): boolean =>
  AWAY.some((kind) => error instanceof kind) ||
  (error instanceof ErrorReply && CANNOT_SERVE.test(error.message)) ||
  isBroken(error);

/** Any error as it is answered. What is nobody's refusal says nothing about the inside. */
export const errorBody = (error: unknown, requestId: string): ErrorBody => {
  if (error instanceof Refusal) {
    const { kind, code, message, errors } = error;
    return { statusCode: STATUS[kind], code, message, ...(errors ? { errors } : {}), requestId };
  }
  if (isOutage(error)) return { statusCode: 503, code: UNAVAILABLE[0], message: UNAVAILABLE[1], requestId };
  const statusCode = statusCodeOf(error) ?? 500;
  const [code, message] = BEFORE_US[statusCode] ?? ['system/error', 'Something went wrong. Please try again.'];
  return { statusCode, code, message, requestId };
};

/** Seconds after which a refused request is worth another try; undefined when it is not a matter of time. */
export const retryAfter = (error: unknown, statusCode: number): number | undefined => {
  if (error instanceof RefusalForNow) return error.retryAfterSeconds;
  return statusCode === 503 ? 2 : statusCode === 429 ? 30 : undefined;
};
