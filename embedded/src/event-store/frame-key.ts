import type { EventKey } from './checksum.js';
import { streams } from './protocol.js';
import { TOMBSTONE_REVISION } from './schema.js';

/** An event as its frame tells it. */
export interface FramedEvent extends EventKey {
  readonly id: string;
  readonly createdMs: number;
  readonly data: Uint8Array;
}

const TICKS_PER_MS = 10_000;

/** What a frame says of itself; undefined when it cannot be read. It may be damaged: the checksum tells. */
export function framed(frame: Uint8Array): FramedEvent | undefined {
  try {
    const event = streams.ReadResp.deserializeBinary(frame).getEvent()?.getEvent();
    if (!event) return undefined;
    const metadata = event.getMetadataMap();
    return {
      position: Number(event.getCommitPosition()),
      stream: Buffer.from(event.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8'),
      revision: Math.min(Number(event.getStreamRevision()), TOMBSTONE_REVISION),
      type: metadata.get('type') ?? '',
      id: event.getId()?.getString() ?? '',
      createdMs: Math.floor(Number(metadata.get('created') ?? 0) / TICKS_PER_MS),
      data: event.getData_asU8(),
    };
  } catch {
    // Bytes that are no message any more.
    return undefined;
  }
}
