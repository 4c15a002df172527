import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { guestTableView, type GuestTableView } from '@sae/domain/guests';
import { Clock } from '../clock.js';
import type { Seat } from './seats.js';

/** Where a guest sits who scanned a code. */
export class GuestTable extends Query<GuestTableView> {
  constructor(readonly seat: Seat) {
    super();
  }
}

@QueryHandler(GuestTable)
export class GuestTableHandler implements IQueryHandler<GuestTable> {
  constructor(private readonly clock: Clock) {}

  execute({ seat: { access, table } }: GuestTable): Promise<GuestTableView> {
    return Promise.resolve(guestTableView(access, table.tableNo, this.clock.now()));
  }
}
