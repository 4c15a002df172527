import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { analyticsQuestion, spanIn } from '@sae/domain/analytics';
import { Answers } from '../answers/answers.js';
import { RestaurantId } from '../access/request-context.js';
import { analytics, salesOf } from './analytics.queries.js';

@Controller('analytics')
export class AnalyticsController {
  constructor(private readonly queries: QueryBus) {}

  @Answers(
    'AnalyticsView',
    'Earnings and orders of a period, in all or in one category; of all time when none is chosen',
    {
      asks: {
        year: 'Such as 2026',
        month: 'From 01 to 12, with a year',
        day: 'From 01 to 31, with a month',
        category: 'Of the menu, as it was when ordered',
      },
    },
  )
  @Get()
  analytics(@RestaurantId() restaurantId: number, @Query() query: Record<string, unknown>) {
    return this.queries.execute(analytics(restaurantId, analyticsQuestion(query)));
  }

  @Answers('SalesView', 'What was sold, beside the days before up to the same time', {
    asks: { span: 'today, yesterday, week (from Monday) or month; today when left out' },
  })
  @Get('sales')
  sales(@RestaurantId() restaurantId: number, @Query('span') span?: unknown) {
    return this.queries.execute(salesOf(restaurantId, spanIn(span)));
  }
}
