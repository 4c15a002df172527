import type { EventFilter } from './filters.js';
import { streamDeleted } from './errors.js';
import type { LogReader, LogRow, StreamRow, StreamView } from './log-reader.js';

/** Some frames in order, what was looked at to find them, and whether there may be more. */
export interface Page {
  readonly frames: readonly Buffer[];
  readonly considered: number;
  readonly consideredBytes: number;
  readonly more: boolean;
}

/** A place in the log or in a stream from which it is read on, a page at a time. */
export interface Cursor {
  next(limit: number): Page;
}

const pageOf = (looked: readonly Buffer[], limit: number, frames = looked): Page => ({
  frames,
  considered: looked.length,
  consideredBytes: looked.reduce((sum, frame) => sum + frame.length, 0),
  more: looked.length === limit,
});

function pageOfLog(rows: readonly LogRow[], limit: number, matches?: EventFilter): Page {
  const looked = rows.map((row) => row[3]);
  if (!matches) return pageOf(looked, limit);
  const wanted = rows.filter(([, stream, type]) => matches(stream, type)).map((row) => row[3]);
  return pageOf(looked, limit, wanted);
}

const pageOfStream = (rows: readonly StreamRow[], limit: number) =>
  pageOf(
    rows.map((row) => row[1]),
    limit,
  );

/** `$all` from a position (included) towards the end, at most up to what `end` says at each page. */
export class AllForwards implements Cursor {
  constructor(
    private readonly log: LogReader,
    private from: number,
    private readonly end: () => number,
    private readonly matches?: EventFilter,
  ) {}

  /** The last position looked at. */
  get reached(): number {
    return this.from - 1;
  }

  next(limit: number): Page {
    const rows = this.log.allForwards(this.from, this.end(), limit);
    this.from = (rows.at(-1)?.[0] ?? this.reached) + 1;
    return pageOfLog(rows, limit, this.matches);
  }
}

/** `$all` from a position (not included, as on the real server) towards the beginning. */
export class AllBackwards implements Cursor {
  constructor(
    private readonly log: LogReader,
    private before: number,
    private readonly matches?: EventFilter,
  ) {}

  next(limit: number): Page {
    const rows = this.log.allBackwards(this.before, limit);
    this.before = rows.at(-1)?.[0] ?? 0;
    return pageOfLog(rows, limit, this.matches);
  }
}

/** A stream as it was when the read began, in either direction. */
export class StreamRead implements Cursor {
  constructor(
    private readonly log: LogReader,
    private readonly view: StreamView,
    private from: number,
    private readonly backwards: boolean,
  ) {}

  next(limit: number): Page {
    const rows = this.backwards
      ? this.log.streamBackwardsFrom(this.view, this.from, limit)
      : this.log.streamForwardsFrom(this.view, this.from, limit);
    const last = rows.at(-1)?.[0];
    if (last !== undefined) this.from = this.backwards ? last - 1 : last + 1;
    return pageOfStream(rows, limit);
  }
}

/** A stream that may yet begin, grow, be truncated or be deleted while it is followed. */
export class StreamFollow implements Cursor {
  constructor(
    private readonly log: LogReader,
    private readonly stream: string,
    private from: number,
  ) {}

  next(limit: number): Page {
    const view = this.log.stream(this.stream);
    if (!view) return pageOf([], limit);
    if (view.tombstoned) throw streamDeleted(this.stream);
    const rows = this.log.streamForwardsFrom(view, this.from, limit);
    this.from = (rows.at(-1)?.[0] ?? this.from - 1) + 1;
    return pageOfStream(rows, limit);
  }
}

/** How many rows to fetch at once: as many as are about 1 MB, judging by the last page, so that memory stays bounded. */
export class PageSize {
  private static readonly LARGEST = 256;
  private static readonly BYTES = 1024 * 1024;
  rows = 16;

  learnFrom({ considered, consideredBytes }: Page): void {
    if (considered === 0) return;
    const fitting = Math.ceil((PageSize.BYTES * considered) / (consideredBytes + 1));
    this.rows = Math.max(4, Math.min(PageSize.LARGEST, fitting, this.rows * 4));
  }
}
