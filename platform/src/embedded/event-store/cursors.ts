import type { EventFilter } from './filters.js';
import { streamDeleted } from './errors.js';
import type { LogReader, StreamView } from './log-reader.js';

/** Some frames in order, how many events were looked at to find them, and whether there may be more. */
export interface Page {
  readonly frames: readonly Buffer[];
  readonly considered: number;
  readonly more: boolean;
}

/** A place in the log or in a stream from which it is read on, a page at a time. */
export interface Cursor {
  next(limit: number): Page;
}

const pageOf = (frames: readonly Buffer[], considered: number, limit: number): Page => ({
  frames,
  considered,
  more: considered === limit,
});

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
    const wanted = this.matches ? rows.filter(([, stream, type]) => this.matches?.(stream, type)) : rows;
    return pageOf(
      wanted.map((row) => row[3]),
      rows.length,
      limit,
    );
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
    const wanted = this.matches ? rows.filter(([, stream, type]) => this.matches?.(stream, type)) : rows;
    return pageOf(
      wanted.map((row) => row[3]),
      rows.length,
      limit,
    );
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
    return pageOf(
      rows.map((row) => row[1]),
      rows.length,
      limit,
    );
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
    if (!view) return pageOf([], 0, limit);
    if (view.tombstoned) throw streamDeleted(this.stream);
    const rows = this.log.streamForwardsFrom(view, this.from, limit);
    this.from = (rows.at(-1)?.[0] ?? this.from - 1) + 1;
    return pageOf(
      rows.map((row) => row[1]),
      rows.length,
      limit,
    );
  }
}

/** How many rows to fetch at once: as many as are about 1 MB, judging by the last page, so that memory stays bounded. */
export class PageSize {
  static readonly LARGEST = 256;
  rows = 16;

  learnFrom({ frames }: Page): void {
    const bytes = frames.reduce((sum, frame) => sum + frame.length, 0);
    const fitting = frames.length === 0 ? PageSize.LARGEST : Math.ceil((1024 * 1024 * frames.length) / (bytes + 1));
    this.rows = Math.min(PageSize.LARGEST, Math.max(4, fitting), this.rows * 4);
  }
}
