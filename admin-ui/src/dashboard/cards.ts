import type { AnalyticsView, Period } from '@sae/domain/analytics';
import { countText, formatRupees } from '@sae/domain/kernel';
import { dateText, granularityOf, periodText } from './period.js';

export interface FigureCard {
  readonly title: string;
  readonly value: string;
  readonly note: string;
  /** The page that what is counted stands on. */
  readonly to?: string;
}

const TOTALS = { default: 'All-Time Totals', year: 'Yearly Totals', month: 'Monthly Totals' } as const;

const on = (date: string | null, none: string) => (date === null ? none : `on ${dateText(date)}`);

/** Of a day its own figures; of a longer period its best day's, and its totals. */
export const cardsOf = (period: Period, view: AnalyticsView): FigureCard[] => {
  const granularity = granularityOf(period);
  const earned = formatRupees(view.totalPrimary);
  const orders = view.orderPrimary.toLocaleString('en-IN');
  if (granularity === 'day') {
    const note = periodText(period);
    return [
      { title: 'Daily Earnings', value: earned, note },
      { title: 'Daily Orders', value: orders, note },
    ];
  }
  return [
    { title: 'Max Earnings', value: earned, note: on(view.primaryDate, 'No earnings yet') },
    { title: 'Max Orders', value: orders, note: on(view.orderPrimaryDate, 'No orders yet') },
    {
      title: TOTALS[granularity],
      value: formatRupees(view.totalSecondary),
      note: `${countText(view.orderSecondary, 'order')} · ${periodText(period)}`,
    },
  ];
};
