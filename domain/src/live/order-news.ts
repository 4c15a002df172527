import type { AuditKind } from '../audit/index.js';
import { linesText, tableName, type OrderView } from '../ordering/views.js';
import type { News, OrderPushes } from './pushes.js';

/** What is no news of orders: it has a push of its own, or is told by the fact that follows it. */
const NOT_NEWS = [
  ...(['order-carried-over', 'bill-cancelled', 'credit-note-issued', 'payment-claimed', 'claim-dismissed'] as const),
  ...(['day-opened', 'cash-moved', 'day-closed', 'payment-details-changed', 'tax-changed'] as const),
  ...(['month-filed', 'filing-undone'] as const),
  ...(['prices-changed', 'menu-imported', 'menu-import-undone', 'menu-hours-set'] as const),
  ...(['person-added', 'person-changed', 'person-suspended', 'person-restored', 'person-removed'] as const),
  ...(['second-factor-added', 'second-factor-removed', 'recovery-code-used'] as const),
  ...(['person-invited', 'person-joined', 'login-removed'] as const),
  ...(['pin-set', 'till-added', 'till-removed', 'approvals-set', 'lock-set'] as const),
  ...(['dish-changed', 'dish-sold-out', 'dish-back-on-sale', 'portions-counted'] as const),
] as const;

export type NewsKind = Exclude<AuditKind, (typeof NOT_NEWS)[number]>;

/** What is shown beside the lists of orders, and asked for. */
export type Figure = 'past' | 'analytics' | 'payments' | 'day';

/** What screens make of one kind of news. */
interface NewsRow {
  /** By the name under which it is pushed, what the orders page tells its staff; null, where nobody need be told. */
  readonly notice: { readonly [N in keyof OrderPushes]?: (told: OrderPushes[N], news: News) => string | null };
  /** What is no longer so. */
  readonly stale: readonly Figure[];
}

const toldElsewhere = () => null;

export const newOrderNotice = ({ id, tableNo }: OrderView): string =>
  `New order #${id} received for ${tableName(tableNo)}`;
const toRecurring = ({ id }: OrderView) => `Order #${id} updated to recurring`;
const withLines =
  (what: string) =>
  ({ id }: OrderView, { lines = [] }: News) =>
    `Order #${id}: ${linesText(lines)} ${what}`;

const MONEY: readonly Figure[] = ['payments', 'analytics', 'day'];

/** A kind of news that does not stand here does not compile, and what a browser does not find here it asks for. */
export const ORDER_NEWS: { readonly [K in NewsKind]: NewsRow } = {
  'order-placed': { notice: { newOrder: newOrderNotice }, stale: ['day'] },
  'order-accepted': { notice: { orderUpdated: toRecurring }, stale: ['day'] },
  // The others on its bill were billed again: their shares are others.
  'order-brought-back': { notice: { orderUpdated: toRecurring }, stale: ['past', 'analytics', 'day'] },
  'order-moved': {
    notice: { orderUpdated: ({ id, tableNo }) => `Order #${id} moved to ${tableName(tableNo)}` },
    stale: ['day'],
  },
  'lines-added': { notice: { orderUpdated: withLines('added') }, stale: ['day'] },
  'line-cancelled': { notice: { orderUpdated: withLines('cancelled') }, stale: ['day'] },
  'note-changed': { notice: { orderUpdated: ({ id }) => `Order #${id}: a note changed` }, stale: [] },
  // The bill beside it tells of what was taken.
  'order-split': { notice: { partBilled: toldElsewhere }, stale: ['day'] },
  'order-deleted': {
    notice: { orderDeleted: ({ id }) => `Order #${id} deleted` },
    stale: ['past', 'analytics', 'day'],
  },
  'bill-issued': {
    notice: {
      ordersCompleted: ({ tableNo }) => `Orders for ${tableName(tableNo).replace('Table', 'table')} moved to past`,
      partBilled: ({ tableNo }) => `A part of ${tableName(tableNo)} is billed`,
    },
    stale: ['analytics', 'day'],
  },
  'bill-paid': { notice: { billPaid: toldElsewhere }, stale: MONEY },
  'payment-taken': { notice: { billPaid: toldElsewhere, partPaid: toldElsewhere }, stale: MONEY },
  'money-given-back': { notice: { billPaid: toldElsewhere }, stale: ['payments', 'day'] },
  'payment-undone': { notice: { paymentUndone: toldElsewhere }, stale: MONEY },
};

/** What is made of a push; null where this program does not know what happened: whoever shows it asks again. */
export const newsRow = (news: Partial<News> | undefined): NewsRow | null =>
  news?.kind !== undefined && Object.hasOwn(ORDER_NEWS, news.kind) ? ORDER_NEWS[news.kind as NewsKind] : null;

/** The orders that a push tells, as they are now, and the id of one that is gone. */
export const toldIn = (
  told: OrderPushes[keyof OrderPushes],
): { readonly orders: readonly OrderView[]; readonly gone?: number } => {
  if ('orders' in told) return told;
  return 'items' in told ? { orders: [told] } : { orders: [], gone: told.id };
};
