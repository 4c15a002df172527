import { randomUUID } from 'node:crypto';
import type { FollowState, Log, Position } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { WaitingBooks } from './waiting-books.js';

const MOVE = `
if redis.call('HGET', KEYS[1], 'epoch') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'position', ARGV[2], 'event', ARGV[3])
return 1`;
const BEGIN_ANEW = `
if redis.call('HGET', KEYS[1], 'epoch') ~= ARGV[1] then return 0 end
redis.call('HDEL', KEYS[1], 'position', 'event')
return 1`;
const OPEN = `
redis.call('HSETNX', KEYS[1], 'epoch', ARGV[1])
return redis.call('HMGET', KEYS[1], 'epoch', 'position', 'event')`;

/** Redis no longer holds the checkpoint we began from: it was flushed, and the jobs with it. */
export class Flushed extends Error {
  override readonly name = 'Flushed';
}

/** An event up to which all is done. */
export interface Place {
  readonly position: Position;
  /** Null where a version kept it that did not note the event. */
  readonly id: string | null;
}

/**
 * How far a reaction has come in the log. It lives beside the jobs, so that whatever loses them loses it too; the epoch
 * tells a checkpoint made anew from the one that was lost.
 */
export class Checkpoint {
  readonly waiting: WaitingBooks;
  private epoch = '';
  private at: Place | null = null;

  constructor(
    private readonly redis: Redis,
    private readonly key: string,
  ) {
    this.waiting = new WaitingBooks(redis, `${key}:waiting`);
  }

  /** Where to go on from; null is the beginning of the log. */
  get place(): Place | null {
    return this.at;
  }

  async open(): Promise<void> {
    const options = { keys: [this.key], arguments: [randomUUID()] };
    type Kept = [string, string | null, string | null];
    const [epoch, position, id] = (await this.redis.eval(OPEN, options)) as Kept;
    this.epoch = epoch;
    this.at = position === null ? null : { position: BigInt(position), id };
  }

  /** @throws Flushed */
  async move(position: Position, id: string): Promise<void> {
    await this.write(MOVE, String(position), id);
    this.at = { position, id };
  }

  /** Back to the beginning of the log. @throws Flushed */
  async beginAnew(): Promise<void> {
    await this.write(BEGIN_ANEW);
    await this.waiting.forget();
    this.at = null;
  }

  /** @throws Flushed */
  async check(): Promise<void> {
    if ((await this.redis.hGet(this.key, 'epoch')) !== this.epoch) throw new Flushed();
  }

  private async write(script: string, ...values: string[]): Promise<void> {
    const options = { keys: [this.key], arguments: [this.epoch, ...values] };
    if ((await this.redis.eval(script, options)) !== 1) throw new Flushed();
  }
}

/** The log does not have the event up to which its facts are jobs: it was cut, replaced or restored. */
export class AnotherLog extends Error {
  override readonly name = 'AnotherLog';
  constructor({ position, id }: Place) {
    super(`The log has no event ${id} at ${position}, up to which its facts were turned into jobs`);
  }
}

/** Holds the checkpoint against the log, whenever it is followed anew: behind each connection another may stand. */
export class SameLog {
  /** How often it was connected, and for which of these it is known that the log is the same. */
  private connections = 0;
  private sureOf = -1;

  constructor(
    private readonly log: Pick<Log, 'has'>,
    private readonly checkpoint: Pick<Checkpoint, 'place'>,
    /** Told when it is another although nothing of it has come yet: one that is shorter says nothing by itself. */
    private readonly onAnother: (error: AnotherLog) => void,
  ) {}

  readonly hear = (state: FollowState): void => {
    if (state !== 'following') return;
    this.connections += 1;
    this.assure().catch((error: unknown) => {
      // Any other: the log is away again, and will be asked when it is back.
      if (error instanceof AnotherLog) this.onAnother(error);
    });
  };

  /** Before anything is made of what the log gives. @throws AnotherLog */
  async assure(): Promise<void> {
    const { connections } = this;
    const { place } = this.checkpoint;
    if (this.sureOf === connections) return;
    if (place && place.id !== null && !(await this.log.has(place.position, place.id))) throw new AnotherLog(place);
    this.sureOf = connections;
  }
}
