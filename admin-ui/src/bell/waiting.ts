import { ringsFor, type OrderView, tableName } from '@sae/domain/ordering';
import { liveOrders, type OrderLists } from '../orders/live-orders.js';

/** As many tables as are named, so that the notice stays a notice. */
const NAMED = 4;

/** What guests have ordered and nobody has taken yet; who waits longest stands first. */
export const waitingIn = (lists: OrderLists): readonly OrderView[] => liveOrders(lists).filter(ringsFor);

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

export const RING_EVERY_MS = 10_000;

/** The last time the bell rang: when, and for which newest order. */
export interface Ring {
  readonly at: number;
  readonly newest: number;
}

type Waiting = readonly Pick<OrderView, 'id'>[];

/** The order the bell rang for last. */
export const newestOf = (waiting: Waiting): number => Math.max(0, ...waiting.map(({ id }) => id));

export const ringFor = (waiting: Waiting, at: number): Ring => ({ at, newest: newestOf(waiting) });

/** In how many ms the bell rings: at once for an order it has not rung for, again while one waits, else never (null). */
export const ringIn = (waiting: Waiting, last: Ring | null, now: number): number | null => {
  if (waiting.length === 0) return null;
  if (!last || newestOf(waiting) > last.newest) return 0;
  return Math.max(0, last.at + RING_EVERY_MS - now);
};
