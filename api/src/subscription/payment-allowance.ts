import { Injectable } from '@nestjs/common';
import { Counters } from '../http/counters.js';
import { RefusalForNow } from '../http/error-table.js';
import { Settings } from '../settings.js';

const PER_HOUR = 20;

/** Nothing is erased, and each payment is an order at the provider: so what may be begun is bounded. */
@Injectable()
export class PaymentAllowance {
  constructor(
    private readonly counters: Counters,
    private readonly settings: Settings,
  ) {}

  /** @throws Refusal */
  async use(restaurantId: number): Promise<void> {
    if (!this.settings.config.limitsRequests) return;
    const { count, secondsLeft } = await this.counters.hit(`payments:${restaurantId}`, 60 * 60_000);
    if (count <= PER_HOUR) return;
    const message = 'Too many payments were begun. Please try again in an hour.';
    throw new RefusalForNow('too-many', 'payment/too-many', message, secondsLeft);
  }
}
