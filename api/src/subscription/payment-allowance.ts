import { Injectable } from '@nestjs/common';
import { Limits, tooMany, type Budget } from '../http/limits.js';

const PER_HOUR: Budget = {
  name: 'payments',
  points: 20,
  seconds: 60 * 60,
  refuse: tooMany('payment/too-many', 'Too many payments were begun. Please try again in an hour.'),
};

/** Nothing is erased, and each payment is an order at the provider: so what may be begun is bounded. */
@Injectable()
export class PaymentAllowance {
  constructor(private readonly limits: Limits) {}

  /** @throws Refusal */
  use(restaurantId: number): Promise<void> {
    return this.limits.consume(PER_HOUR, restaurantId);
  }
}
