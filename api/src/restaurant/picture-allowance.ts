import { Injectable } from '@nestjs/common';
import { Limits, tooMany, type Budget } from '../http/limits.js';

const PER_HOUR: Budget = {
  name: 'pictures',
  points: 20,
  seconds: 60 * 60,
  refuse: tooMany('picture/too-many', 'Too many pictures. Please try again in an hour.'),
};

/** Nothing is erased, so what may be uploaded is bounded. */
@Injectable()
export class PictureAllowance {
  constructor(private readonly limits: Limits) {}

  /** @throws Refusal */
  use(restaurantId: number): Promise<void> {
    return this.limits.consume(PER_HOUR, restaurantId);
  }
}
