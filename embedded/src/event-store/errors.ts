import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import type { WriteOutcome } from './commands.js';
import { DamagedLog } from './checksum.js';
import { reasonOf } from './reason.js';

/** The real server's default, and this one's only, limit of one append. */
export const MAX_APPEND_BYTES = 1024 * 1024;

/** An error as it goes over the wire: its trailers are what the client makes its own error types from. */
export class CallError extends Error implements ServiceError {
  readonly details: string;
  readonly metadata = new Metadata();

  constructor(
    readonly code: status,
    message: string,
    trailers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.details = message;
    for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, value);
  }
}

// Trailers are ASCII; the `-bin` kind would not be read by the client.
const ascii = (text: string) => text.replace(/[^\x20-\x7e]/g, '?');

/** The request makes no sense. */
export const invalidArgument = (message: string) => new CallError(status.INVALID_ARGUMENT, message);

/** A real server's own words for a read of `$all`; to a subscription it says that the request makes no sense. */
export const invalidPosition = () => new CallError(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition');

/** The client should try again, with the same event ids. */
export const unavailable = (message: string) => new CallError(status.UNAVAILABLE, message);

/** Nothing was written, and nothing will be until somebody makes room. */
export const diskFull = () => new CallError(status.RESOURCE_EXHAUSTED, 'the disk is nearly full');

/** A real server's own words. */
export const NOT_READY = 'Server Is Not Ready';

/** Why calls end when the server is asked to stop. */
export const SHUTTING_DOWN = 'the event store is shutting down';

/** The server is starting, stopping or choosing a leader; the call may have been carried out all the same. */
export const notReady = () => unavailable(NOT_READY);

/** As 23.10 says it to a live subscriber who does not read. */
export const consumerTooSlow = () =>
  new CallError(status.ABORTED, 'Consumer too slow to handle event while live. Client resubscription required.');

/** The deadline passed, and nothing was written. */
export const timedOut = () => new CallError(status.ABORTED, 'the deadline passed before the append was written');

/** The stream was tombstoned, or deleted and expected to exist. */
export const streamDeleted = (stream: string) =>
  new CallError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': ascii(stream),
  });

/** Nothing of it stands in the log, so far as anybody knows, whatever was expected of the stream. */
type Unwritten = Exclude<WriteOutcome, { readonly kind: 'written' | 'wrong-expected-version' }>;

/** What a client is told of it. */
export const notWritten = (outcome: Unwritten, stream: string): CallError => {
  switch (outcome.kind) {
    case 'stream-deleted':
      return streamDeleted(stream);
    case 'timed-out':
      return timedOut();
    case 'disk-full':
      return diskFull();
    case 'failed':
      return unavailable(`the log could not be written: ${outcome.reason}`);
  }
};

/** The append is larger than one may be. */
export const maxAppendSizeExceeded = () =>
  new CallError(status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(MAX_APPEND_BYTES),
  });

/** An event came without its type or content type. */
export const missingMetadata = () =>
  new CallError(status.INVALID_ARGUMENT, 'Required metadata properties type and content-type are missing.', {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

/** The stream is not where the client expects it; `expected` in the numbers of the real server. */
export const wrongExpectedVersion = (stream: string, expected: number, current: number) =>
  new CallError(
    status.FAILED_PRECONDITION,
    `Append failed due to WrongExpectedVersion. Stream: ${stream}, Expected version: ${expected}, Actual version: ${current}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': ascii(stream),
      'expected-version': String(expected),
      ...(current >= 0 ? { 'actual-version': String(current) } : {}),
    },
  );

/** Whatever was thrown, as an error for the wire; the unexpected says no more than that it happened. */
export function toCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  if (error instanceof DamagedLog) process.stderr.write(`event store: ${error.message}\n`);
  if (error instanceof DamagedLog) return new CallError(status.DATA_LOSS, error.message);
  process.stderr.write(`event store: ${error instanceof Error ? (error.stack ?? error.message) : reasonOf(error)}\n`);
  return new CallError(status.UNKNOWN, 'the event store failed to answer');
}
