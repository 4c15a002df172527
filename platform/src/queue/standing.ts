import type { Job } from 'bullmq';

/** Where a job stands, and how far it says it is. */
export interface Standing<Data extends object = object> {
  readonly data: Data;
  readonly state: 'waiting' | 'active' | 'completed' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number;
  /** What its handler answered, once it is completed. */
  readonly result: unknown;
}

/** Null when the job was forgotten between two questions. */
export const standingOf = async <Data extends object>(
  job: Job<Data>,
  isCancelled: boolean,
): Promise<Standing<Data> | null> => {
  const found = await job.getState();
  if (found === 'unknown') return null;
  const { done = 0, total = 0 } = Object(job.progress) as { done?: number; total?: number };
  const known = found === 'active' || found === 'completed' || found === 'failed' ? found : 'waiting';
  return { data: job.data, state: isCancelled ? 'cancelled' : known, done, total, result: job.returnvalue };
};
