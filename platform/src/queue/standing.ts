import type { Job, JobState } from 'bullmq';

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
