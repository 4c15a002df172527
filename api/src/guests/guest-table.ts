import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { guestTableView, type GuestTableView } from '@sae/domain/guests';
import { Clock } from '../clock.js';
import { Settings } from '../settings.js';
import type { Seat } from './seats.js';

/** Where a guest sits who scanned a code. */
export class GuestTable extends Query<GuestTableView> {
  constructor(readonly seat: Seat) {
    super();
  }
}

@QueryHandler(GuestTable)
export class GuestTableHandler implements IQueryHandler<GuestTable> {
  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  execute({ seat: { access, table } }: GuestTable): Promise<GuestTableView> {
    const { timeZone } = this.settings.config;
    return Promise.resolve(guestTableView(access, table.tableNo, { now: this.clock.now(), timeZone }));
  }
}
