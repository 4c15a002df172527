import { queue, worker, type Queue, type Retries, type Task, type WorkerHandle } from '@sae/platform/queue';
import type { Logger } from '@sae/platform/logging';

/** One kind of work: the name of its queue and how a job of it is done. */
export interface Job<Data extends object> {
  readonly queue: string;
  /** How many at once. */
  readonly concurrency?: number;
  /** How often it is tried again, where that is not soon and for half an hour. */
  readonly retries?: Retries;
  /** May be asked more than once for one job. @throws UnrecoverableError when trying again is of no use. */
  handle(data: Data, jobId: string, task: Task): Promise<unknown>;
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
