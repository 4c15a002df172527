import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import type { Projection } from '../kernel/index.js';
import { positionOf, serverRun } from '../reading/index.js';
import { EventBuffer } from './event-buffer.js';
import type { Words } from './commands.js';
import {
  abandon,
  attendedIn,
  beginGeneration,
  findPlace,
  giveUpOthers,
  switchOver,
  isLive,
  type Place,
} from './generations.js';
import { AnotherLog, LogWatch } from './log-watch.js';
import { waitingIn } from './parking.js';
import { Overtaken, Writer, type Report } from './writer.js';

export interface RunnerOptions {
  readonly log: Pick<Log, 'follow' | 'pages' | 'has' | 'head'>;
  readonly redis: Redis;
  readonly projections: readonly Projection[];
  /** What the models are made like. */
  readonly shape: string;
  /** Told of what goes wrong. */
  readonly report: Report;
  /** Told each time a generation begins to be written or to be read. */
  readonly onPlace?: (place: Place) => void;
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
  readonly place: Place | null;
  /** Why the models were built anew last; empty when they were not. */
  readonly because: string;
  /** Events that have arrived and are not written yet. */
  readonly behind: number;
}

const LONGEST_PAUSE_MS = 2_000;

/** Follows the log and keeps the read models up to it. Of several runners one works, the others stand by. */
export class Runner {
  private readonly options: Required<RunnerOptions>;
  private readonly writer: Writer;
  private place: Place | null = null;
  private buffer: EventBuffer | null = null;
  private isOfOurShape = false;
  /** Since it stands where it stands, it has been at the log's end. */
  private isCaughtUp = false;
  private because = '';
  private failures = 0;
  private failure = '';

  constructor(options: RunnerOptions) {
    const defaults = { onPlace: () => undefined, most: 500, lookEveryMs: 1_000, lookAtLogMs: 5_000, standByMs: 1_000 };
    this.options = { ...defaults, ...options };
    this.writer = new Writer(options.redis, options.projections, options.report);
  }

  now(): RunnerState {
    return { state: this.state(), place: this.place, because: this.because, behind: this.buffer?.waiting ?? 0 };
  }

  /** Until told to stop. Whatever goes wrong, it goes on from where the models stand. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.place = await this.stand(signal);
        if (!isLive(this.place)) this.options.onPlace(this.place);
        await this.keepUp(signal);
      } catch (error) {
        if (!signal.aborted) await this.recover(error, signal);
      }
    }
  }

  private state(): RunnerState['state'] {
    if (this.failures > 0) return 'interrupted';
    if (!this.place) return 'starting';
    if (!isLive(this.place)) return 'building';
    return this.isCaughtUp ? 'live' : 'catching up';
  }

  private async stand(signal: AbortSignal): Promise<Place> {
    const { redis, standByMs, shape } = this.options;
    // Only once: two versions that run side by side must not go on undoing each other's work.
    if (!this.isOfOurShape) await giveUpOthers(redis, shape);
    this.isOfOurShape = true;
    const place = await findPlace(redis);
    // Further than it was left: somebody else is at work, and goes on as long as this one waits.
    const isBusy = this.place !== null && place !== null && place.checkpoint > this.place.checkpoint;
    if (isBusy) await pause(standByMs, undefined, { signal });
    const found = isBusy ? await findPlace(redis) : place;
    const begun = found ?? (await beginGeneration(redis, '', shape));
    if (!begun) throw new Overtaken();
    return begun;
  }

  private async keepUp(signal: AbortSignal): Promise<void> {
    const { log, redis, report, most, lookEveryMs, lookAtLogMs } = this.options;
    const watch = new LogWatch({ log, redis, report, place: () => this.place!, everyMs: lookAtLogMs });
    const end = new AbortController();
    const both = AbortSignal.any([signal, end.signal]);
    end.signal.addEventListener('abort', () => watch.end());
    this.isCaughtUp = false;
    try {
      await watch.check();
      await this.unpark();
      const following = log.follow({ after: positionOf(this.place!.checkpoint), signal: both, onState: watch.hear });
      this.buffer = new EventBuffer(following, both, most);
      const run = serverRun(redis);
      const ours = await run.id();
      while (!signal.aborted) {
        const { events, isCaughtUp } = await this.buffer.take({ most, withinMs: lookEveryMs });
        await watch.assure(events.length > 0);
        // A Redis that was started anew may lack what was written, and what was told to be missing.
        if ((await run.id()) !== ours) throw new Overtaken();
        const signs = this.isCaughtUp ? [attendedIn(ours)] : [];
        this.place = await this.writer.write(this.place!, events, signs);
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
    if (!(await abandon(this.options.redis, this.place!))) throw new Overtaken();
    this.because = why.message;
    this.options.report('The read models are built anew', why);
    this.place = null;
  }

  /** What waited may be applied by now: the tables are others since a restart, or the models are. */
  private async unpark(): Promise<void> {
    const { log, most } = this.options;
    const place = this.place!;
    const upTo = positionOf(place.checkpoint) ?? -1n;
    for (const [book, parked] of await this.writer.begin(place))
      for await (const { events, all } of waitingIn(parked, { log, upTo, most }))
        if (!(await this.writer.retry(place, book, events, all))) break;
  }

  private async caughtUp(signs: readonly Words[]): Promise<void> {
    this.isCaughtUp = true;
    if (isLive(this.place!)) this.place = await this.writer.write(this.place!, [], signs);
    else {
      const place = await switchOver(this.options.redis, this.place!, signs);
      if (!place) throw new Overtaken();
      this.place = place;
    }
    this.options.onPlace(this.place);
  }

  private async recover(error: unknown, signal: AbortSignal): Promise<void> {
    if (error instanceof Overtaken) return;
    const failure = String(error);
    if (failure !== this.failure) this.options.report('The read models are not kept up to date', error);
    this.failure = failure;
    this.failures += 1;
    // Whether the last batch was written is not known, so nothing can be told from where the models stand now.
    this.place = null;
    const ms = Math.min(50 * 2 ** this.failures, LONGEST_PAUSE_MS);
    await pause(ms, undefined, { signal }).catch(() => undefined);
  }
}
