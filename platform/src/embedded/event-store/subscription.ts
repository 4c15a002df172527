import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CAUGHT_UP, FELL_BEHIND, checkpointFrame, confirmationFrame } from './control-frames.js';
import { AllForwards, type Cursor, type Page, PageSize, StreamFollow } from './cursors.js';
import { filterOf } from './filters.js';
import type { Head } from './head.js';
import type { LogReader } from './log-reader.js';
import type { Outlet } from './outlet.js';
import { streamNameOf, wholeNumber } from './proposals.js';
import type { streams } from './protocol.js';

type Options = streams.ReadReq.Options;

/** A live subscriber this many events behind is told so. */
const BEHIND = 2_048;

/**
 * Answers a subscription. It always reads from the log, from where it is to what is committed, and sleeps when there is
 * nothing: so catching up and being live are the same, nothing is missed or overtaken between them, and a slow
 * subscriber costs a page of memory however far it falls behind.
 */
export async function subscribe(outlet: Outlet, options: Options, log: LogReader, head: Head): Promise<void> {
  const following = options.hasStream() ? followStream(options, log) : followAll(options, log, head);
  const stopListening = head.listen(() => outlet.wake());
  try {
    await outlet.send([confirmationFrame(randomUUID())]);
    await follow(outlet, following, head);
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
  const after = position ? wholeNumber(position.getCommitPosition()) : all?.hasEnd() ? head.position : 0;
  const filter = options.getFilter();
  const { matches, checkpointInterval } = filter ? filterOf(filter) : {};
  const cursor = new AllForwards(log, after + 1, () => head.position, matches);
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
    return this.remaining > 0 ? [] : this.now();
  }

  now(): Buffer[] {
    if (this.since === 0) return [];
    this.since = 0;
    return [checkpointFrame(this.cursor.reached)];
  }
}

async function follow(outlet: Outlet, { cursor, checkpoints }: Following, head: Head): Promise<void> {
  const size = new PageSize();
  let live = false;
  let behind = 0;
  while (!outlet.gone) {
    const seen = head.position;
    const page = cursor.next(Math.min(size.rows, checkpoints?.remaining ?? size.rows));
    if (!(await outlet.send([...page.frames, ...(checkpoints?.after(page) ?? [])]))) return;
    size.learnFrom(page);
    if (page.more) {
      behind += page.considered;
      if (live && behind >= BEHIND) {
        live = false;
        await outlet.send([FELL_BEHIND]);
      }
      await nextTurn();
      continue;
    }
    behind = 0;
    if (!live) {
      live = true;
      await outlet.send([...(checkpoints?.now() ?? []), CAUGHT_UP]);
    }
    while (head.position === seen && !outlet.gone) await outlet.sleep();
  }
}
