/** The queue as the watchdog sees it. */
export interface Watched {
  /** The id of the job that has waited longest. */
  oldestWaiting(): Promise<string | null>;
}

interface Limits {
  /** How long a job may wait while nothing is done. */
  readonly stalledAfterMs: number;
  readonly onStalled: () => void;
}

/**
 * Workers have been seen to stop asking for jobs after a reconnect, without any error. So somebody looks whether a
 * job waits and waits while this process has nothing to do.
 */
export class Watchdog {
  private running = 0;
  private waiting: { jobId: string; since: number } | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly queue: Watched,
    private readonly limits: Limits,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.look(), this.limits.stalledAfterMs / 3).unref();
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Does a piece of the queue's work. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.running++;
    this.waiting = null;
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting = null;
    }
  }

  async look(): Promise<void> {
    // Without Redis nothing is known, and nobody is to blame for not working.
    const jobId = await this.queue.oldestWaiting().catch(() => null);
    if (jobId === null || this.running > 0) {
      this.waiting = null;
      return;
    }
    const now = performance.now();
    if (this.waiting?.jobId !== jobId) this.waiting = { jobId, since: now };
    else if (now - this.waiting.since >= this.limits.stalledAfterMs * 0.9) this.limits.onStalled();
  }
}
