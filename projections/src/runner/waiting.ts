import type { Log, LoggedEvent, Position } from '@sae/platform/log';
import type { ParkedBook } from '../reading/index.js';

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
