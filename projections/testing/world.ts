import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@sae/domain/kernel';
import { UPCASTERS } from '@sae/domain/ordering';
import { Log, type Position } from '@sae/platform/log';
import { connectRedis, type Redis } from '@sae/platform/redis';
import { type LocalStore, startTestStore } from '../../embedded/testing/event-store.js';
import { startRedis, type TestRedis } from '../../platform/testing/redis.js';
import { modelsIn } from '../src/models/all.js';
import type { Push } from '../src/kernel/index.js';
import { Progress } from '../src/progress/index.js';
import { Pushes } from '../src/pushes/index.js';
import { CURRENT } from '../src/reading/index.js';
import { Runner, type RunnerOptions } from '../src/runner/index.js';
import { RESTAURANT, ZONE, at } from './facts.js';
import { Living } from './history.js';
import { type Wish } from './wishes.js';

export interface Running {
  readonly runner: Runner;
  /** What was reported. */
  readonly reports: string[];
  stop(): Promise<void>;
}

/** A real log and a real Redis, and restaurants that live in them. */
export class World {
  private readonly restaurants = new Map<number, { living: Living; stored: number }>();
  private readonly ends: (() => Promise<void>)[] = [];

  private constructor(
    readonly store: LocalStore,
    readonly server: TestRedis,
    readonly redis: Redis,
    readonly log: Log,
  ) {}

  static async begin(): Promise<World> {
    const [store, server] = await Promise.all([startTestStore(), startRedis()]);
    return new World(
      store,
      server,
      await connectRedis(server.url, { name: 'test' }),
      new Log(store.url, { upcasters: UPCASTERS }),
    );
  }

  run(options: Partial<RunnerOptions> = {}): Running {
    const stopping = new AbortController();
    const reports: string[] = [];
    const runner = new Runner({
      log: this.log,
      redis: this.redis,
      ...modelsIn(ZONE),
      report: (what, error) => reports.push(`${what}: ${String(error)}`),
      ...options,
    });
    const ended = runner.run(stopping.signal);
    const stop = async () => {
      stopping.abort();
      await ended;
    };
    this.ends.push(stop);
    return { runner, reports, stop };
  }

  /** Listens, as an api node does, to how far the read models are and to what is pushed. */
  async listen(hear: (push: Push) => void): Promise<Progress> {
    const [progress, pushes] = [new Progress(this.redis), new Pushes(this.redis)];
    this.onEnd(() => progress.close());
    this.onEnd(() => pushes.close());
    await progress.start();
    await pushes.listen(hear);
    return progress;
  }

  /** Staff of a restaurant do something; where the log stands then, null when it was refused. */
  async live(wish: Wish, restaurantId = RESTAURANT): Promise<Position | null> {
    const restaurant = this.restaurants.get(restaurantId) ?? { living: new Living(), stored: 0 };
    this.restaurants.set(restaurantId, restaurant);
    restaurant.living.live(wish);
    const events = restaurant.living.events.slice(restaurant.stored);
    if (events.length === 0) return null;
    const position = await this.append(`orderBook-${restaurantId}-2026`, restaurant.stored - 1, events);
    restaurant.stored += events.length;
    return position;
  }

  livingOf(restaurantId = RESTAURANT): Living {
    return this.restaurants.get(restaurantId)!.living;
  }

  /** The numbers of the orders placed so far. */
  placed(): number[] {
    return this.livingOf().events.flatMap((event) => (event.type === 'OrderPlaced' ? [event.data.orderId] : []));
  }

  async append(stream: string, expected: number, events: readonly DomainEvent[]): Promise<Position> {
    const recorded = events.map((event, index) => ({
      ...event,
      id: randomUUID(),
      metadata: {
        actor: `restaurant:${RESTAURANT}` as const,
        requestId: 'test',
        at: at(expected + 1 + index),
        v: this.log.versionOf(event.type),
      },
    }));
    return (await this.log.append(stream, expected, recorded)).position;
  }

  /** All that the current generation holds for good, without its name. */
  async dump(): Promise<Record<string, unknown>> {
    const generation = await this.redis.get(CURRENT);
    const all: Record<string, unknown> = {};
    for await (const keys of this.redis.scanIterator({ MATCH: `${generation}:*` }))
      for (const key of keys)
        if ((await this.redis.ttl(key)) < 0) all[key.slice(`${generation}:`.length)] = await this.valueOf(key);
    return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Ends with this test. */
  onEnd(end: () => Promise<void>): void {
    this.ends.push(end);
  }

  async end(): Promise<void> {
    for (const end of this.ends.reverse()) await end();
    await this.log.close();
    this.redis.destroy();
    await Promise.all([this.store.stop(), this.server.stop()]);
  }

  private async valueOf(key: string): Promise<unknown> {
    const type = await this.redis.type(key);
    return type === 'zset' ? this.redis.zRangeWithScores(key, 0, -1) : [type, await this.redis.get(key)];
  }
}

/** What is done to open orders. */
export const CHANGES = ['add', 'cancel', 'cancel', 'note', 'move', 'billLine', 'billOrder'] as const;

/** Wishes of a busy evening, the same for the same seed; `more` may happen on it than on the first ones. */
export const evening = (length: number, seed = 1, more: readonly Wish['does'][] = []): Wish[] => {
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const does = [
    'place',
    'place',
    'place',
    'accept',
    'accept',
    'complete',
    'reopen',
    'delete',
    'claim',
    'pay',
    'dismiss',
    'tender',
    'takeBack',
    ...more,
  ] as const;
  return Array.from({ length }, () => ({ does: does[next(does.length)]!, n: next(1_000) }));
};
