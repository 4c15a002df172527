import { Queue as BullQueue, type Job, type JobState } from 'bullmq';
import { reporter, type Report } from '../logging/index.js';
import { connectRedis } from '../redis/index.js';
import { retries, type Retries, Cancellations } from './task.js';

/** A queue to add to. Adding an id again changes nothing while its job is remembered. */
export interface Queue<Data extends object> {
  add(jobId: string, data: Data): Promise<void>;
  /** Null when no such job is remembered. */
  standing(jobId: string): Promise<Standing<Data> | null>;
  /** A waiting job is not begun, a running one ends at its next step. Its id stays cancelled for a day. */
  cancel(jobId: string): Promise<void>;
  /** Its id may be added anew. */
  forget(jobId: string): Promise<void>;
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export interface QueueOptions extends Retries {
  readonly report?: Report;
}

/** Its own database, so that a flush of the read models is not the end of the queues. */
export const DATABASE = 1;

const DAY_SECONDS = 24 * 3600;
const REMEMBERED = 10_000;

const checked = (jobId: string): string => {
  if (jobId.includes(':') || /^\d+$/.test(jobId)) throw new Error(`A job's id holds no ':' and is no number: ${jobId}`);
  return jobId;
};

/** Fails at once while Redis is away: jobs follow from the log, so whoever adds them can come again. */
export const queue = async <Data extends object>(
  name: string,
  url: string,
  { report = reporter('queue'), ...retrying }: QueueOptions = {},
): Promise<Queue<Data>> => {
  const onOutage = (error: Error | null) => error && report(`Queue ${name} has no Redis`, error);
  const connection = await connectRedis(url, { name: `queue-${name}`, database: DATABASE, onOutage });
  const bull = new BullQueue(name, {
    connection,
    defaultJobOptions: {
      ...retries(retrying),
      removeOnComplete: { age: DAY_SECONDS, count: REMEMBERED },
      removeOnFail: { age: 7 * DAY_SECONDS, count: REMEMBERED },
    },
  });
  // The outage is told by the connection, and each command's failure to whoever asked for it.
  bull.on('error', () => undefined);
  await bull.waitUntilReady();
  const cancelled = new Cancellations(connection, name);
  return {
    standing: async (jobId) => {
      const [isCancelled, state] = await Promise.all([cancelled.has(jobId), bull.getJobState(jobId)]);
      // Read after the state: what is completed has its result by then.
      const job = (await bull.getJob(jobId)) as Job<Data> | undefined;
      return job && state !== 'unknown' ? standingOf(job, isCancelled ? 'cancelled' : state) : null;
    },
    cancel: (jobId) => cancelled.add(jobId),
    forget: async (jobId) => {
      await bull.remove(jobId);
    },
    add: async (jobId, data) => {
      await bull.add(name, data, { jobId: checked(jobId) });
    },
    counts: () => bull.getJobCounts('waiting', 'active', 'delayed', 'completed', 'failed'),
    close: async () => {
      await bull.close();
      connection.destroy();
    },
  };
};

/** Where a job stands, and how far it says it is. */
export interface Standing<Data extends object = object> {
  readonly data: Data;
  readonly state: 'waiting' | 'active' | 'completed' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number;
  /** What its handler answered, once it is completed. */
  readonly result: unknown;
}

const BEGUN = ['active', 'completed', 'failed', 'cancelled'] as const;

export const standingOf = <Data extends object>(job: Job<Data>, state: JobState | 'cancelled'): Standing<Data> => {
  const { done = 0, total = 0 } = Object(job.progress) as { done?: number; total?: number };
  const known = BEGUN.find((each) => each === state) ?? 'waiting';
  return { data: job.data, state: known, done, total, result: job.returnvalue };
};
