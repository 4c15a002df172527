import { type IsoTime, type LocalDay, localDay } from '@sae/domain/kernel';
import type { OrderStatus, OrderView } from '@sae/domain/ordering';
import type { GetListParams } from 'react-admin';
import { restaurantZone } from '../data/zone.js';
import { liveOrders, newestFirst, pastOrders, recurringOrders, timeOf, type OrderLists } from './live-orders.js';

/** The resource; every question for its lists is react-admin's `getList`. */
export const ORDERS = 'orders';

/** Which orders a list shows. */
export interface OrdersFilter {
  readonly status: OrderStatus;
  /** Billed on this day, as the restaurant's calendar has it. */
  readonly date?: LocalDay;
  /** Billed no longer ago than this. */
  readonly withinMs?: number;
}

/** As many as the server answers at once. */
const MOST = 1_000;

/** One question, whoever asks: two who ask the same share its answer. */
export const questionFor = (filter: OrdersFilter) =>
  ({ pagination: { page: 1, perPage: MOST }, sort: { field: 'id', order: 'ASC' }, filter }) satisfies GetListParams;

/** What the server said; shown is what the one cache has learnt since. */
export interface OrdersAnswer {
  readonly data: OrderView[];
  readonly total: number;
  readonly meta: {
    readonly filter: OrdersFilter;
    readonly since?: IsoTime;
    /** Live orders that no push had told of. */
    readonly missed: readonly OrderView[];
  };
}

/** React-admin makes an empty one of a call that has ended the login. */
export const isAnswer = (answer: object): answer is OrdersAnswer => 'meta' in answer && answer.meta !== undefined;

type Rows = Pick<OrdersAnswer, 'data' | 'total'> & { readonly meta: Omit<OrdersAnswer['meta'], 'missed'> };

const isOlder = (a: OrderView, b: OrderView) => newestFirst(a, b) > 0;

const isOf =
  ({ filter: { date }, since = '' }: Rows['meta']) =>
  (order: OrderView): boolean =>
    timeOf(order) >= since && (date === undefined || localDay(timeOf(order), restaurantZone()) === date);

/** Of the past, as far as was looked. */
const isWithin = ({ data, total }: Rows) => {
  const last = data.at(-1);
  return (order: OrderView): boolean => data.length >= total || (last !== undefined && !isOlder(order, last));
};

/** Would this order stand in the answer? Then one missing from it has left the list. */
export const coveredBy =
  (answer: Rows) =>
  (order: OrderView): boolean =>
    order.status !== 'past' || (isOf(answer.meta)(order) && isWithin(answer)(order));

const STANDING = { live: liveOrders, recurring: recurringOrders, past: pastOrders } as const;

/** The rows of a list now; orders billed since the answer stand on top of the past. */
export const rowsOf = (lists: OrderLists, answer: Rows): OrderView[] =>
  STANDING[answer.meta.filter.status](lists).filter(coveredBy(answer));
