import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { AuditReader, type AuditEntries as Wanted } from '@sae/projections/models/audit';

/** What happened to orders and bills, the newest first, page by page. */
export class AuditEntries extends Query<{ json: string; total: number }> {
  constructor(
    readonly restaurantId: number,
    readonly wanted: Wanted,
  ) {
    super();
  }
}

@QueryHandler(AuditEntries)
export class AuditEntriesHandler implements IQueryHandler<AuditEntries> {
  constructor(private readonly audit: AuditReader) {}

  execute({ restaurantId, wanted }: AuditEntries): Promise<{ json: string; total: number }> {
    return this.audit.entries(restaurantId, wanted);
  }
}
