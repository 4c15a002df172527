import { status as code } from '@grpc/grpc-js';
import type { Message } from 'google-protobuf';
import type { ExpectedRevision } from './append-rules.js';
import { MAX_APPEND_BYTES, NOT_READY } from './errors.js';
import { protobufAny, protobufEmpty, shared, status, streams } from './protocol.js';

const { BatchAppendResp } = streams;

/** Who an answer is for: both fields exactly as the client sent them. */
export interface Addressee {
  readonly correlationId: shared.UUID | undefined;
  readonly streamIdentifier: shared.StreamIdentifier | undefined;
}

const responseTo = ({ correlationId, streamIdentifier }: Addressee) =>
  new BatchAppendResp()
    .setCorrelationId(correlationId)
    // The client reads the stream's name from every error.
    .setStreamIdentifier(streamIdentifier ?? new shared.StreamIdentifier());

const allStreamPosition = (position: string) =>
  new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position);

/** The append is on disk. */
export function success(to: Addressee, revision: number, position?: number): streams.BatchAppendResp {
  const success = new BatchAppendResp.Success();
  if (position === undefined) success.setNoPosition(new protobufEmpty.Empty());
  else success.setPosition(allStreamPosition(String(position)));
  // Nothing appended to nothing leaves no revision to tell.
  if (revision < 0) success.setNoStream(new protobufEmpty.Empty());
  else success.setCurrentRevision(String(revision));
  return responseTo(to).setSuccess(success);
}

/** The client unpacks an error by the type named in `details`, so that none may go without. */
function failure(
  to: Addressee,
  code: number,
  message: string,
  name: string,
  details: Message,
): streams.BatchAppendResp {
  const packed = new protobufAny.Any();
  packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  return responseTo(to).setError(new status.Status().setCode(code).setMessage(message).setDetails(packed));
}

/** Somebody else wrote first, or the client was wrong about the stream. */
export function wrongExpectedVersion(
  to: Addressee,
  expected: ExpectedRevision,
  current: number,
): streams.BatchAppendResp {
  const details = new shared.WrongExpectedVersion();
  if (current >= 0) details.setCurrentStreamRevision(String(current));
  else details.setCurrentNoStream(new protobufEmpty.Empty());
  if (expected === 'any') details.setExpectedAny(new protobufEmpty.Empty());
  else if (expected === 'no_stream') details.setExpectedNoStream(new protobufEmpty.Empty());
  else if (expected === 'stream_exists') details.setExpectedStreamExists(new protobufEmpty.Empty());
  else details.setExpectedStreamPosition(String(expected));
  return failure(to, code.FAILED_PRECONDITION, 'Wrong Expected Version', 'WrongExpectedVersion', details);
}

/** The stream takes no more appends of this kind. */
export const streamDeleted = (to: Addressee) =>
  failure(
    to,
    code.FAILED_PRECONDITION,
    'Stream Deleted',
    'StreamDeleted',
    new shared.StreamDeleted().setStreamIdentifier(to.streamIdentifier),
  );

/** The deadline passed, and the append is certainly not written. */
export const timedOut = (to: Addressee) =>
  failure(to, code.DEADLINE_EXCEEDED, 'Timeout', 'Timeout', new shared.Timeout());

/** As the real server says it, without a code or details a client could tell it by; the append may be written. */
export function notReady(to: Addressee): streams.BatchAppendResp {
  const nothing = new protobufAny.Any();
  nothing.pack(new protobufEmpty.Empty().serializeBinary(), 'google.protobuf.Empty');
  return responseTo(to).setError(new status.Status().setMessage(NOT_READY).setDetails(nothing));
}

/** The append is larger than one may be. */
export const maxAppendSizeExceeded = (to: Addressee) =>
  failure(
    to,
    code.INVALID_ARGUMENT,
    `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded`,
    'MaximumAppendSizeExceeded',
    new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES),
  );

/** The request makes no sense, and the message says why. */
export const badRequest = (to: Addressee, message: string) =>
  failure(to, code.INVALID_ARGUMENT, message, 'BadRequest', new shared.BadRequest().setMessage(message));
