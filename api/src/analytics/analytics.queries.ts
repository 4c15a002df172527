import { AnalyticsReader } from '@sae/projections/models/analytics';
import { momentIn, SalesReader } from '@sae/projections/models/sales';
import type { Span } from '@sae/domain/analytics';
import { Configuration } from '../kernel/configuration.js';
import { query } from '../kernel/bus.js';
import { Clock } from '../kernel/clock.js';

/** Earnings and orders of a period, in all or in one category. */
export const analytics = query([AnalyticsReader], (earnings) => earnings.answer.bind(earnings));

/** What was sold today, yesterday, this week or this month, beside the days before. */
export const salesOf = query([SalesReader, Clock, Configuration], (sales, clock, { values: { timeZone } }) => {
  const momentOf = momentIn(timeZone);
  return (restaurantId: number, span: Span) => sales.sales(restaurantId, span, momentOf(clock.now()));
});
