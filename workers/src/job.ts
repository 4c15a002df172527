import type { Retries, Task } from '@sae/platform/queue';

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
