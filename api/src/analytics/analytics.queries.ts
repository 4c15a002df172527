import { AnalyticsReader } from '@sae/projections/models/analytics';
import { ReportReader } from '@sae/projections/models/reports';
import { momentIn, SalesReader } from '@sae/projections/models/sales';
import type { ReportBillsQuestion, Span } from '@sae/domain/analytics';
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

/** What sells and what never does. */
export const reportOf = query([ReportReader], (reports) => reports.report.bind(reports));

/** The bills that make up a row of it. */
export const reportBillsOf = query(
  [ReportReader, Configuration],
  (reports, { values: { timeZone } }) =>
    (restaurantId: number, question: ReportBillsQuestion) =>
      reports.bills(restaurantId, question, timeZone),
);
