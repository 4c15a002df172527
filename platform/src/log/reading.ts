import { BACKWARDS, END, ErrorType, FORWARDS, START } from '@eventstore/db-client';
import type {
  AllStreamResolvedEvent,
  Direction,
  EventStoreDBClient,
  ReadRevision,
  ResolvedEvent,
  StreamingRead,
} from '@eventstore/db-client';
import { isOfType } from './errors.js';
import type { Position } from './logged-event.js';
import { TimedOut } from './patience.js';

/** A page of a stream, or of the whole log. */
export interface Page<From> {
  readonly from?: From;
  readonly count: number;
  readonly backwards: boolean;
}

/** All that a read gives; fails when nothing more comes for so long. */
const collect = async <T>(read: StreamingRead<T>, quietMs: number): Promise<T[]> => {
  const items: T[] = [];
  const silence = setTimeout(() => read.destroy(new TimedOut(`Silence of ${quietMs} ms`)), quietMs);
  try {
    for await (const item of read as AsyncIterable<T>) {
      items.push(item);
      silence.refresh();
    }
    return items;
  } catch (error) {
    await read.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(silence);
  }
};

const edge = (backwards: boolean) => (backwards ? END : START);
const direction = (backwards: boolean): Direction => (backwards ? BACKWARDS : FORWARDS);

export const readStream = async (
  client: EventStoreDBClient,
  stream: string,
  { from, count, backwards }: Page<number>,
  quietMs: number,
): Promise<ResolvedEvent[]> => {
  const fromRevision: ReadRevision = from === undefined ? edge(backwards) : BigInt(from);
  const options = { fromRevision, direction: direction(backwards), maxCount: count };
  try {
    return await collect(client.readStream(stream, options), quietMs);
  } catch (error) {
    if (isOfType(error, ErrorType.STREAM_NOT_FOUND)) return [];
    throw error;
  }
};

/** A page of the whole log; the event at `from` itself is part of it. */
export const readAll = (
  client: EventStoreDBClient,
  { from, count, backwards }: Page<Position>,
  quietMs: number,
): Promise<AllStreamResolvedEvent[]> => {
  const fromPosition = from === undefined ? edge(backwards) : { commit: from, prepare: from };
  return collect(client.readAll({ fromPosition, direction: direction(backwards), maxCount: count }), quietMs);
};
