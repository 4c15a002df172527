import type { Appended, LoggedEvent, NewEvent, Position } from './logged-event.js';
import type { Upcasters } from './upcasters.js';

export interface LogOptions {
  /** How long one try may take. */
  readonly timeoutMs?: number;
  /** How long an append of unknown outcome is sent again. */
  readonly patienceMs?: number;
  readonly upcasters?: Upcasters;
}

export interface ReadOptions {
  /** The first revision to read; backwards from the end when absent. */
  readonly from?: number;
  readonly maxCount?: number;
  readonly backwards?: boolean;
}

export type FollowState = 'connecting' | 'following' | 'interrupted';

export interface FollowOptions {
  /** Follow after this position; from the beginning of the log when null. */
  readonly after: Position | null;
  /** Only streams whose names begin so. */
  readonly prefixes?: readonly string[];
  /** Only events of these types. */
  readonly eventTypes?: readonly string[];
  readonly signal?: AbortSignal;
  readonly onState?: (state: FollowState, error?: unknown) => void;
}

/** `checkpoint`: nothing of interest stands up to here. `caughtUp`: all that stood in the log has been given. */
export type Followed = { event: LoggedEvent } | { checkpoint: Position } | { caughtUp: true };

/** The door to the log. One per process: the client shares its append answers among all its instances. */
export class Log {
  constructor(
    readonly url: string,
    readonly options: LogOptions = {},
  ) {}

  /** Appends at exactly this revision (-1: the stream must not exist), once, whatever happens on the way. */
  append(_stream: string, _expected: number, _events: readonly NewEvent[]): Promise<Appended> {
    throw new Error('not built yet');
  }

  /** The events of a stream, oldest first unless backwards; none when it does not exist. */
  read(_stream: string, _options: ReadOptions = {}): Promise<LoggedEvent[]> {
    throw new Error('not built yet');
  }

  /** Follows the whole log, whatever breaks; gives each event once, in order. */
  follow(_options: FollowOptions): AsyncIterable<Followed> {
    throw new Error('not built yet');
  }

  /** The position of the last event in the log. */
  head(): Promise<Position> {
    throw new Error('not built yet');
  }

  /** @throws Refusal when the log does not answer. */
  ping(): Promise<void> {
    throw new Error('not built yet');
  }

  close(): Promise<void> {
    throw new Error('not built yet');
  }
}
