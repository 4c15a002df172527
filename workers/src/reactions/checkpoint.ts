import { randomUUID } from 'node:crypto';
import type { Position } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';

const MOVE = `
if redis.call('HGET', KEYS[1], 'epoch') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'position', ARGV[2])
return 1`;
const OPEN = `
redis.call('HSETNX', KEYS[1], 'epoch', ARGV[1])
return redis.call('HMGET', KEYS[1], 'epoch', 'position')`;

/** Redis no longer holds the checkpoint we began from: it was flushed, and the jobs with it. */
export class Flushed extends Error {
  override readonly name = 'Flushed';
}

/**
 * How far a reaction has come in the log. It lives beside the jobs, so that whatever loses them loses it too; the epoch
 * tells a checkpoint made anew from the one that was lost.
 */
export class Checkpoint {
  private epoch = '';

  constructor(
    private readonly redis: Redis,
    private readonly key: string,
  ) {}

  /** Where to go on from; null is the beginning of the log. */
  async open(): Promise<Position | null> {
    const options = { keys: [this.key], arguments: [randomUUID()] };
    const [epoch, position] = (await this.redis.eval(OPEN, options)) as [string, string | null];
    this.epoch = epoch;
    return position === null ? null : BigInt(position);
  }

  /** @throws Flushed */
  async move(position: Position): Promise<void> {
    const options = { keys: [this.key], arguments: [this.epoch, String(position)] };
    if ((await this.redis.eval(MOVE, options)) !== 1) throw new Flushed();
  }

  /** @throws Flushed */
  async check(): Promise<void> {
    if ((await this.redis.hGet(this.key, 'epoch')) !== this.epoch) throw new Flushed();
  }
}
