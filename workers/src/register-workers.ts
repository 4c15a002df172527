import { queue, worker, type Queue, type Task, type WorkerHandle } from '@sae/platform/queue';
import type { Logger } from '@sae/platform/logging';
import type { Job } from './job.js';
import { Underway } from './underway.js';

/** Anything taken on here is given back by `close`, in the opposite order. */
export interface RegisteredWorkers {
  readonly queues: ReadonlyMap<string, Queue<object>>;
  close(): Promise<void>;
}

const CONCURRENCY = 5;
/** Tried again soon and often: a code lives ten minutes, and the job itself knows when it is too late. */
const RETRIES = { attempts: 200, backoffMs: 500, longestBackoffMs: 10_000 };

/** A queue and a worker for each kind of job. */
export const registerWorkers = async (
  jobs: readonly Job<object>[],
  redisUrl: string,
  log: Logger,
): Promise<RegisteredWorkers> => {
  const queues = new Map<string, Queue<object>>();
  const workers: WorkerHandle[] = [];
  const underway = new Underway();
  const report = (what: string, error: unknown) => log.error({ err: error }, what);
  const onStalled = () => {
    log.fatal('Jobs wait and this process does not see them: it ends, to be started again');
    process.exit(1);
  };
  for (const job of jobs) {
    queues.set(job.queue, await queue(job.queue, redisUrl, job.retries ?? RETRIES));
    const handle = (data: object, jobId: string, task: Task) =>
      underway.join(jobId, () => job.handle(data, jobId, task));
    const { concurrency = CONCURRENCY } = job;
    workers.push(await worker(job.queue, redisUrl, handle, { concurrency, report, onStalled }));
  }
  return {
    queues,
    close: async () => {
      await Promise.all(workers.map((each) => each.close()));
      await Promise.all([...queues.values()].map((each) => each.close()));
    },
  };
};
