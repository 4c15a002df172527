import { setImmediate as turn } from 'node:timers/promises';
import { Queue as BullQueue, Worker, type Job } from 'bullmq';
import pTimeout from 'p-timeout';
import { reporter, type Report } from '../logging/index.js';
import { connectRedis } from '../redis/index.js';
import { DATABASE } from './queue.js';
import { pauseMs, Cancellations, Cancelled, type Task } from './task.js';
import { Watchdog } from './watchdog.js';

export interface WorkerHandle {
  /** Lets the running jobs end first. */
  close(): Promise<void>;
}

export interface WorkerOptions {
  readonly concurrency?: number;
  /** Told of a job that has failed for good, and of errors of the queue itself. */
  readonly report?: Report;
  /** Jobs wait although this worker has nothing to do: the process should end, to be started again. */
  readonly onStalled?: () => void;
  readonly stalledAfterMs?: number;
}

/**
 * A killed worker's job goes on when its lock has run out and was missed twice: within 10 s. A process that does not
 * move for 4 s loses its locks, too, and then a job runs twice; handlers must bear that anyway.
 */
const TUNING = {
  lockDuration: 4_000,
  stalledInterval: 1_500,
  runRetryDelay: 1_000,
  // A job does not fail because its workers are killed, however often.
  maxStalledCount: 1_000,
} as const;

/** A job that takes longer goes on elsewhere; with what else a process ends, this stays below its 5 s. */
const CLOSING_MS = 3_000;
/** A job may say how far it is at every step; it is told so often, and whether it is still wanted is asked. */
const PROGRESS_MS = 100;

const handled = new Set<string>();

const claim = (name: string): void => {
  if (handled.has(name)) throw new Error(`Queue ${name} has a handler already`);
  handled.add(name);
};

/** Tells of an outage once, not of each command that fails in it. */
const listen = (bull: Worker, name: string, report: Report): void => {
  let isTroubled = false;
  bull.on('error', (error) => {
    if (!isTroubled) report(`Queue ${name} is in trouble`, error);
    isTroubled = true;
  });
  for (const sign of ['ready', 'active', 'drained'] as const) bull.on(sign, () => (isTroubled = false));
  bull.on('failed', (job, error) => {
    if (job?.finishedOn && !(error instanceof Cancelled)) report(`Job ${job.id} of ${name} has failed for good`, error);
  });
};

/** Works a queue off: each job at least once. One handler a queue, or the process refuses to start. */
export const worker = async <Data extends object>(
  name: string,
  url: string,
  handler: (data: Data, jobId: string, task: Task) => Promise<unknown>,
  {
    concurrency = 5,
    report = reporter('worker'),
    onStalled = () => report(`Jobs of ${name} wait and are not taken`, null),
    stalledAfterMs = 15_000,
  }: WorkerOptions = {},
): Promise<WorkerHandle> => {
  claim(name);
  // BullMQ works on this connection and waits for jobs on a copy of it, which is its own to close.
  const connection = await connectRedis(url, {
    name: `worker-${name}`,
    database: DATABASE,
    isPatient: true,
    // An outage shows in the worker's own errors, which are told once.
    onOutage: () => undefined,
  });
  const jobs = new BullQueue(name, { connection });
  jobs.on('error', () => undefined);
  const oldestWaiting = async () => (await jobs.getJobs('wait', 0, 0, true))[0]?.id ?? null;
  const watchdog = new Watchdog({ oldestWaiting }, { stalledAfterMs, onStalled });

  const cancelled = new Cancellations(connection, name);
  const work = async (job: Job<Data>) => {
    const id = job.id!;
    await cancelled.check(id);
    let toldAt = -Infinity;
    const progress = async (done: number, total: number) => {
      if (done < total && performance.now() - toldAt < PROGRESS_MS) return void (await turn());
      toldAt = performance.now();
      await cancelled.check(id);
      await job.updateProgress({ done, total });
    };
    return handler(job.data, id, { progress });
  };
  const bull = new Worker<Data, unknown>(name, (job) => watchdog.during(() => work(job)), {
    connection,
    concurrency,
    ...TUNING,
    settings: { backoffStrategy: (attempts, _type, _error, job) => pauseMs(attempts, job?.opts.backoff) },
  });
  listen(bull, name, report);
  await bull.waitUntilReady();
  watchdog.start();
  return {
    close: async () => {
      watchdog.stop();
      await pTimeout(bull.close(), { milliseconds: CLOSING_MS, message: false });
      await jobs.close();
      connection.destroy();
      handled.delete(name);
    },
  };
};
