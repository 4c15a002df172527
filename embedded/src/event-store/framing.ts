import { shared, streams } from './protocol.js';
import { FieldWriter, fieldSize, varintSize } from './wire.js';

/** An event with everything the log gave it. */
export interface RecordedEvent {
  readonly stream: string;
  readonly revision: number | bigint;
  readonly position: number;
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly createdMs: number;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

const lengthDelimited = (field: number) => (field << 3) | 2;
const varintField = (field: number) => field << 3;

const metadataEntry = (key: string, value: string) => {
  const length = Buffer.byteLength(value);
  return { key, value, length, size: fieldSize(key.length) + fieldSize(length) };
};

/**
 * The complete `ReadResp` message of one event, made once when it is appended: every later read and subscription
 * sends these bytes as they are.
 */
export function frameEvent(event: RecordedEvent): Buffer {
  const { revision, position, data, metadata } = event;
  const streamLength = Buffer.byteLength(event.stream);
  const entries = [
    metadataEntry('type', event.type),
    metadataEntry('content-type', event.contentType),
    // .NET ticks since 1970, which is what the clients divide by 10,000.
    metadataEntry('created', `${event.createdMs}0000`),
  ];
  const idSize = fieldSize(event.id.length);
  const recordSize =
    fieldSize(idSize) +
    fieldSize(fieldSize(streamLength)) +
    (1 + varintSize(revision)) +
    2 * (1 + varintSize(position)) +
    entries.reduce((sum, entry) => sum + fieldSize(entry.size), 0) +
    (fieldSize(metadata.length) + fieldSize(data.length));
  const eventSize = fieldSize(recordSize) + 1 + varintSize(position);
  const frame = Buffer.allocUnsafe(fieldSize(eventSize));

  const writer = new FieldWriter(frame)
    .open(lengthDelimited(1), eventSize)
    .open(lengthDelimited(1), recordSize)
    .open(lengthDelimited(1), idSize)
    .text(lengthDelimited(2), event.id, event.id.length)
    .open(lengthDelimited(2), fieldSize(streamLength))
    .text(lengthDelimited(3), event.stream, streamLength)
    .varint(varintField(3), revision)
    .varint(varintField(4), position)
    .varint(varintField(5), position);
  for (const { key, value, length, size } of entries) {
    writer
      .open(lengthDelimited(6), size)
      .text(lengthDelimited(1), key, key.length)
      .text(lengthDelimited(2), value, length);
  }
  writer.bytes(lengthDelimited(7), metadata).bytes(lengthDelimited(8), data).varint(varintField(3), position);
  return frame;
}

const { ReadResp } = streams;
const bytes = (message: streams.ReadResp) => Buffer.from(message.serializeBinary());

/** The subscription has begun. */
export const confirmationFrame = (subscriptionId: string) =>
  bytes(new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId)));

/** Everything up to this position has been looked at. */
export const checkpointFrame = (position: number) =>
  bytes(
    new ReadResp().setCheckpoint(
      new ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
    ),
  );

/** From here on the subscriber gets events as they are written. */
export const CAUGHT_UP = bytes(new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));

/** There is no such stream. */
export const streamNotFoundFrame = (stream: string) =>
  bytes(
    new ReadResp().setStreamNotFound(
      new ReadResp.StreamNotFound().setStreamIdentifier(
        new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(stream))),
      ),
    ),
  );
