import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CAUGHT_UP, checkpointFrame, confirmationFrame } from './framing.js';
import { AllForwards, type Cursor, type Page, StreamFollow } from './cursors.js';
import { consumerTooSlow, invalidArgument } from './errors.js';
import { filterOf } from './filters.js';
import type { Head } from './head.js';
import type { LogReader } from './log-reader.js';
import type { Outlet } from './outlet.js';
import { positionOf } from './read.js';
import { streamNameOf, wholeNumber } from './proposals.js';
import type { streams } from './protocol.js';

type Options = streams.ReadReq.Options;

/** What 23.10 keeps for a live subscriber who does not read; with more waiting, the subscription ends. */
const LIVE_BUFFER = 32;
const HELD_UP_MS = 500;

/**
 * Answers a subscription. It always reads from the log, from where it is to what is committed, and sleeps when there is
 * nothing: so catching up and being live are the same, nothing is missed or overtaken between them, and a slow
 * subscriber costs a page of memory however far it falls behind.
 */
export async function subscribe(
  outlet: Outlet,
  options: Options,
  log: LogReader,
  head: Head,
  strict: boolean,
): Promise<void> {
  const following = options.hasStream() ? followStream(options, log) : followAll(options, log, head);
  const stopListening = head.listen(() => outlet.wake());
  try {
    await outlet.send([confirmationFrame(randomUUID())]);
    await follow(outlet, following, head, strict);
  } finally {
    stopListening();
  }
}

/** A cursor, and the checkpoints due at the places it comes to. */
interface Following {
  readonly cursor: Cursor;
  readonly checkpoints?: Checkpoints;
}

function followStream(options: Options, log: LogReader): Following {
  const stream = options.getStream();
  const name = streamNameOf(stream?.getStreamIdentifier());
  const after = stream?.hasRevision()
    ? wholeNumber(stream.getRevision())
    : stream?.hasEnd()
      ? (log.stream(name)?.last ?? -1)
      : -1;
  return { cursor: new StreamFollow(log, name, after + 1) };
}

function followAll(options: Options, log: LogReader, head: Head): Following {
  const all = options.getAll();
  const position = all?.getPosition();
  const nowhere = () => invalidArgument('Trying to read from an invalid position.');
  const after = position ? positionOf(position, log, head, nowhere) : all?.hasEnd() ? head.position : 0;
  const filter = options.getFilter();
  const { matches, checkpointInterval } = filter ? filterOf(filter) : {};
  const cursor = new AllForwards(log, after + 1, () => head.position, matches, log.at(after));
  return { cursor, checkpoints: checkpointInterval ? new Checkpoints(cursor, checkpointInterval) : undefined };
}

/** Tells the subscriber of a filter how far the search has come, every so many events looked at. */
class Checkpoints {
  private since = 0;

  constructor(
    private readonly cursor: AllForwards,
    private readonly interval: number,
  ) {}

  /** A page never reaches beyond the next checkpoint. */
  get remaining(): number {
    return this.interval - this.since;
  }

  after(page: Page): Buffer[] {
    this.since += page.considered;
    if (this.remaining > 0) return [];
    this.since = 0;
    return [checkpointFrame(this.cursor.reached)];
  }
}

async function follow(outlet: Outlet, { cursor, checkpoints }: Following, head: Head, strict: boolean): Promise<void> {
  let live = false;
  while (!outlet.gone) {
    const seen = head.position;
    const page = cursor.next(checkpoints?.remaining ?? Infinity);
    if (strict && live && outlet.heldUpMs > HELD_UP_MS && page.frames.length > LIVE_BUFFER) throw consumerTooSlow();
    if (!(await outlet.send([...page.frames, ...(checkpoints?.after(page) ?? [])]))) return;
    if (page.more) {
      await nextTurn();
      continue;
    }
    if (!live) {
      live = true;
      const absent = cursor instanceof StreamFollow && !cursor.exists;
      if (cursor instanceof StreamFollow) cursor.goLive();
      // 23.10 never says so of a stream that is not there.
      if (!(strict && absent)) await outlet.send([CAUGHT_UP]);
    }
    while (head.position === seen && !outlet.gone) await outlet.sleep();
  }
}
