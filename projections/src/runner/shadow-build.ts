import type { Log, LoggedEvent } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import type { ReadModelSet } from '../kernel/index.js';
import { BUILDING, checkpointKey, CURRENT, positionOf, type Checkpoint } from '../reading/index.js';
import { conditionally } from './commands.js';
import { EventBuffer } from './event-buffer.js';
import { beginGeneration, conditionsOf, type Cursor, sweep, switchOver } from './generations.js';
import { Overtaken, Writer, type Report } from './writer.js';

export interface ShadowBuildOptions extends ReadModelSet {
  readonly log: Pick<Log, 'follow'>;
  readonly redis: Redis;
  readonly report: Report;
  /** Told of what was written, and of where the generation stands that is read. */
  readonly onProgress?: (written: readonly LoggedEvent[], cursor: Cursor, target: Checkpoint) => void;
  readonly signal: AbortSignal;
  readonly most?: number;
}

/** Why there is nothing to build, or not now, in a sentence. */
export class CannotRebuild extends Error {
  override readonly name = 'CannotRebuild';
}

/** How long to wait for the running generation to move. */
const WAIT_MS = 5;
const BEFORE_ALL = -1n;

/** A generation built from the log beside the one that is read, and never further than it. */
export class ShadowBuild {
  private readonly writer: Writer;
  private readonly buffer: EventBuffer;
  private readonly end = new AbortController();

  private constructor(
    private readonly options: ShadowBuildOptions,
    public cursor: Cursor,
  ) {
    const { log, redis, projections, report, signal, most = 500 } = options;
    const both = AbortSignal.any([signal, this.end.signal]);
    this.writer = new Writer(redis, projections, report);
    this.buffer = new EventBuffer(log.follow({ after: null, signal: both }), both, most);
  }

  static async begin(options: ShadowBuildOptions): Promise<ShadowBuild> {
    const { redis, shape } = options;
    const current = await redis.get(CURRENT);
    if (current === null)
      throw new CannotRebuild('There are no read models yet; the projection process builds them from nothing.');
    const cursor = await beginGeneration(redis, current, shape);
    if (!cursor) throw new CannotRebuild('The read models are being built already.');
    return new ShadowBuild(options, cursor);
  }

  /** On until both stand at the same event; false when told to stop before. */
  async meet(): Promise<boolean> {
    const { redis, signal, most = 500, onProgress = () => undefined } = this.options;
    while (!signal.aborted) {
      const target = await redis.get(checkpointKey(this.cursor.current));
      if (target === null) throw new Overtaken();
      if (target === this.cursor.checkpoint) return true;
      const upTo = positionOf(target) ?? BEFORE_ALL;
      const { events } = await this.buffer.take({ most, upTo, withinMs: WAIT_MS });
      this.cursor = await this.writer.write(this.cursor, events);
      onProgress(events, this.cursor, target);
    }
    return false;
  }

  /** Puts this place as it was built where it is read; false, and nothing is done, when they stand at different events. */
  async putRight(name: string): Promise<boolean> {
    const { redis } = this.options;
    const { generation, current, checkpoint } = this.cursor;
    const [built, read] = [`${generation}:${name}`, `${current}:${name}`];
    const words = (await redis.exists(built)) ? ['COPY', built, read, 'REPLACE'] : ['UNLINK', read];
    return conditionally(redis, { ...conditionsOf(this.cursor), [checkpointKey(current)]: checkpoint }, [words]);
  }

  /** Says that somebody is still at it. */
  async stay(): Promise<void> {
    this.cursor = await this.writer.write(this.cursor, []);
  }

  /** Nothing more is written. */
  close(): void {
    this.end.abort();
  }

  /** Leaves everything as it was. */
  async drop(): Promise<void> {
    const { redis } = this.options;
    this.close();
    await conditionally(redis, { [BUILDING]: this.cursor.generation }, [['UNLINK', BUILDING]]);
    await sweep(redis, new AbortController().signal);
  }
}

export interface Rebuilt {
  readonly cursor: Cursor;
  readonly events: number;
}

/**
 * Builds a new generation beside the one that is read, and switches over where both stand at the same event: so the
 * running process goes on in the new one as if nothing had happened.
 */
export const rebuild = async (options: ShadowBuildOptions): Promise<Rebuilt> => {
  let events = 0;
  const shadow = await ShadowBuild.begin({
    ...options,
    onProgress: (written, cursor, target) => {
      events += written.length;
      options.onProgress?.(written, cursor, target);
    },
  });
  try {
    while (await shadow.meet()) {
      const cursor = await switchOver(options.redis, shadow.cursor);
      if (cursor) return { cursor, events };
    }
    throw new CannotRebuild('Stopped; the read models are as they were.');
  } catch (error) {
    await shadow.drop();
    throw error;
  } finally {
    shadow.close();
  }
};
