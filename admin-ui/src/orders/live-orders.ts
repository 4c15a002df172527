import { toldIn, type OrderPush } from '@sae/domain/live';
import type { OrderStatus, OrderView } from '@sae/domain/ordering';

/** A moment in this browser: a counter that goes up with each push, question and answer. */
export type Moment = number;

/** What is known of one order: its newest view, or that it has left the lists. */
interface KnownOrder {
  readonly revision: string;
  readonly order: OrderView | null;
  /** When that was learnt. */
  readonly at: Moment;
}

/** The orders of one restaurant, put together from answers and pushes that may come late, twice, or never. */
export interface OrderLists {
  readonly restaurantId: number;
  readonly known: ReadonlyMap<number, KnownOrder>;
}

/** A list as the server answered it. */
export interface ListAnswer {
  readonly list: OrderStatus;
  readonly orders: readonly OrderView[];
  readonly askedAt: Moment;
  readonly at: Moment;
  /** Would this order stand in the answer? Of one page of a longer list, what is not in it may stand on another. */
  readonly covers: (order: OrderView) => boolean;
}

/** No revision is newer: an order once deleted stays deleted. */
const FOR_EVER = '~';

export const noOrders = (restaurantId: number): OrderLists => ({ restaurantId, known: new Map() });

const knowing = (lists: OrderLists, news: Iterable<readonly [number, KnownOrder]>): OrderLists => {
  const known = new Map(lists.known);
  for (const [id, fact] of news) known.set(id, fact);
  return { ...lists, known };
};

const learnt = (lists: OrderLists, orders: readonly OrderView[], at: Moment): OrderLists =>
  knowing(
    lists,
    orders
      .filter(({ id, revision }) => revision > (lists.known.get(id)?.revision ?? ''))
      .map((order) => [order.id, { revision: order.revision, order, at }]),
  );

const forgotten = (lists: OrderLists, id: number, at: Moment): OrderLists =>
  knowing(lists, [[id, { revision: FOR_EVER, order: null, at }]]);

/** After a push. Pushes for other restaurants, older than what is known, or heard before change nothing. */
export const pushed = (lists: OrderLists, { restaurantId, payload }: OrderPush, at: Moment): OrderLists => {
  if (restaurantId !== lists.restaurantId) return lists;
  const { orders, gone } = toldIn(payload);
  const known = learnt(lists, orders, at);
  return gone === undefined ? known : forgotten(known, gone, at);
};

/** After the server's answer to this browser's own action, which is as good as its push. */
export const changed = learnt;
export const removed = forgotten;

/** Asked for after the order was thought gone, an answer that still has it is right. */
const isBack = ({ order, at }: KnownOrder, askedAt: Moment) => order === null && at < askedAt;

const factFrom = (known: KnownOrder | undefined, order: OrderView, { askedAt, at }: ListAnswer): KnownOrder => {
  const { revision } = order;
  if (!known || revision > known.revision) return { revision, order, at };
  if (revision < known.revision) return known;
  return isBack(known, askedAt) ? { revision, order, at } : { ...known, at };
};

/**
 * After a list was answered. What is not in it has left it, unless it was learnt after the question was asked: a push
 * follows the write, so an answer asked for later is at least as new as the push.
 */
export const answered = (lists: OrderLists, answer: ListAnswer): OrderLists => {
  const { list, askedAt, at, covers } = answer;
  const orders = answer.orders.filter(({ restaurantId }) => restaurantId === lists.restaurantId);
  const present = orders.map((order): [number, KnownOrder] => [
    order.id,
    factFrom(lists.known.get(order.id), order, answer),
  ]);
  const ids = new Set(orders.map(({ id }) => id));
  const hasLeft = ([id, { order, at }]: [number, KnownOrder]) =>
    order?.status === list && !ids.has(id) && at <= askedAt && covers(order);
  const left = [...lists.known]
    .filter(hasLeft)
    .map(([id, { revision }]): [number, KnownOrder] => [id, { revision, order: null, at }]);
  return knowing(lists, [...present, ...left]);
};

/** Without the recurring and the past orders; what was deleted stays so. */
export const onlyLive = (lists: OrderLists): OrderLists => ({
  ...lists,
  known: new Map([...lists.known].filter(([, { order }]) => order === null || order.status === 'live')),
});

const standing = (lists: OrderLists, status: OrderStatus): OrderView[] =>
  [...lists.known.values()].flatMap(({ order }) => (order?.status === status ? [order] : []));

/** All that is open at a table. */
export const openOrdersAt = (lists: OrderLists, tableNo: number): OrderView[] =>
  [...standing(lists, 'live'), ...standing(lists, 'recurring')].filter((order) => order.tableNo === tableNo);

const byAge = (a: OrderView, b: OrderView) => a.id - b.id;

/** When an order went to the past, or when it was taken. */
export const timeOf = ({ createdAt, receiptDetails }: OrderView): string => receiptDetails?.completedAt ?? createdAt;

/** What was charged for a billed order, and what any other comes to. */
export const chargedFor = ({ total, receiptDetails }: OrderView): number => receiptDetails?.total ?? total;

export const newestFirst = (a: OrderView, b: OrderView) => timeOf(b).localeCompare(timeOf(a)) || b.id - a.id;

/** Oldest first: who waits longest is served first. */
export const liveOrders = (lists: OrderLists): OrderView[] => standing(lists, 'live').sort(byAge);
export const recurringOrders = (lists: OrderLists): OrderView[] => standing(lists, 'recurring').sort(byAge);
export const pastOrders = (lists: OrderLists): OrderView[] => standing(lists, 'past').sort(newestFirst);

/** As many live orders as are shown before somebody opens the rest. */
export const SHOWN = 5;

/** The rest: guests' first, for nobody stands at their table who took the order. */
export const beyondShown = (live: readonly OrderView[]): OrderView[] => {
  const rest = live.slice(SHOWN);
  return [
    ...rest.filter(({ placedBy }) => placedBy === 'guest'),
    ...rest.filter(({ placedBy }) => placedBy !== 'guest'),
  ];
};

/** Does a push say what is not known yet? */
export const isNews = ({ restaurantId, known }: OrderLists, push: OrderPush): boolean => {
  if (push.restaurantId !== restaurantId) return false;
  const { orders, gone } = toldIn(push.payload);
  return (
    orders.some(({ id, revision }) => revision > (known.get(id)?.revision ?? '')) ||
    (gone !== undefined && known.get(gone)?.order !== null)
  );
};

/** The live orders of an answer that no push has told of. */
export const missedIn = (lists: OrderLists, orders: readonly OrderView[]): OrderView[] =>
  orders.filter(({ id, restaurantId }) => restaurantId === lists.restaurantId && !lists.known.has(id));
