export interface WorkerHandle {
  close(): Promise<void>;
}

export interface WorkerOptions {
  readonly concurrency?: number;
  /** Told of a job that has failed for good, and of errors of the queue itself. */
  readonly report?: (what: string, error: unknown) => void;
  /** Called when jobs wait although this worker has nothing to do: the process should end and be started again. */
  readonly onStalled?: () => void;
}

/** Works off a queue: at least once each job. One handler a queue, or the process refuses to start. */
export const worker = <Data extends object>(
  _name: string,
  _url: string,
  _handler: (data: Data, jobId: string) => Promise<void>,
  _options: WorkerOptions = {},
): Promise<WorkerHandle> => {
  throw new Error('not built yet');
};
