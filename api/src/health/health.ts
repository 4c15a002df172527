import { Inject, Injectable, Controller, Get, Res, UseGuards } from '@nestjs/common';
import { Refusal } from '@sae/domain/kernel';
import { Log } from '@sae/platform/log';
import type { Redis } from '@sae/platform/redis';
import { Progress } from '@sae/projections/progress';
import type { FastifyReply } from 'fastify';
import pTimeout from 'p-timeout';
import type { Health } from '../answers/views.js';
import { REDIS } from '../kernel/connections.js';
import { Sends } from '../answers/answers.js';
import { FromTheLog, Public } from '../access/auth.guard.js';
import { StrangerLimit } from '../http/clients.js';

const PATIENCE_MS = 1_500;
/** What the worker process says about itself every few seconds. */
const WORKERS = 'alive:workers';

/** What is answered in time. */
const answered = <T>(question: Promise<T>, otherwise: T): Promise<T> =>
  pTimeout(question, { milliseconds: PATIENCE_MS }).catch(() => otherwise);

/** Asks every part how it is, all at once. */
@Injectable()
export class HealthCheck {
  /** While it finishes what it has, nobody should send it more. */
  isStopping = false;

  constructor(
    private readonly log: Log,
    private readonly progress: Progress,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async all(): Promise<Health> {
    const workers = this.workers();
    const [eventStore, redis, projections, alive, mail, parked] = await Promise.all([
      answered(this.eventStore(), 'down'),
      answered(
        this.redis.ping().then(() => 'up'),
        'down',
      ),
      answered(this.projections(), 'down'),
      answered(
        workers.then((said) => (said ? 'up' : 'down')),
        'down',
      ),
      answered(
        workers.then((said) => said?.mail ?? 'unknown'),
        'down',
      ),
      answered(this.progress.parked(), []),
    ]);
    const parts = { eventStore, redis, projections, workers: alive, mail };
    return {
      status: !this.isStopping && Object.values(parts).every((state) => state === 'up') ? 'ok' : 'degraded',
      parts,
      ...(parked.length > 0 && { parked }),
    };
  }

  async areWorkersAlive(): Promise<boolean> {
    return (await this.redis.exists(WORKERS)) === 1;
  }

  private async eventStore(): Promise<string> {
    try {
      await this.log.ping();
      return 'up';
    } catch (error) {
      return error instanceof Refusal && error.code === 'log/disk-full' ? 'disk full' : 'down';
    }
  }

  private async projections(): Promise<string> {
    const { ready, alive } = await this.progress.state();
    if (!alive) return 'down';
    if (ready && alive.state === 'live') return 'up';
    return alive.because === undefined ? alive.state : `${alive.state}: ${alive.because}`;
  }

  private async workers(): Promise<{ mail?: string } | null> {
    const said = await this.redis.get(WORKERS);
    return said === null ? null : (JSON.parse(said) as { mail?: string });
  }
}

@Controller('health')
export class HealthController {
  constructor(private readonly check: HealthCheck) {}

  @Sends('Health', 'How each part is: 200 when all are well, else 503', { alsoWith: [503] })
  @Public()
  @FromTheLog()
  @UseGuards(StrangerLimit)
  @Get()
  async health(@Res() reply: FastifyReply): Promise<void> {
    const health = await this.check.all();
    void reply.code(health.status === 'ok' ? 200 : 503).send(health);
  }
}
