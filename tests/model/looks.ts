import { billOf } from './paper/bills.js';
import { dashboardShown } from './paper/earnings.js';
import { monthsShown } from './paper/filing.js';
import { claimsShown, opinionsShown, reviewShown, sittingShown } from './paper/guests.js';
import { menuShown, missedAt, stationsShown, tallyShown, waitingAt } from './paper/office.js';
import { hoursShown } from './paper/hours.js';
import { groupsShown } from './paper/options.js';
import { slipOf } from './paper/orders.js';
import { dayAt, type Pages, type PaperBill } from './paper/pages.js';
import { reportBillsShown, reportShown, type AskedReport } from './paper/reports.js';
import { on, salesShown, type AskedSpan } from './paper/sales.js';
import { ticketShown } from './paper/shown.js';
import { sheetOf } from './paper/till.js';
import { billShown, listsShown, paymentShown } from './paper/views.js';

export interface LookedAt {
  readonly path: string;
  readonly guestAt?: number;
  /** Of what it is asked. */
  readonly id?: number;
  readonly asked?: object;
}

/** What is looked at in the house, and what the paper says of it. */
export interface Look {
  readonly path: LookedAt | ((pages: Pages) => readonly LookedAt[]);
  readonly shown: (pages: Pages, at: LookedAt) => unknown;
}

const look = <T extends Record<string, Look>>(looks: T): T => looks;

const last = <T>(things: readonly T[], count = 3): T[] => things.slice(-count);
/** Bills that stand, the latest, by an order on them. */
const ofBills = (pages: Pages, path: (id: number) => string): LookedAt[] =>
  last(pages.bills.filter(({ isCancelled }) => !isCancelled)).map(({ orders }) => {
    const id = orders[0]?.id ?? 0;
    return { path: path(id), id };
  });
const billAt = (pages: Pages, id = 0): PaperBill => {
  const slip = slipOf(pages, id);
  const bill = slip && billOf(pages, slip);
  if (!bill) throw new Error(`${id} stands on no bill`);
  return bill;
};

const asked = (at: string): Record<string, string>[] => {
  const [year, month, day] = dayAt(at).split('-') as [string, string, string];
  return [{}, { year }, { year, month }, { year, month, day }, { year, category: 'Mains' }];
};

const REPORTS = ['dish', 'category', 'hour', 'weekday', 'kind', 'payment'];

/** Of today, and of some seventy days: whole months and days before and after them. */
const reportsAt = (at: string): AskedReport[] => {
  const today = dayAt(at);
  const longest = { from: on(today, -70), to: today };
  return REPORTS.flatMap((by) => [
    { by, from: today, to: today },
    { by, ...longest },
  ]);
};

const SPANS = ['today', 'yesterday', 'week', 'month'] as const;

