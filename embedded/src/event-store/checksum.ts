import { crc32 } from 'node:zlib';

/** What of an event is kept beside its frame and decides where it is found. */
export interface EventKey {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
}

/** FNV-1a: for a few short words faster than handing them to zlib as text. */
const fold = (text: string, hash: number) => {
  let folded = hash;
  for (let at = 0; at < text.length; at++) folded = Math.imul(folded ^ text.charCodeAt(at), 16_777_619);
  return folded;
};

const numbered = (value: number, hash: number) =>
  Math.imul(Math.imul(hash ^ (value >>> 0), 16_777_619) ^ Math.floor(value / 2 ** 32), 16_777_619);

/** An event's checksum, over where it stands and what it says; signed, for so SQLite keeps it in four bytes. */
export function checksumOf({ position, stream, revision, type }: EventKey, frame: Uint8Array): number {
  const seed = fold(type, fold(stream, numbered(revision, numbered(position, 2_166_136_261))));
  return crc32(frame, seed >>> 0) | 0;
}

/** A stream's: its name and metadata decide what is seen of it. */
export const checksumOfStream = (id: number, name: string, metadata: string | null) =>
  crc32(`${id} ${name} ${metadata ?? ''}`) | 0;

/** Where the event after this one stands: positions count bytes, as on a real server. Logs once counted events. */
export const follows = (before: { position: number; bytes: number }, position: number) =>
  position === before.position + before.bytes || position === before.position + 1;

/** What was asked for is not as it was written, and is therefore not served. */
export class DamagedLog extends Error {
  constructor(what: string) {
    super(`The event log is damaged: ${what}. "npm run repair" says more; a backup has it whole.`);
  }
}
