import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sittingView, type SittingView } from '@sae/domain/guests';
import { GuestsReader } from '@sae/projections/models/guests';
import { Clock } from '../clock.js';
import type { Seat } from './seats.js';

/** What the guests of a table see of their orders and bills. */
export class SittingNow extends Query<SittingView> {
  constructor(readonly seat: Seat) {
    super();
  }
}

@QueryHandler(SittingNow)
export class SittingNowHandler implements IQueryHandler<SittingNow> {
  constructor(
    private readonly guests: GuestsReader,
    private readonly clock: Clock,
  ) {}

  async execute({ seat: { restaurantId, table } }: SittingNow): Promise<SittingView> {
    const [sitting, reviewed] = await Promise.all([
      this.guests.sitting(restaurantId, table.tableNo),
      this.guests.reviewed(restaurantId, table.tableNo),
    ]);
    return sittingView(sitting, reviewed, this.clock.now());
  }
}
