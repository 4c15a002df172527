import { type OrderView, tableName } from '@sae/domain/ordering';
import { liveOrders, type OrderLists } from '../orders/live-orders.js';

/** As many tables as are named, so that the notice stays a notice. */
const NAMED = 4;

/** What guests have ordered and nobody has taken yet; who waits longest stands first. */
export const waitingIn = (lists: OrderLists): readonly OrderView[] =>
  liveOrders(lists).filter(({ placedBy }) => placedBy === 'guest');

const tablesOf = (orders: readonly OrderView[]): string => {
  const tables = [...new Set(orders.map(({ tableNo }) => tableName(tableNo)))];
  const more = tables.length - NAMED;
  return more > 0 ? `${tables.slice(0, NAMED).join(', ')} and ${more} more` : tables.join(', ');
};

/** What the notice says; nothing when nobody waits. */
export const waitingText = (orders: readonly OrderView[]): string => {
  const [first, ...others] = orders;
  if (!first) return '';
  if (others.length === 0) return `Guest order #${first.id} for ${tableName(first.tableNo)} is waiting`;
  return `${orders.length} guest orders are waiting: ${tablesOf(orders)}`;
};
