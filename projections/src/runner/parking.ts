import { createHash } from 'node:crypto';
import type { ParkedEvent } from '@sae/domain/audit';
import type { LoggedEvent, Log, Position } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { parkedBooksKey, parkedKey, parkedMarkKey, type ParkedBook } from '../reading/index.js';
import type { Conditions, Words } from './commands.js';

/** The books of a generation that wait, by name. */
export type Parked = ReadonlyMap<string, ParkedBook>;

export const findParked = async (redis: Redis, generation: string): Promise<Parked> => {
  const books = await redis.zRange(parkedBooksKey(generation), 0, -1);
  if (books.length === 0) return new Map();
  const texts = await redis.mGet(books.map((book) => parkedKey(generation, book)));
  return new Map(
    books.flatMap((book, n) => {
      const text = texts[n] ?? null;
      return text === null ? [] : [[book, JSON.parse(text) as ParkedBook]];
    }),
  );
};

const orderIn = (event: LoggedEvent): Pick<ParkedEvent, 'orderId'> => {
  try {
    const { orderId } = event.data as { readonly orderId?: unknown };
    return Number.isSafeInteger(orderId) ? { orderId: orderId as number } : {};
  } catch {
    // Data that cannot be lifted to today's version are why the event is parked, and reported with it.
    return {};
  }
};

export const parkedAt = (event: LoggedEvent): ParkedBook => {
  const { id, type, stream, revision, at } = event;
  return { event: { id, type, stream, revision, at, ...orderIn(event) }, from: { [stream]: revision } };
};

/** An event behind the one that its book waits for. */
export const alsoWaiting = (book: ParkedBook, { stream, revision }: LoggedEvent): ParkedBook =>
  Object.hasOwn(book.from, stream) ? book : { ...book, from: { ...book.from, [stream]: revision } };

/** A book after some of what waits in it was tried, up to the event that `failed`, if any. */
export const tried = (book: ParkedBook, events: readonly LoggedEvent[], failed?: ParkedEvent): ParkedBook => {
  const end = events.findIndex(({ id }) => id === failed?.id);
  const applied = end < 0 ? events : events.slice(0, end);
  const from = { ...book.from };
  for (const { stream, revision } of applied) from[stream] = revision + 1;
  return { event: failed ?? book.event, from };
};

const markOf = (parked: Parked): string => {
  if (parked.size === 0) return '';
  const books = [...parked].sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(books)).digest('hex');
};

/**
 * Nobody else parked a book or brought one back meanwhile: a projector that took a book for parked would pass over its
 * next event.
 */
export const parkedAsKnown = (generation: string, parked: Parked): Conditions => ({
  [parkedMarkKey(generation)]: markOf(parked),
});

/** What Redis has to do for the books that have come to wait, or wait no more. */
export const parkingCommands = (generation: string, before: Parked, after: Parked): readonly Words[] => {
  const index = parkedBooksKey(generation);
  const gone = [...before.keys()].filter((book) => !after.has(book));
  const changed = [...after].filter(([book, parked]) => before.get(book) !== parked);
  if (gone.length + changed.length === 0) return [];
  const mark = parkedMarkKey(generation);
  return [
    // Whoever read a list just before sees by the empty mark to look again.
    after.size > 0 ? ['SET', mark, markOf(after)] : ['SET', mark, '', 'EX', '5'],
    ...gone.flatMap((book): Words[] => [
      ['UNLINK', parkedKey(generation, book)],
      ['ZREM', index, book],
    ]),
    ...changed.flatMap(([book, parked]): Words[] => [
      ['SET', parkedKey(generation, book), JSON.stringify(parked)],
      ['ZADD', index, '0', book],
    ]),
  ];
};

/** Events that wait, and whether these are the last of them. */
export interface Waiting {
  readonly events: readonly LoggedEvent[];
  readonly all: boolean;
}

async function* eventsOf(
  log: Pick<Log, 'pages'>,
  stream: string,
  from: number,
): AsyncGenerator<LoggedEvent, undefined> {
  for await (const page of log.pages(stream, { from })) yield* page;
}

/** All that waits in a book up to a place in the log, in the order of the log, in parcels. */
export async function* waitingIn(
  { from }: ParkedBook,
  { log, upTo, most }: { readonly log: Pick<Log, 'pages'>; readonly upTo: Position; readonly most: number },
): AsyncGenerator<Waiting, void> {
  const streams = Object.entries(from).map(([stream, revision]) => eventsOf(log, stream, revision));
  const heads = await Promise.all(streams.map(async (events) => ({ events, next: (await events.next()).value })));
  let parcel: LoggedEvent[] = [];
  for (;;) {
    const [head] = heads
      .filter(({ next }) => next !== undefined && next.position <= upTo)
      .sort((one, other) => (one.next!.position < other.next!.position ? -1 : 1));
    if (!head) break;
    if (parcel.length === most) {
      yield { events: parcel, all: false };
      parcel = [];
    }
    parcel.push(head.next!);
    head.next = (await head.events.next()).value;
  }
  yield { events: parcel, all: true };
}
