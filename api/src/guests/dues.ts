import { Injectable } from '@nestjs/common';
import { dueOf, sittingAt, type Sitting } from '@sae/domain/guests';
import type { Paise } from '@sae/domain/kernel';
import { GuestsReader } from '@sae/projections/guests';
import { Clock } from '../clock.js';
import type { Seat } from './seats.js';

/** Who sits at a table now, and what they owe. */
@Injectable()
export class Dues {
  constructor(
    private readonly guests: GuestsReader,
    private readonly clock: Clock,
  ) {}

  async at({ restaurantId, table }: Seat): Promise<{ sitting: Sitting | null; due: Paise }> {
    const sitting = sittingAt(await this.guests.sitting(restaurantId, table.tableNo), this.clock.now());
    return { sitting, due: sitting ? dueOf(sitting).due : 0 };
  }
}
