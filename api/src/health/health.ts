import { Injectable, Inject } from '@nestjs/common';
import { Log } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { Progress } from '@sae/projections/progress';
import { REDIS } from '../http/counters.js';

export interface Health {
  readonly status: 'ok' | 'degraded';
  readonly parts: Readonly<Record<'eventStore' | 'redis' | 'projections' | 'workers' | 'mail', string>>;
}

const PATIENCE_MS = 1_500;
/** What the worker process says about itself every few seconds. */
export const WORKERS = 'alive:workers';

/** What a part says of itself; `down` when it says nothing in time. */
const answered = (question: Promise<string>): Promise<string> =>
  Promise.race([
    question.catch(() => 'down'),
    new Promise<string>((resolve) => setTimeout(() => resolve('down'), PATIENCE_MS).unref()),
  ]);

/** Asks every part how it is, all at once. */
@Injectable()
export class HealthCheck {
  constructor(
    private readonly log: Log,
    private readonly progress: Progress,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async all(): Promise<Health> {
    const workers = this.workers();
    const [eventStore, redis, projections, alive, mail] = await Promise.all([
      answered(this.log.ping().then(() => 'up')),
      answered(this.redis.ping().then(() => 'up')),
      answered(this.projections()),
      answered(workers.then((said) => (said ? 'up' : 'down'))),
      answered(workers.then((said) => said?.mail ?? 'unknown')),
    ]);
    const parts = { eventStore, redis, projections, workers: alive, mail };
    return { status: Object.values(parts).every((state) => state === 'up') ? 'ok' : 'degraded', parts };
  }

  private async projections(): Promise<string> {
    const { ready, alive } = await this.progress.state();
    if (!alive) return 'down';
    return ready && alive.state === 'live' ? 'up' : alive.state;
  }

  private async workers(): Promise<{ mail?: string } | null> {
    const said = await this.redis.get(WORKERS);
    return said === null ? null : (JSON.parse(said) as { mail?: string });
  }
}
