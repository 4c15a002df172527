import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from '@sae/platform/redis';

export const REDIS = Symbol('redis');

/** One step, so that no counter is ever left without an end. */
const HIT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`;

export interface Hit {
  readonly count: number;
  readonly secondsLeft: number;
}

const seconds = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

/** Counts of what is limited, shared by all nodes. Disposable: what must not be forgotten is counted in the log. */
@Injectable()
export class Counters {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async hit(name: string, windowMs: number): Promise<Hit> {
    const reply = await this.redis.eval(HIT, { keys: [`limits:${name}`], arguments: [String(windowMs)] });
    const [count, left] = reply as [number, number];
    return { count, secondsLeft: seconds(left) };
  }

  async clear(...names: string[]): Promise<void> {
    await this.redis.del(names.map((name) => `limits:${name}`));
  }

  /** Takes a place for a while, unless somebody else holds it: then how long they still do. */
  async take(
    name: string,
    holder: string,
    ms: number,
  ): Promise<{ taken: true } | { taken: false; secondsLeft: number }> {
    const key = `limits:${name}`;
    if ((await this.redis.set(key, holder, { condition: 'NX', expiration: { type: 'PX', value: ms } })) !== null)
      return { taken: true };
    const [held, left] = await Promise.all([this.redis.get(key), this.redis.pTTL(key)]);
    return held === holder ? { taken: true } : { taken: false, secondsLeft: seconds(left) };
  }

  async remember(name: string, value: string, ms: number): Promise<void> {
    await this.redis.set(`limits:${name}`, value, { expiration: { type: 'PX', value: ms } });
  }

  recall(name: string): Promise<string | null> {
    return this.redis.get(`limits:${name}`);
  }
}
