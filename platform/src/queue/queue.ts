/** A queue one may add to. Adding the same id again changes nothing while the job is remembered. */
export interface Queue<Data extends object> {
  add(jobId: string, data: Data): Promise<void>;
  /** How many jobs wait, run, are done and have failed. */
  counts(): Promise<Record<string, number>>;
  close(): Promise<void>;
}

export interface QueueOptions {
  readonly attempts?: number;
  /** The first pause before another attempt; doubled each time. */
  readonly backoffMs?: number;
}

export const queue = <Data extends object>(
  _name: string,
  _url: string,
  _options: QueueOptions = {},
): Promise<Queue<Data>> => {
  throw new Error('not built yet');
};
