import { Injectable } from '@nestjs/common';
import { duesOf, sittingAt, type Sitting } from '@sae/domain/guests';
import type { Due } from '@sae/domain/ordering';
import { GuestsReader } from '@sae/projections/models/guests';
import { Clock } from '../kernel/clock.js';
import type { Seat } from './seats.js';

/** Who sits at a table now, and what they owe. */
@Injectable()
export class Dues {
  constructor(
    private readonly guests: GuestsReader,
    private readonly clock: Clock,
  ) {}

  async at({ restaurantId, table }: Seat): Promise<{ sitting: Sitting | null; dues: readonly Due[] }> {
    const sitting = sittingAt(await this.guests.sitting(restaurantId, table.tableNo), this.clock.now());
    return { sitting, dues: sitting ? duesOf(sitting) : [] };
  }
}
