import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { analyticsQuestion, reportBillsQuestion, reportQuestion, spanIn } from '@sae/domain/analytics';
import { Right } from '../access/auth.guard.js';
import { Answers } from '../answers/answers.js';
import { RestaurantId } from '../access/request-context.js';
import { analytics, reportBillsOf, reportOf, salesOf } from './analytics.queries.js';

export const REPORT_ASKS = {
  'by!': '`dish`, `category`, `hour`, `weekday`, `kind` or `payment`',
  'from!': 'The first day, such as 2026-11-01',
  'to!': 'The last day, at most 400 days in all',
} as const;

@Controller('analytics')
@Right('SeeSales')
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

  @Answers('ReportView', 'What sells and what never does, by dish, category, hour, weekday, order kind or payment', {
    asks: REPORT_ASKS,
  })
  @Get('report')
  report(@RestaurantId() restaurantId: number, @Query() query: Record<string, unknown>) {
    return this.queries.execute(reportOf(restaurantId, reportQuestion(query)));
  }

  @Answers('ReportBillsView', 'The bills that make up a row of a report, the earliest first, part by part', {
    asks: {
      ...REPORT_ASKS,
      of: 'What the row is of; all bills of the days when left out',
      after: 'The `next` of the answer before',
    },
  })
  @Get('report/bills')
  reportBills(@RestaurantId() restaurantId: number, @Query() query: Record<string, unknown>) {
    return this.queries.execute(reportBillsOf(restaurantId, reportBillsQuestion(query)));
  }
}
