import { type EventKey, checksumOf } from './checksum.js';
import { framed } from './frame-key.js';

/** An event as the database has it; `stream` is null where nobody knows its number. */
export type Row = readonly [
  position: number,
  revision: number,
  stream: string | null,
  type: string,
  frame: Buffer,
  checksum: number | null,
];

/** Where an event stands that is as it was written, by its frame where a column is what is damaged; else undefined. */
export function keyOfWhole([position, revision, stream, type, frame, checksum]: Row): EventKey | undefined {
  if (stream !== null && checksumOf({ position, stream, revision, type }, frame) === checksum)
    return { position, stream, revision, type };
  const key = framed(frame);
  return key?.position === position && checksumOf(key, frame) === checksum ? key : undefined;
}

/** A damaged one, as it is named to people. */
export const nameOf = ([position, revision, stream, type]: Row) =>
  `the event at position ${position} (${type}, revision ${revision} of ${stream})`;
