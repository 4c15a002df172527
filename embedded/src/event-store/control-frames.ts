import { shared, streams } from './protocol.js';

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
