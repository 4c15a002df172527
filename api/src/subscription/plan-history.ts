import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PlansReader, type PlansPage } from '@sae/projections/models/subscription';

/** Payments and the free trial, newest first, page by page. */
export class PlanHistory extends Query<{ json: string; total: number }> {
  constructor(
    readonly restaurantId: number,
    readonly page: PlansPage,
  ) {
    super();
  }
}

@QueryHandler(PlanHistory)
export class PlanHistoryHandler implements IQueryHandler<PlanHistory> {
  constructor(private readonly plans: PlansReader) {}

  execute({ restaurantId, page }: PlanHistory): Promise<{ json: string; total: number }> {
    return this.plans.page(restaurantId, page);
  }
}
