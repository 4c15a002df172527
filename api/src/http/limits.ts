import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from '@sae/platform/redis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { REDIS } from '../kernel/connections.js';
import { Configuration } from '../kernel/configuration.js';
import { RefusalForNow, tooManyRequests } from '../kernel/error-table.js';

/** So many points in a window, for each key apart. */
export interface Budget {
  /** Names the keys in Redis: one name, one budget. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** Also where limits are off, for what is answered depends on it. */
  readonly always?: true;
  /** What whoever has spent it is told; without it, that a client asks too often. */
  readonly refuse?: (secondsLeft: number) => RefusalForNow;
}

export const tooMany = (code: string, message: string) => (secondsLeft: number) =>
  new RefusalForNow('too-many', code, message, secondsLeft);

/** When it is worth asking again, in whole seconds. */
export const secondsLeft = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/**
 * Budgets shared by all nodes. Disposable: what must not be forgotten is counted in the log. There is no second set of
 * counters for when Redis is away: nobody gets in without it either, so the outage is what is answered.
 */
@Injectable()
export class Limits {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly configuration: Configuration,
  ) {}

  get isOn(): boolean {
    return this.configuration.values.limitsRequests;
  }

  /** Spends points of a key's budget, and answers how many are spent by now. @throws RefusalForNow when they are not there. */
  async consume(budget: Budget, key: string | number, points = 1): Promise<number> {
    if (!this.isOn && !budget.always) return 0;
    try {
      return (await this.limiterOf(budget).consume(String(key), points)).consumedPoints;
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      throw (budget.refuse ?? tooManyRequests)(secondsLeft(spent.msBeforeNext));
    }
  }

  /** Spends points if they are there, and says whether they were. */
  async allows(budget: Budget, key: string | number, points = 1): Promise<boolean> {
    try {
      await this.consume(budget, key, points);
      return true;
    } catch (error) {
      if (error instanceof RefusalForNow) return false;
      throw error;
    }
  }

  /** What of a key's budget is spent by now. */
  async spent(budget: Budget, key: string | number): Promise<number> {
    return (await this.limiterOf(budget).get(String(key)))?.consumedPoints ?? 0;
  }

  /** The budget is whole again. */
  async forget(budget: Budget, key: string | number): Promise<void> {
    await this.limiterOf(budget).delete(String(key));
  }

  private limiterOf({ name, points, seconds: duration }: Budget): RateLimiterRedis {
    const known = this.limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: `limits:${name}`, points, duration, storeClient: this.redis, useRedisPackage: true };
    const limiter = new RateLimiterRedis(options);
    this.limiters.set(name, limiter);
    return limiter;
  }
}
