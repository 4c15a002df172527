import type { Job } from 'bullmq';

/** Where a job stands, and how far it says it is. */
export interface Standing {
  readonly state: 'waiting' | 'active' | 'completed' | 'failed' | 'cancelled';
  readonly done: number;
  readonly total: number;
  /** What its handler answered, once it is completed. */
  readonly result: unknown;
}

/** Null when the job was forgotten between two questions. */
export const standingOf = async (job: Job, isCancelled: boolean): Promise<Standing | null> => {
  const found = await job.getState();
  if (found === 'unknown') return null;
  const { done = 0, total = 0 } = Object(job.progress) as { done?: number; total?: number };
  const known = found === 'active' || found === 'completed' || found === 'failed' ? found : 'waiting';
  return { state: isCancelled ? 'cancelled' : known, done, total, result: job.returnvalue };
};
