import { RefusalForNow } from './http/error-table.js';

export interface TurnsOptions {
  readonly atOnce: number;
  readonly mayWait: number;
  /** What is answered to whoever comes when that many wait. */
  readonly code: string;
}

/** For work that is heavy on purpose or by nature: only so much at once, and nobody waits without end. */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: TurnsOptions) {}

  /** @throws Refusal when too many wait. */
  async take<T>(work: () => Promise<T>): Promise<T> {
    const { atOnce, mayWait, code } = this.options;
    if (this.running >= atOnce) {
      if (this.waiting.length >= mayWait)
        throw new RefusalForNow('unavailable', code, 'The service is busy. Please try again.', 2);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return await work();
    } finally {
      // Whoever waits takes over the place.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
