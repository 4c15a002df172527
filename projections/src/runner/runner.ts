import { setTimeout as pause } from 'node:timers/promises';
import type { IsoTime } from '@sae/domain/kernel';
import type { Log, LoggedEvent } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import type { ReadModelSet } from '../kernel/index.js';
import { IN_FORCE, positionOf, serverRun } from '../reading/index.js';
import { EventBuffer } from './event-buffer.js';
import type { Words } from './commands.js';
import {
  abandon,
  attendedIn,
  beginGeneration,
  findCursor,
  putInForce,
  stillInForce,
  switchOver,
  isLive,
  type Cursor,
} from './generations.js';
import { AnotherLog, LogWatch } from './log-watch.js';
import { waitingIn } from './parking.js';
import { Overtaken, Writer, type Report } from './writer.js';

export interface RunnerOptions extends ReadModelSet {
  readonly log: Pick<Log, 'follow' | 'pages' | 'has' | 'head'>;
  readonly redis: Redis;
  /** Told of what goes wrong. */
  readonly report: Report;
  /** Told each time a generation begins to be written or to be read. */
  readonly onCursor?: (cursor: Cursor) => void;
  /** Told of each batch that readers see from now on, and since when it was worked on (ms); not while catching up. */
  readonly onShown?: (events: readonly LoggedEvent[], since: number) => void;
  /** How many events go into one batch at most. */
  readonly most?: number;
  /** How often an idle runner looks whether its models are still there. */
  readonly lookEveryMs?: number;
  /** How often it looks whether the log is still the one the models were made from. */
  readonly lookAtLogMs?: number;
  /** For how long one that was overtaken leaves the work to the other. */
  readonly standByMs?: number;
}

export interface RunnerState {
  readonly state: 'starting' | 'building' | 'catching up' | 'live' | 'interrupted';
  readonly cursor: Cursor | null;
  /** Why the models were built anew last; empty when they were not. */
  readonly because: string;
  /** Events that have arrived and are not written yet. */
  readonly behind: number;
  /** Events written since it was started. */
  readonly written: number;
  /** When the last of them happened. */
  readonly writtenUpTo: IsoTime | null;
}

const LONGEST_PAUSE_MS = 2_000;

/** Follows the log and keeps the read models up to it. Of several runners one works, the others stand by. */
export class Runner {
  private readonly options: Required<RunnerOptions>;
  private readonly writer: Writer;
  private cursor: Cursor | null = null;
  private buffer: EventBuffer | null = null;
  private wasInForce = false;
  /** Since it stands where it stands, it has been at the log's end. */
  private isCaughtUp = false;
  private because = '';
  private written = 0;
  private writtenUpTo: IsoTime | null = null;
  private failures = 0;
  private failure = '';

  constructor(options: RunnerOptions) {
    const told = { onCursor: () => undefined, onShown: () => undefined };
    const defaults = { most: 500, lookEveryMs: 1_000, lookAtLogMs: 5_000, standByMs: 1_000 };
    this.options = { ...told, ...defaults, ...options };
    this.writer = new Writer(options.redis, options.projections, options.report);
  }

  now(): RunnerState {
    const { cursor, because, written, writtenUpTo } = this;
    return { state: this.state(), cursor, because, behind: this.buffer?.waiting ?? 0, written, writtenUpTo };
  }

  /** Until told to stop. Whatever goes wrong, it goes on from where the models stand. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.cursor = await this.stand(signal);
        if (!isLive(this.cursor)) this.options.onCursor(this.cursor);
        await this.keepUp(signal);
      } catch (error) {
        if (!signal.aborted) await this.recover(error, signal);
      }
    }
  }

  private state(): RunnerState['state'] {
    if (this.failures > 0) return 'interrupted';
    if (!this.cursor) return 'starting';
    if (!isLive(this.cursor)) return 'building';
    return this.isCaughtUp ? 'live' : 'catching up';
  }

  private async stand(signal: AbortSignal): Promise<Cursor> {
    const { redis, standByMs, shape } = this.options;
    await this.comeIntoForce(signal);
    const cursor = await findCursor(redis);
    // Further than it was left: somebody else is at work, and goes on as long as this one waits.
    const isBusy = this.cursor !== null && cursor !== null && cursor.checkpoint > this.cursor.checkpoint;
    if (isBusy) await pause(standByMs, undefined, { signal });
    const found = isBusy ? await findCursor(redis) : cursor;
    const begun = found ?? (await beginGeneration(redis, '', shape, { [IN_FORCE]: shape }));
    if (!begun) throw new Overtaken();
    return begun;
  }

  /** Of versions that run side by side the one started last is in force: the others must not go on undoing its work. */
  private async comeIntoForce(signal: AbortSignal): Promise<void> {
    const { redis, standByMs, shape, report } = this.options;
    for (let isTold = false; this.wasInForce; isTold = true) {
      const inForce = await redis.get(IN_FORCE);
      if (inForce === shape) return;
      if (inForce === null) break;
      if (!isTold)
        report('The read models are not kept up to date here', new Error(`${inForce} is in force, not ${shape}`));
      await pause(standByMs, undefined, { signal });
    }
    await putInForce(redis, shape);
    this.wasInForce = true;
  }

