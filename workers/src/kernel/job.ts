import { setImmediate as turn } from 'node:timers/promises';
import { getQueueToken, OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Inject, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Logger } from '@sae/platform/logging';
import { Cancellations, Cancelled, pauseMs, type Retries, type Task } from '@sae/platform/queue';
import type { Redis } from '@sae/platform/redis';
import { inSpan, type Traced, type Tracing } from '@sae/platform/tracing';
import type { Job as BullJob, Queue, WorkerOptions } from 'bullmq';
import { Watchdog } from './watchdog.js';

/**
 * How jobs are worked off, for `@Processor`. A killed worker's job goes on when its lock has run out and was missed
 * twice: within 10 s. A process that does not move for 4 s loses its locks, too, and then a job runs twice; handlers must
 * bear that anyway.
 */
export const WORKER = {
  concurrency: 5,
  lockDuration: 4_000,
  stalledInterval: 1_500,
  runRetryDelay: 1_000,
  // A job does not fail because its workers are killed, however often.
  maxStalledCount: 1_000,
  settings: { backoffStrategy: (attempts, _type, _error, job) => pauseMs(attempts, job?.opts.backoff) },
} as const satisfies Omit<WorkerOptions, 'connection'>;

/** A job may say how far it is at every step; it is told so often, and whether it is still wanted is asked. */
const PROGRESS_MS = 100;
/** How long a job may wait while this process has nothing to do. */
const STALLED_MS = 15_000;
/** Errors no further apart are one outage: its connections go and come back one by one, so no sign of life ends it. */
const OUTAGE_MS = 30_000;

/** What every kind of job stands on. */
export class JobContext {
  constructor(
    /** The queues' database; waits for Redis to come back. */
    readonly redis: Redis,
    readonly log: Logger,
    readonly tracing: Tracing | null = null,
  ) {}
}

/** Joins work to the same work underway: emptied queues are filled again while their jobs still run. */
export class Underway {
  private readonly running = new Map<string, Promise<unknown>>();

  join(id: string, work: () => Promise<unknown>): Promise<unknown> {
    const known = this.running.get(id);
    if (known) return known;
    const begun = work().finally(() => this.running.delete(id));
    this.running.set(id, begun);
    return begun;
  }
}

/** One kind of work: each job of its queue is done at least once. */
export abstract class Job<Data extends object> extends WorkerHost implements OnApplicationBootstrap, OnModuleDestroy {
  /** Soon and often: a code lives ten minutes, and the job itself knows when it is too late. */
  readonly retries: Retries = { attempts: 200, backoffMs: 500, longestBackoffMs: 10_000 };

  @Inject(JobContext) private readonly context!: JobContext;
  @Inject(ModuleRef) private readonly modules!: ModuleRef;
  private readonly underway = new Underway();
  private readonly watchdog = new Watchdog(this, { stalledAfterMs: STALLED_MS, onStalled: () => this.end() });
  private troubledAt = -Infinity;

  /** May be asked more than once for one job. @throws UnrecoverableError when trying again is of no use. */
  abstract handle(data: Data & Traced, jobId: string, task: Task): Promise<unknown>;

  async onApplicationBootstrap(): Promise<void> {
    // Its outages are the worker's, which tells of them.
    this.queue.on('error', () => undefined);
    await this.worker.waitUntilReady();
    this.watchdog.start();
  }

  onModuleDestroy(): void {
    this.watchdog.stop();
  }

  override process(job: BullJob<Data>): Promise<unknown> {
    return this.watchdog.during(async () => {
      const id = job.id!;
      const cancelled = new Cancellations(this.context.redis, job.queueName);
      await cancelled.check(id);
      let toldAt = -Infinity;
      const progress = async (done: number, total: number) => {
        if (done < total && performance.now() - toldAt < PROGRESS_MS) return void (await turn());
        toldAt = performance.now();
        await cancelled.check(id);
        await job.updateProgress({ done, total });
      };
      const handle = (data: Data & Traced) => this.handle(data, id, { progress });
      return this.underway.join(id, () => inSpan(this.context.tracing, job.queueName, job.data, handle));
    });
  }

  /** Tells of an outage once, not of each command that fails in it. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    const now = performance.now();
    if (now - this.troubledAt > OUTAGE_MS)
      this.context.log.error({ err: error }, `Queue ${this.worker.name} is in trouble`);
    this.troubledAt = now;
  }

  @OnWorkerEvent('failed')
  onFailed(job: BullJob | undefined, error: Error): void {
    if (job?.finishedOn && !(error instanceof Cancelled))
      this.context.log.error({ err: error }, `Job ${job.id} of ${job.queueName} has failed for good`);
  }

  async oldestWaiting(): Promise<string | null> {
    return (await this.queue.getJobs('wait', 0, 0, true))[0]?.id ?? null;
  }

  private get queue(): Queue {
    return this.modules.get(getQueueToken(this.worker.name), { strict: false });
  }

  private end(): void {
    this.context.log.fatal(
      `Jobs of ${this.worker.name} wait and this process does not see them: it ends, to be started again`,
    );
    process.exit(1);
  }
}
