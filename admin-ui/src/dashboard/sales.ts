import { hourInFull, hourName, hourText, type SalesView, type Span } from '@sae/domain/analytics';
import { countText, formatRupees, paiseOf, toRupees, type LocalDay, type Rupees } from '@sae/domain/kernel';
import type { OrderView } from '@sae/domain/ordering';
import { billsOfDays, cancelledOn } from './addresses.js';
import type { FigureCard } from './cards.js';
import type { Bar } from './chart-data.js';
import { dateText } from './period.js';

export const SPAN_NAMES: Readonly<Record<Span, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'This Week',
  month: 'This Month',
};

const weekdayOf = (day: LocalDay): string =>
  new Date(day).toLocaleDateString('en-IN', { weekday: 'long', timeZone: 'UTC' });

/** With what the figures are compared, as in `last Wednesday by 13:30`. */
export const comparedText = ({ span, compared: { from, until } }: Pick<SalesView, 'span' | 'compared'>): string => {
  const by = until === null ? '' : ` by ${until}`;
  if (span === 'week') return `last week${by}`;
  if (span === 'month') return `last month${by}`;
  return `last ${weekdayOf(from)}${by}`;
};

/** `▲ 12 %`, `▼ 3 %`, `the same`; of what was nothing there is no percentage. */
export const changeText = (now: number, before: number): string => {
  if (now === before) return 'the same';
  if (before === 0) return '▲ from nothing';
  const percent = Math.round((100 * (now - before)) / before);
  const sign = now > before ? '▲' : '▼';
  return `${sign} ${percent === 0 ? 'under 1' : Math.abs(percent).toLocaleString('en-IN')} %`;
};

const against = (now: number, before: number, shown: (n: number) => string, compared: string): string =>
  `${changeText(now, before)} · ${shown(before)} ${compared}`;

const plain = (n: number): string => n.toLocaleString('en-IN');

/** What was sold, beside the days before; what is left to do; what went otherwise. */
export const salesCards = (view: SalesView): FigureCard[] => {
  const compared = comparedText(view);
  const { compared: before, unpaid, cancelled } = view;
  const bills = { to: billsOfDays(view) };
  // Past orders say what is unpaid, and what a discount was given; the list of many days' bills does not.
  const ofDay = view.from === view.to ? bills : {};
  return [
    {
      ...{ title: 'Sales', value: formatRupees(view.sales) },
      ...{ note: against(view.sales, before.sales, formatRupees, compared), ...bills },
    },
    {
      ...{ title: 'Orders', value: plain(view.orders) },
      ...{ note: against(view.orders, before.orders, plain, compared), ...bills },
    },
    {
      ...{ title: 'Bills', value: plain(view.bills) },
      ...{ note: against(view.bills, before.bills, plain, compared), ...bills },
    },
    {
      ...{ title: 'Average Bill', value: formatRupees(view.averageBill) },
      ...{ note: against(view.averageBill, before.averageBill, formatRupees, compared), ...bills },
    },
    { title: 'Unpaid', value: formatRupees(unpaid.total), note: countText(unpaid.bills, 'bill'), ...ofDay },
    {
      title: 'Cancelled Bills',
      value: formatRupees(cancelled.total),
      note: countText(cancelled.bills, 'bill'),
      to: cancelledOn(view),
    },
    { title: 'Discounts', value: formatRupees(view.discounts), note: `on ${countText(view.bills, 'bill')}`, ...ofDay },
  ];
};

/** Where orders are open now, and what they come to. */
export const openCard = (open: readonly OrderView[] | null): FigureCard => {
  const places = new Set((open ?? []).map(({ tableNo }) => tableNo)).size;
  const total: Rupees = toRupees(paiseOf((open ?? []).map((order) => order.total)));
  return {
    ...{ title: 'Open Now', value: open ? formatRupees(total) : '…' },
    ...{ note: open ? `${countText(places, 'place')}, ${countText(open.length, 'order')}` : '', to: '/floor' },
  };
};

/** From the first hour with bills to the last, so that an hour without any is a gap. */
export const hourBars = (
  hours: readonly { readonly hour: number; readonly total: Rupees }[],
  toBills?: (of: string) => string,
): Bar[] => {
  const totals = new Map(hours.map(({ hour, total }) => [hour, total]));
  const [first = 0, last = -1] = [hours[0]?.hour, hours.at(-1)?.hour];
  return Array.from({ length: last - first + 1 }, (_, n) => {
    const hour = first + n;
    return {
      of: String(hour),
      tick: hourText(hour),
      name: hourInFull(hour),
      total: totals.get(hour) ?? 0,
      ...(toBills && { to: toBills(hourName(hour)) }),
    };
  });
};

/** Which days the figures are of: `25 Nov 2026`, `23 Nov 2026 to 25 Nov 2026`. */
export const daysText = ({ from, to }: Pick<SalesView, 'from' | 'to'>): string =>
  from === to ? dateText(from) : `${dateText(from)} to ${dateText(to)}`;