export const LOOKS = look({
  live: { path: { path: '/orders/live' }, shown: (pages) => listsShown(pages).live },
  recurring: { path: { path: '/orders/recurring' }, shown: (pages) => listsShown(pages).recurring },
  past: { path: { path: '/orders/past' }, shown: (pages) => listsShown(pages).past },
  bills: {
    path: (pages) => ofBills(pages, (id) => `/orders/reprint/${id}`),
    shown: (pages, { id }) => billShown(billAt(pages, id)),
  },
  payments: {
    path: (pages) => ofBills(pages, (id) => `/orders/${id}/payment`),
    shown: (pages, { id }) => paymentShown(billAt(pages, id)),
  },
  tickets: {
    path: (pages) =>
      last([...new Set(pages.tickets.map(({ orderId }) => orderId))]).map((id) => ({
        path: `/orders/${id}/tickets`,
        id,
      })),
    shown: ({ tickets }, { id }) => tickets.filter(({ orderId }) => orderId === id).map(ticketShown),
  },
  stations: { path: { path: '/stations' }, shown: stationsShown },
  waiting: {
    path: ({ stations }) => stations.map(({ id }) => ({ path: `/stations/${id}/tickets`, id })),
    shown: (pages, { id }) => waitingAt(pages, id ?? 0),
  },
  missed: {
    path: ({ stations }) => stations.map(({ id }) => ({ path: `/stations/${id}/missed`, id })),
    shown: (pages, { id }) => missedAt(pages, id ?? 0),
  },
  claims: { path: { path: '/orders/payment-claims' }, shown: claimsShown },
  sittings: {
    path: ({ tables }) => tables.map(({ place }) => ({ path: '/guests/{code}/sitting', guestAt: place })),
    shown: (pages, { guestAt }) => sittingShown(pages, guestAt ?? 0),
  },
  day: {
    path: { path: '/days/current' },
    shown: (pages) => ({ day: pages.day && { ...sheetOf(pages, pages.day, null), closed: null } }),
  },
  months: { path: { path: '/tax/months' }, shown: monthsShown },
  days: { path: { path: '/days' }, shown: ({ closedDays }) => closedDays.map(({ row }) => row).reverse() },
  sheets: {
    path: ({ closedDays }) => last(closedDays).map(({ no: id }) => ({ path: `/days/${id}`, id })),
    shown: ({ closedDays }, { id }) => closedDays.find(({ no }) => no === id)?.sheet,
  },
  menu: { path: { path: '/menu' }, shown: menuShown },
  order: { path: { path: '/menu/order' }, shown: ({ order }) => ({ ids: order }) },
  hours: { path: { path: '/menu/hours' }, shown: hoursShown },
  options: { path: { path: '/option-groups' }, shown: groupsShown },
  portions: { path: { path: '/menu/portions' }, shown: tallyShown },
  imports: { path: { path: '/menu/imports' }, shown: ({ imported }) => (imported ? [imported.row] : []) },
  tables: {
    path: { path: '/tables/numbers' },
    shown: ({ tables }) =>
      [...tables].sort((one, other) => one.place - other.place).map(({ id, place: tableNo }) => ({ id, tableNo })),
  },
  reviews: { path: { path: '/reviews' }, shown: ({ reviews }) => reviews.map(reviewShown).reverse() },
  praise: {
    path: () =>
      [0, 5].map((stars) => ({ path: `/reviews?filter=${encodeURIComponent(`{"stars":${stars}}`)}`, id: stars })),
    shown: ({ reviews }, { id }) =>
      reviews
        .filter(({ stars }) => stars === id)
        .map(reviewShown)
        .reverse(),
  },
  opinions: { path: { path: '/reviews/summary' }, shown: opinionsShown },
  dashboard: {
    path: ({ now }) =>
      asked(now).map((question) => ({ path: `/analytics?${new URLSearchParams(question)}`, asked: question })),
    shown: (pages, { asked: question }) => dashboardShown(pages, question ?? {}),
  },
  sales: {
    path: () => SPANS.map((span) => ({ path: `/analytics/sales?span=${span}`, asked: { span } })),
    shown: (pages, { asked: question }) => salesShown(pages, question as AskedSpan),
  },
  report: {
    path: ({ now }) =>
      reportsAt(now).map((question) => ({
        path: `/analytics/report?${new URLSearchParams({ ...question })}`,
        asked: question,
      })),
    shown: (pages, { asked: question }) => reportShown(pages, question as AskedReport),
  },
  reportBills: {
    path: (pages) => {
      // Of more there are several answers.
      if (pages.slips.length > 150) return [];
      return reportsAt(pages.now).flatMap((question) => {
        const row = reportShown(pages, question).rows.find(({ count }) => count > 0);
        const asked = row && { ...question, of: row.of };
        return asked ? [{ path: `/analytics/report/bills?${new URLSearchParams(asked)}`, asked }] : [];
      });
    },
    shown: (pages, { asked: question }) => reportBillsShown(pages, question as AskedReport & { of: string }),
  },
});
