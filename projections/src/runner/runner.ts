import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { Missing, type Projection } from '../kernel/index.js';
import { Gathering } from './gathering.js';
import { abandon, beginGeneration, findPlace, giveUpOthers, switchOver } from './generations.js';
import { isLive, positionOf, type Place } from './place.js';
import { Overtaken, Writer, type Report } from './writer.js';

export interface RunnerOptions {
  readonly log: Pick<Log, 'follow'>;
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
  /** For how long one that was overtaken leaves the work to the other. */
  readonly standByMs?: number;
}

export interface RunnerState {
  readonly state: 'starting' | 'building' | 'live' | 'interrupted';
  readonly place: Place | null;
  /** Events that have arrived and are not written yet. */
  readonly behind: number;
}

const LONGEST_PAUSE_MS = 2_000;

/** Follows the log and keeps the read models up to it. Of several runners one works, the others stand by. */
export class Runner {
  private readonly options: Required<RunnerOptions>;
  private readonly writer: Writer;
  private place: Place | null = null;
  private gathering: Gathering | null = null;
  private isOfOurShape = false;
  private failures = 0;
  private failure = '';

  constructor(options: RunnerOptions) {
    const defaults = { onPlace: () => undefined, most: 500, lookEveryMs: 1_000, standByMs: 1_000 };
    this.options = { ...defaults, ...options };
    this.writer = new Writer(options.redis, options.projections, options.report);
  }

  now(): RunnerState {
    return { state: this.state(), place: this.place, behind: this.gathering?.waiting ?? 0 };
  }

  /** Until told to stop. Whatever goes wrong, it goes on from where the models stand. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.place = await this.stand(signal);
        this.options.onPlace(this.place);
        await this.keepUp(signal);
      } catch (error) {
        if (!signal.aborted) await this.recover(error, signal);
      }
    }
  }

  private state(): RunnerState['state'] {
    if (this.failures > 0) return 'interrupted';
    if (!this.place) return 'starting';
    return isLive(this.place) ? 'live' : 'building';
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
    const { log, most, lookEveryMs } = this.options;
    const end = new AbortController();
    const both = AbortSignal.any([signal, end.signal]);
    const following = log.follow({ after: positionOf(this.place!.checkpoint), signal: both });
    this.gathering = new Gathering(following, both, most);
    try {
      while (!signal.aborted) {
        const { events, isCaughtUp } = await this.gathering.take({ most, withinMs: lookEveryMs });
        this.place = await this.writer.write(this.place!, events);
        this.failures = 0;
        this.failure = '';
        if (isCaughtUp && !isLive(this.place)) await this.switchOver();
      }
    } catch (error) {
      // The models contradict the log, so they are built again; unless another runner has changed them meanwhile.
      if (error instanceof Missing && !(await abandon(this.options.redis, this.place!))) throw new Overtaken();
      throw error;
    } finally {
      end.abort();
      this.gathering = null;
    }
  }

  private async switchOver(): Promise<void> {
    const place = await switchOver(this.options.redis, this.place!);
    if (!place) throw new Overtaken();
    this.place = place;
    this.options.onPlace(place);
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
