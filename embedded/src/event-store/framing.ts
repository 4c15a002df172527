import type { EventKey } from './checksum.js';
import { shared, streams } from './protocol.js';

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

const { ReadResp } = streams;
const streamIdentifier = (name: string) =>
  new shared.StreamIdentifier().setStreamName(Uint8Array.from(Buffer.from(name)));
const bytes = (message: streams.ReadResp) => Buffer.from(message.serializeBinary());

/**
 * The complete `ReadResp` message of one event, made once when it is appended: every later read and subscription
 * sends these bytes as they are.
 */
export function frameEvent(event: RecordedEvent): Buffer {
  const position = String(event.position);
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(String(event.revision))
    .setPreparePosition(position)
    .setCommitPosition(position)
    .setCustomMetadata(event.metadata)
    .setData(event.data);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    // .NET ticks since 1970, which is what the clients divide by 10,000.
    .set('created', `${event.createdMs}0000`);
  return bytes(new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position)));
}

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
  bytes(new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream))));

/** Under this name the metadata of what is sent in the place of a damaged event say so; its data are nobody's. */
export const DAMAGED = '$damaged';

/** What is sent in the place of an event that is not as it was written: where it stood, and nothing of what it said. */
export const damagedFrame = (event: EventKey & { readonly id: string; readonly createdMs: number }, sentence: string) =>
  frameEvent({
    ...event,
    contentType: 'application/octet-stream',
    data: new Uint8Array(),
    metadata: Buffer.from(JSON.stringify({ [DAMAGED]: sentence })),
  });
