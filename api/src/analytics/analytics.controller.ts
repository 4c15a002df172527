import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { analyticsQuestion } from '@sae/domain/analytics';
import { RestaurantId } from '../http/asker.js';
import { Analytics } from './analytics.js';

@Controller('analytics')
export class AnalyticsController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  analytics(@RestaurantId() restaurantId: number, @Query() query: Record<string, unknown>) {
    return this.queries.execute(new Analytics(restaurantId, analyticsQuestion(query)));
  }
}
