import { setImmediate as nextTurn } from 'node:timers/promises';
import { streamNotFoundFrame } from './framing.js';
import { AllBackwards, AllForwards, type Cursor, StreamRead } from './cursors.js';
import { type CallError, invalidPosition, streamDeleted } from './errors.js';
import { filterOf } from './filters.js';
import type { Head } from './head.js';
import type { LogReader } from './log-reader.js';
import type { Outlet } from './outlet.js';
import { streamNameOf, wholeNumber } from './proposals.js';
import { streams } from './protocol.js';

type Options = streams.ReadReq.Options;

/** Answers a `Read` that ends by itself: a snapshot, taken when it was asked for. */
export async function read(outlet: Outlet, options: Options, log: LogReader, head: Head): Promise<void> {
  const count = wholeNumber(options.getCount());
  const stream = options.getStream();
  if (!stream) return send(outlet, cursorOnAll(options, log, head), count, options.hasFilter());

  const name = streamNameOf(stream.getStreamIdentifier());
  const view = log.stream(name);
  if (view?.tombstoned) throw streamDeleted(name);
  if (!view || view.softDeleted) {
    await outlet.send([streamNotFoundFrame(name)]);
    return;
  }
  const backwards = isBackwards(options);
  const from = stream.hasRevision() ? wholeNumber(stream.getRevision()) : stream.hasEnd() ? Infinity : 0;
  return send(outlet, new StreamRead(log, view, Math.min(from, view.last + 1), backwards), count);
}

const isBackwards = (options: Options) =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;

function cursorOnAll(options: Options, log: LogReader, head: Head): Cursor {
  const all = options.getAll();
  const end = head.position;
  const filter = options.getFilter();
  const matches = filter && filterOf(filter).matches;
  const position = all?.getPosition();
  const from = position ? positionOf(position, log, head, invalidPosition) : all?.hasEnd() ? end + 1 : 0;
  return isBackwards(options) ? new AllBackwards(log, from, matches) : new AllForwards(log, from, () => end, matches);
}

/** A position is an event's, the start, or beyond the end; the real server refuses all others. */
export function positionOf(
  position: streams.ReadReq.Options.Position,
  log: LogReader,
  head: Head,
  refusal: () => CallError,
): number {
  const at = wholeNumber(position.getCommitPosition());
  if (at > 0 && at <= head.position && !log.at(at)) throw refusal();
  return at;
}

async function send(outlet: Outlet, cursor: Cursor, count: number, filtered = false): Promise<void> {
  for (let left = count; left > 0;) {
    const page = cursor.next(filtered ? Infinity : left);
    const frames = page.frames.slice(0, left);
    if (!(await outlet.send(frames)) || !page.more) return;
    left -= frames.length;
    // A long read takes turns with everybody else.
    await nextTurn();
  }
}
