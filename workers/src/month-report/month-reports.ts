import { monthDue } from '@sae/domain/analytics';
import { Refusal } from '@sae/domain/kernel';
import type { Logger } from '@sae/platform/logging';
import type { Queue } from '@sae/platform/queue';
import type { MonthlyReportsReader } from '@sae/projections/models/access';
import type { Clock } from '../kernel/clock.js';
import type { MonthReportToMail } from './send-month-report.js';

const LOOK_EVERY_MS = 10 * 60_000;
const AGAIN_AFTER_MS = 10_000;

interface MonthReportsParts {
  readonly wishes: MonthlyReportsReader;
  readonly queue: Pick<Queue<object>, 'add'>;
  readonly clock: Clock;
  readonly timeZone: string;
  readonly logger: Logger;
}

/**
 * Looks whether a month is over, and has its figures mailed to all who wish it. Which month it is names the job, and the
 * account's book says what was mailed: looking again, or in several processes, changes nothing.
 */
export class MonthReports {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly parts: MonthReportsParts) {}

  start(): void {
    void this.round();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  async look(): Promise<void> {
    const { wishes, queue, clock, timeZone } = this.parts;
    const month = monthDue(clock.now(), timeZone);
    if (!month) return;
    for (let last = 0; ;) {
      const restaurants = await wishes.wishedAfter(last);
      for (const restaurantId of restaurants) {
        const job: MonthReportToMail = { restaurantId, month };
        await queue.add(`month-${restaurantId}-${month}`, job);
      }
      const next = restaurants.at(-1);
      if (next === undefined) return;
      last = next;
    }
  }

  private async round(): Promise<void> {
    let pause = LOOK_EVERY_MS;
    try {
      await this.look();
    } catch (error) {
      // While the read models are built nobody knows who wishes it.
      if (!(error instanceof Refusal))
        this.parts.logger.error({ err: error }, 'Month reports cannot be asked for at the moment');
      pause = AGAIN_AFTER_MS;
    }
    if (!this.isStopped) this.timer = setTimeout(() => void this.round(), pause);
  }
}
