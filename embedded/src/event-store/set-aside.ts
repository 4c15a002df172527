import { randomUUID } from 'node:crypto';
import type { EventKey } from './checksum.js';
import { frameEvent } from './framing.js';

/** An event that was damaged or lost and has been given up: it holds its place, and says nothing. */
export const SET_ASIDE = '$setAside';

/** Enough to come to any length: what tells a length in the frame grows by a byte now and then. */
const LOOSE = 8;

const blank = (length: number) => Buffer.from(length < 2 ? '' : `{${' '.repeat(length - 2)}}`);

/** The frame in the place of one that is given up, exactly as long, for positions count bytes; undefined when that was too short. */
export function setAsideFrame(
  place: EventKey & { readonly id?: string; readonly createdMs: number },
  length: number,
): Buffer | undefined {
  const frame = (data: number, metadata: number) =>
    frameEvent({
      ...place,
      id: place.id ?? randomUUID(),
      type: SET_ASIDE,
      contentType: 'application/json',
      data: blank(data),
      metadata: blank(metadata),
    });
  const room = length - frame(2, 0).length + 2;
  for (const metadata of [0, 2, 3, 4])
    for (let data = room; data >= Math.max(2, room - LOOSE); data--) {
      const made = frame(data, metadata);
      if (made.length === length) return made;
    }
  return undefined;
}

/** The shortest that can stand there. */
export const shortestSetAside = (place: EventKey & { readonly createdMs: number }): number =>
  frameEvent({
    ...place,
    id: randomUUID(),
    type: SET_ASIDE,
    contentType: 'application/json',
    data: blank(2),
    metadata: blank(0),
  }).length;
