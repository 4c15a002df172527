// The client's generated protocol code is CommonJS whose names Node cannot see from an ES module: hence the default imports.
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import protobufEmpty from 'google-protobuf/google/protobuf/empty_pb.js';
import { Refusal } from '@sae/domain/kernel';
import type { NewEvent } from './logged-event.js';

export { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
export { shared, streams, protobufEmpty };

/** The server refuses more than 1 MiB in one append; it counts a little more than this. */
export const MOST_BYTES = 1_000_000;

/** An event on its way into the log: what a reader will get back, and what it weighs there. */
export interface Outgoing {
  readonly message: streams.BatchAppendReq.ProposedMessage;
  readonly data: object;
  readonly bytes: number;
}

/** To JSON and back, so that the state folded from it is the state a reader of the log will fold. */
export const outgoing = ({ id, type, data, metadata }: NewEvent): Outgoing => {
  const json = JSON.stringify(data);
  const [content, circumstances] = [Buffer.from(json), Buffer.from(JSON.stringify(metadata))];
  const message = new streams.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(content)
    .setCustomMetadata(circumstances);
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return {
    data: JSON.parse(json) as object,
    message,
    bytes: content.length + circumstances.length + 2 * type.length,
  };
};

export const weightOf = (events: readonly Outgoing[]): number => events.reduce((sum, { bytes }) => sum + bytes, 0);

export const tooLarge = (): Refusal => new Refusal('invalid', 'log/too-large', 'This is too large to be stored');
