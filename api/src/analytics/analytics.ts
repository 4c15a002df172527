import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { AnalyticsQuestion, AnalyticsView } from '@sae/domain/analytics';
import { AnalyticsReader } from '@sae/projections/models/analytics';

/** Earnings and orders of a period, in all or in one category. */
export class Analytics extends Query<AnalyticsView> {
  constructor(
    readonly restaurantId: number,
    readonly question: AnalyticsQuestion,
  ) {
    super();
  }
}

@QueryHandler(Analytics)
export class AnalyticsHandler implements IQueryHandler<Analytics> {
  constructor(private readonly reader: AnalyticsReader) {}

  execute({ restaurantId, question }: Analytics): Promise<AnalyticsView> {
    return this.reader.answer(restaurantId, question);
  }
}
