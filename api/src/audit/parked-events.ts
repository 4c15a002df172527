import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { ParkedEvent } from '@sae/domain/audit';
import { AuditReader } from '@sae/projections/models/audit';

/** The events that a restaurant's books wait for: its lists made from these books are not answered meanwhile. */
export class ParkedEvents extends Query<readonly ParkedEvent[]> {
  constructor(readonly restaurantId: number) {
    super();
  }
}

@QueryHandler(ParkedEvents)
export class ParkedEventsHandler implements IQueryHandler<ParkedEvents> {
  constructor(private readonly audit: AuditReader) {}

  execute({ restaurantId }: ParkedEvents): Promise<readonly ParkedEvent[]> {
    return this.audit.parked(restaurantId);
  }
}
