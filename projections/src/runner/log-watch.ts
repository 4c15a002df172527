import type { FollowState, Log } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { eventIdOf, OWED, placeText, positionOf } from '../reading/index.js';
import { conditionally } from './commands.js';
import type { Cursor } from './generations.js';
import type { Report } from './writer.js';

/** The log does not have the event up to which the models are written: it was cut, replaced or restored. */
export class AnotherLog extends Error {
  override readonly name = 'AnotherLog';
  constructor({ checkpoint }: Cursor) {
    const position = positionOf(checkpoint);
    super(`The log has no event ${eventIdOf(checkpoint)} at ${position}, up to which the read models were written`);
  }
}

export interface LogWatchOptions {
  readonly log: Pick<Log, 'has' | 'head'>;
  readonly redis: Redis;
  readonly report: Report;
  /** Where the models stand now. */
  readonly cursor: () => Cursor;
  readonly everyMs: number;
}

/**
 * Holds the models against the log they are made from: whenever it is followed anew, and from time to time, for a log
 * that is shorter than they are says nothing by itself (docs/decisions/0030-what-readers-are-owed.md).
 */
export class LogWatch {
  private found: AnotherLog | null = null;
  /** How often it was connected, and for which of these it is known that the log is the same. */
  private connections = 0;
  private sureOf = 0;
  /** What was owed beyond the end of the log when it was looked at last. */
  private beyond: string | null = null;
  private isLooking = false;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: LogWatchOptions) {
    this.timer = setInterval(() => void this.lookAround(), options.everyMs);
  }

  end(): void {
    clearInterval(this.timer);
  }

  /** Behind each connection another log may stand. */
  readonly hear = (state: FollowState): void => {
    if (state !== 'following') return;
    this.connections += 1;
    void this.look(() => this.check());
  };

  /** Before events are written. @throws AnotherLog */
  async assure(isWriting: boolean): Promise<void> {
    if (isWriting && this.sureOf !== this.connections) await this.check();
    if (this.found) throw this.found;
  }

  /** @throws AnotherLog */
  async check(): Promise<void> {
    const cursor = this.options.cursor();
    const { connections } = this;
    const position = positionOf(cursor.checkpoint);
    if (position !== null && !(await this.options.log.has(position, eventIdOf(cursor.checkpoint))))
      throw new AnotherLog(cursor);
    this.sureOf = connections;
  }

  /** From time to time, and one look after another: two that are asked at once are one answer. */
  private async lookAround(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    await this.look(async () => {
      await this.check();
      await this.forgive();
    });
    this.isLooking = false;
  }

  private async look(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // Any other: the log or Redis is away, which they say themselves, and will be asked again.
      if (error instanceof AnotherLog) this.found = error;
    }
  }

  /** What is owed beyond the end of the log, twice in a row, was lost with the end of it: nobody can ever show it. */
  private async forgive(): Promise<void> {
    const { log, redis, report, cursor } = this.options;
    const owed = await redis.get(OWED);
    const isBeyond = owed !== null && owed > cursor().checkpoint && owed > placeText(await log.head());
    if (isBeyond && owed === this.beyond && (await conditionally(redis, { [OWED]: owed }, [['UNLINK', OWED]])))
      report('The log has lost what was acknowledged', new Error(`It ends before ${BigInt(owed)}`));
    this.beyond = isBeyond ? owed : null;
  }
}