  private async keepUp(signal: AbortSignal): Promise<void> {
    const { log, redis, report, most, lookEveryMs, lookAtLogMs, shape, onShown } = this.options;
    const watch = new LogWatch({ log, redis, report, cursor: () => this.cursor!, everyMs: lookAtLogMs });
    const end = new AbortController();
    const both = AbortSignal.any([signal, end.signal]);
    end.signal.addEventListener('abort', () => watch.end());
    this.isCaughtUp = false;
    try {
      await watch.check();
      await this.unpark();
      const following = log.follow({ after: positionOf(this.cursor!.checkpoint), signal: both, onState: watch.hear });
      this.buffer = new EventBuffer(following, both, most);
      const run = serverRun(redis);
      const ours = await run.id();
      while (!signal.aborted) {
        const { events, isCaughtUp } = await this.buffer.take({ most, withinMs: lookEveryMs });
        const since = Date.now();
        await watch.assure(events.length > 0);
        // A Redis that was started anew may lack what was written, and what was told to be missing.
        if ((await run.id()) !== ours) throw new Overtaken();
        const signs = [stillInForce(shape), ...(this.isCaughtUp ? [attendedIn(ours)] : [])];
        this.cursor = await this.writer.write(this.cursor!, events, signs);
        if (this.isCaughtUp) onShown(events, since);
        this.written += events.length;
        this.writtenUpTo = events.at(-1)?.at ?? this.writtenUpTo;
        this.failures = 0;
        this.failure = '';
        if (isCaughtUp && !this.isCaughtUp) await this.caughtUp([attendedIn(ours)]);
      }
    } catch (error) {
      if (error instanceof AnotherLog) await this.leave(error);
      else throw error;
    } finally {
      end.abort();
      this.buffer = null;
    }
  }

  /** The models of another log are the truth of nothing here. */
  private async leave(why: AnotherLog): Promise<void> {
    if (!(await abandon(this.options.redis, this.cursor!))) throw new Overtaken();
    this.because = why.message;
    this.options.report('The read models are built anew', why);
    this.cursor = null;
  }

  /** What waited may be applied by now: the tables are others since a restart, or the models are. */
  private async unpark(): Promise<void> {
    const { log, most } = this.options;
    const cursor = this.cursor!;
    const upTo = positionOf(cursor.checkpoint) ?? -1n;
    for (const [book, parked] of await this.writer.begin(cursor))
      for await (const { events, all } of waitingIn(parked, { log, upTo, most }))
        if (!(await this.writer.retry(cursor, book, events, all))) break;
  }

  private async caughtUp(signs: readonly Words[]): Promise<void> {
    this.isCaughtUp = true;
    if (isLive(this.cursor!)) this.cursor = await this.writer.write(this.cursor!, [], signs);
    else {
      const cursor = await switchOver(this.options.redis, this.cursor!, signs);
      if (!cursor) throw new Overtaken();
      this.cursor = cursor;
    }
    this.options.onCursor(this.cursor);
  }

  private async recover(error: unknown, signal: AbortSignal): Promise<void> {
    if (error instanceof Overtaken) return;
    const failure = String(error);
    if (failure !== this.failure) this.options.report('The read models are not kept up to date', error);
    this.failure = failure;
    this.failures += 1;
    // Whether the last batch was written is not known, so nothing can be told from where the models stand now.
    this.cursor = null;
    const ms = Math.min(50 * 2 ** this.failures, LONGEST_PAUSE_MS);
    await pause(ms, undefined, { signal }).catch(() => undefined);
  }
}
