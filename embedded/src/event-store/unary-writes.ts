import type { ServerReadableStream, sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import type { ExpectedRevision } from './append-rules.js';
import type { ProposedEvent, WriteOutcome } from './commands.js';
import {
  MAX_APPEND_BYTES,
  invalidArgument,
  maxAppendSizeExceeded,
  notWritten,
  toCallError,
  wrongExpectedVersion,
} from './errors.js';
import { expectedRevisionOf, proposedEventOf, sizeOf, streamNameOf, type ExpectedRevisionOption } from './proposals.js';
import { shared, streams } from './protocol.js';
import type { Readiness } from './readiness.js';
import type { WriteQueue } from './write-queue.js';

const { AppendResp, DeleteResp, TombstoneResp } = streams;

type Call = ServerReadableStream<streams.AppendReq, streams.AppendResp>;

/** The older way to append, one call each; the client takes it when credentials go with the append. */
export function singleAppend(queue: WriteQueue, readiness: Readiness) {
  return (call: Call, callback: sendUnaryData<streams.AppendResp>): void => {
    readiness.orNotReady(answer(call, queue, readiness)).then(
      (response) => callback(null, response),
      (error: unknown) => callback(toCallError(error)),
    );
  };
}

async function answer(call: Call, queue: WriteQueue, readiness: Readiness): Promise<streams.AppendResp> {
  let options: streams.AppendReq.Options | undefined;
  const events: ProposedEvent[] = [];
  let bytes = 0;
  for await (const request of call as AsyncIterable<streams.AppendReq>) {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (!message) continue;
    const event = proposedEventOf(message);
    bytes += sizeOf(event);
    if (bytes > MAX_APPEND_BYTES) throw maxAppendSizeExceeded();
    events.push(event);
  }
  if (!options) throw invalidArgument('the options of the append are missing');
  readiness.assertReady();
  const stream = streamNameOf(options.getStreamIdentifier());
  const expected = expectedRevisionOf(options, options.hasRevision() ? options.getRevision() : undefined);
  return responseOf(stream, expected, await queue.write({ kind: 'append', stream, expected, events }, bytes));
}

function responseOf(stream: string, expected: ExpectedRevision, outcome: WriteOutcome): streams.AppendResp {
  if (outcome.kind === 'wrong-expected-version')
    return new AppendResp().setWrongExpectedVersion(mismatch(expected, outcome.current));
  if (outcome.kind !== 'written') throw notWritten(outcome, stream);
  const success = new AppendResp.Success();
  if (outcome.position === undefined) success.setNoPosition(new shared.Empty());
  else success.setPosition(positionOf(String(outcome.position)));
  if (outcome.revision < 0) success.setNoStream(new shared.Empty());
  else success.setCurrentRevision(String(outcome.revision));
  return new AppendResp().setSuccess(success);
}

const positionOf = (position: string) =>
  new AppendResp.Position().setCommitPosition(position).setPreparePosition(position);

function mismatch(expected: ExpectedRevision, current: number): streams.AppendResp.WrongExpectedVersion {
  const details = new AppendResp.WrongExpectedVersion();
  if (current >= 0) details.setCurrentRevision(String(current));
  else details.setCurrentNoStream(new shared.Empty());
  if (expected === 'any') details.setExpectedAny(new shared.Empty());
  else if (expected === 'no_stream') details.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream_exists') details.setExpectedStreamExists(new shared.Empty());
  else details.setExpectedRevision(String(expected));
  return details;
}

type Removal = streams.DeleteReq | streams.TombstoneReq;
type RemovalResponse = streams.DeleteResp | streams.TombstoneResp;

interface RemovalOptions extends ExpectedRevisionOption {
  getStreamIdentifier(): shared.StreamIdentifier | undefined;
  hasRevision(): boolean;
  getRevision(): string;
}

/** How the trailers of an error number what is no revision. */
const IN_TRAILERS = { any: -2, no_stream: -1, stream_exists: -4 } as const;
const asNumber = (expected: ExpectedRevision) => (typeof expected === 'number' ? expected : IN_TRAILERS[expected]);

/** Removes a stream: deleted softly it may be begun again and goes on counting where it stopped, a tombstone's name is gone for ever. */
export const removal = (queue: WriteQueue, readiness: Readiness, kind: 'delete' | 'tombstone') => {
  const remove = async (options?: RemovalOptions): Promise<string> => {
    if (!options) throw invalidArgument('the options are missing');
    const stream = streamNameOf(options.getStreamIdentifier());
    const expected = expectedRevisionOf(options, options.hasRevision() ? options.getRevision() : undefined);
    readiness.assertReady();
    const outcome = await readiness.orNotReady(queue.write({ kind, stream, expected }));
    if (outcome.kind === 'written') return String(outcome.position);
    if (outcome.kind === 'wrong-expected-version')
      throw wrongExpectedVersion(stream, asNumber(expected), outcome.current);
    throw notWritten(outcome, stream);
  };
  const Response = kind === 'delete' ? DeleteResp : TombstoneResp;
  return (call: ServerUnaryCall<Removal, RemovalResponse>, callback: sendUnaryData<RemovalResponse>): void => {
    remove(call.request.getOptions()).then(
      (position) => {
        const removedAt = new Response.Position().setCommitPosition(position).setPreparePosition(position);
        callback(null, new Response().setPosition(removedAt));
      },
      (error: unknown) => callback(toCallError(error)),
    );
  };
};
