import type { EventFilter } from './filters.js';
import { streamDeleted } from './errors.js';
import type { LogReader, LogRow, Place, StreamView } from './log-reader.js';

/** Some frames in order, how many events were looked at to find them, and whether there is more. */
export interface Page {
  readonly frames: readonly Buffer[];
  readonly considered: number;
  readonly more: boolean;
}

/** A place in the log or in a stream from which it is read on, a page of at most `limit` events at a time. */
export interface Cursor {
  next(limit: number): Page;
}

function pageOf(rows: readonly LogRow[], more: boolean, matches?: EventFilter): Page {
  const wanted = matches ? rows.filter(({ stream, type }) => matches(stream, type)) : rows;
  return { frames: wanted.map(({ frame }) => frame), considered: rows.length, more: more && rows.length > 0 };
}

/** `$all` from a position (included) towards the end, at most up to what `end` says at each page. */
export class AllForwards implements Cursor {
  constructor(
    private readonly log: LogReader,
    private from: number,
    private readonly end: () => number,
    private readonly matches?: EventFilter,
    /** What stands right before, where that is known. */
    private before?: Place,
  ) {}

  /** The last position looked at. */
  get reached(): number {
    return this.from - 1;
  }

  next(limit: number): Page {
    const end = this.end();
    const rows = this.log.allForwards(this.from, end, limit, this.before);
    this.before = rows.at(-1) ?? this.before;
    this.from = (rows.at(-1)?.position ?? this.reached) + 1;
    return pageOf(rows, this.reached < end, this.matches);
  }
}

/** `$all` from a position (not included, as on the real server) towards the beginning. */
export class AllBackwards implements Cursor {
  private after: LogRow | undefined;

  constructor(
    private readonly log: LogReader,
    private before: number,
    private readonly matches?: EventFilter,
  ) {}

  next(limit: number): Page {
    const rows = this.log.allBackwards(this.before, limit, this.after);
    this.after = rows.at(-1);
    this.before = this.after?.position ?? 0;
    return pageOf(rows, true, this.matches);
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
    const rows = this.log.streamFrom(this.view, this.from, limit, this.backwards);
    const last = rows.at(-1)?.revision ?? this.from;
    this.from = this.backwards ? last - 1 : last + 1;
    return pageOf(rows, this.backwards ? last > this.view.first : last < this.view.last);
  }
}

/** A stream that may yet begin, grow, be truncated or be deleted while it is followed. */
export class StreamFollow implements Cursor {
  private live = false;

  constructor(
    private readonly log: LogReader,
    private readonly stream: string,
    private from: number,
  ) {}

  /** From now on every event is heard, whatever the stream's metadata hides from those who read it. */
  goLive(): void {
    this.live = true;
  }

  get exists(): boolean {
    return this.log.stream(this.stream) !== undefined;
  }

  next(limit: number): Page {
    const view = this.log.stream(this.stream);
    if (!view) return pageOf([], false);
    if (view.tombstoned) throw streamDeleted(this.stream);
    const visible = this.live ? { ...view, first: 0, createdFrom: 0 } : view;
    const rows = this.log.streamFrom(visible, this.from, limit, false);
    this.from = (rows.at(-1)?.revision ?? this.from - 1) + 1;
    return pageOf(rows, this.from <= view.last);
  }
}
