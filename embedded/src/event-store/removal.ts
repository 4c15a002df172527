import type { ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import type { ExpectedRevision } from './append-rules.js';
import { invalidArgument, notWritten, toCallError, wrongExpectedVersion } from './errors.js';
import { type ExpectedRevisionOption, expectedRevisionOf, streamNameOf } from './proposals.js';
import { type shared, streams } from './protocol.js';
import type { Readiness } from './readiness.js';
import type { WriteQueue } from './write-queue.js';

const { DeleteResp, TombstoneResp } = streams;

/** Where removals go, and whether they are taken now. */
interface Writing {
  readonly queue: WriteQueue;
  readonly readiness: Readiness;
}

interface RemovalOptions extends ExpectedRevisionOption {
  getStreamIdentifier(): shared.StreamIdentifier | undefined;
  hasRevision(): boolean;
  getRevision(): string;
}

/** How the trailers of an error number what is no revision. */
const IN_TRAILERS = { any: -2, no_stream: -1, stream_exists: -4 } as const;
const asNumber = (expected: ExpectedRevision) => (typeof expected === 'number' ? expected : IN_TRAILERS[expected]);

async function remove(
  { queue, readiness }: Writing,
  kind: 'delete' | 'tombstone',
  options?: RemovalOptions,
): Promise<string> {
  if (!options) throw invalidArgument('the options are missing');
  const stream = streamNameOf(options.getStreamIdentifier());
  const expected = expectedRevisionOf(options, options.hasRevision() ? options.getRevision() : undefined);
  readiness.assertReady();
  const outcome = await readiness.orNotReady(queue.write({ kind, stream, expected }));
  if (outcome.kind === 'written') return String(outcome.position);
  if (outcome.kind === 'wrong-expected-version')
    throw wrongExpectedVersion(stream, asNumber(expected), outcome.current);
  throw notWritten(outcome, stream);
}

/** Deletes a stream softly: it may be begun again, and goes on counting where it stopped. */
export function softDelete(writing: Writing) {
  return (
    call: ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>,
    callback: sendUnaryData<streams.DeleteResp>,
  ): void => {
    remove(writing, 'delete', call.request.getOptions()).then(
      (position) => {
        const at = new DeleteResp.Position().setCommitPosition(position).setPreparePosition(position);
        callback(null, new DeleteResp().setPosition(at));
      },
      (error: unknown) => callback(toCallError(error)),
    );
  };
}

/** Deletes a stream for ever: its name cannot be used again. */
export function tombstone(writing: Writing) {
  return (
    call: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
    callback: sendUnaryData<streams.TombstoneResp>,
  ): void => {
    remove(writing, 'tombstone', call.request.getOptions()).then(
      (position) => {
        const at = new TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position);
        callback(null, new TombstoneResp().setPosition(at));
      },
      (error: unknown) => callback(toCallError(error)),
    );
  };
}
