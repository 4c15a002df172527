import { rowEach, toRupees, type Circumstances, type IsoTime } from '../kernel/index.js';
import { DAY_EVENTS } from '../ordering/day.events.js';
import {
  BOOK_EVENTS,
  KITCHEN_EVENTS,
  RETOLD_EVENTS,
  type OrderBookEvent,
  type OrderMoved,
} from '../ordering/order-book.events.js';
import { placedOrder } from '../ordering/told-order.js';
import { orderContent, type OrderFor } from '../ordering/views.js';
import {
  credited,
  isOpen,
  joined,
  leftSince,
  retold,
  withBill,
  withBilled,
  withOrders,
  withSplit,
  withPaid,
  withStatus,
  MOST_ORDERS,
  type Sitting,
} from './sitting-state.js';
import { guestOrderView } from './views.js';

type EventContext = Pick<Circumstances, 'at' | 'actor'>;
type DataOf<T extends OrderBookEvent['type']> = Extract<OrderBookEvent, { type: T }>['data'];

/** What changes nothing for who sits at a table: what was paid too much does not stand on its page. Orders of the year before are known from when they were placed. */
export const NOT_OF_SITTINGS = [
  ...BOOK_EVENTS,
  ...KITCHEN_EVENTS,
  ...DAY_EVENTS,
  'CreditNoteIssued',
  'MoneyGivenBack',
] as const;

export type SittingEventType = Exclude<OrderBookEvent['type'], (typeof NOT_OF_SITTINGS)[number]>;

type Rows = {
  readonly [T in SittingEventType]: (sitting: Sitting | null, data: DataOf<T>, told: EventContext) => Sitting | null;
};

const on: Rows = {
  OrderPlaced: (sitting, order, told) =>
    joined(sitting, guestOrderView(orderContent(placedOrder(order, told))), told.at),
  OrderAccepted: (sitting, { orderId }) => withOrders(sitting, [orderId], withStatus('recurring')),
  OrderReopened: (sitting, { order }) => {
    const back = retold(sitting, { order });
    return back === sitting ? sitting : { ...back!, ...credited(sitting, order.paid) };
  },
  // As the table that it leaves hears of it; at the other see `sittingJoined`.
  OrderMoved: (sitting, { orderId, tableNo, paid = 0 }, { at }) => {
    if (!sitting?.orders.some(({ id }) => id === orderId)) return sitting;
    const orders = sitting.orders.filter(({ id }) => id !== orderId);
    const rest = { ...sitting, orders, restsSince: at, ...credited(sitting, -paid) };
    if (orders.some(isOpen)) return rest;
    return { ...rest, movedTo: tableNo, left: [...leftSince(sitting, at), { sitting: sitting.id, orderId, at }] };
  },
  LinesAdded: retold,
  ...rowEach(RETOLD_EVENTS, retold),
  OrderSplit: (sitting, { order, split }) =>
    withSplit(retold(sitting, { order }), order.orderId, guestOrderView(orderContent(split))),
  OrderDeleted: (sitting, { orderId, paid = 0 }, { at }) => {
    // Of a bill that is cancelled with it, what is given back was never a credit.
    const isOpenOrder = sitting?.orders.some((order) => order.id === orderId && isOpen(order));
    return withOrders(sitting, [orderId], withStatus('deleted'), {
      restsSince: at,
      ...credited(sitting, isOpenOrder ? -paid : 0),
    });
  },
  BillIssued: (sitting, { billNo, orders, amounts, paid, replaces }, { at }) => {
    const ids = orders.map(({ orderId }) => orderId);
    const before = Math.min(paid, amounts.total);
    const bill = {
      ...{ billNo, total: toRupees(amounts.total), orderId: ids[0] ?? 0 },
      isPaid: paid >= amounts.total,
      ...(before > 0 ? { paid: toRupees(before) } : {}),
    };
    const bills = [...(sitting?.bills ?? []), bill].slice(-MOST_ORDERS);
    return withOrders(sitting, ids, withBilled, {
      ...{ bills, restsSince: at },
      ...credited(sitting, replaces === null ? -paid : 0),
    });
  },
  BillCancelled: (sitting, { billNo }) =>
    withBill(sitting, billNo, (bills) => ({ bills: bills.filter((bill) => bill.billNo !== billNo) })),
  BillPaid: (sitting, { billNo }) =>
    withBill(sitting, billNo, (bills) => ({
      bills: bills.map((bill) => (bill.billNo === billNo ? { ...bill, isPaid: true } : bill)),
      claim: null,
    })),
  PaymentUndone: (sitting, { billNo }) =>
    withBill(sitting, billNo, (bills) => ({
      bills: bills.map(({ paid, ...bill }) =>
        bill.billNo === billNo ? { ...bill, isPaid: false } : { ...bill, ...(paid ? { paid } : {}) },
      ),
    })),
  TenderTaken: (sitting, { billNo, paid, total, claimIds }) =>
    withBill(sitting, billNo, (bills) => ({
      bills: bills.map((bill) => (bill.billNo === billNo ? withPaid(bill, paid, paid >= total) : bill)),
      claim: paid >= total || claimIds.includes(sitting?.claim?.id ?? 0) ? null : (sitting?.claim ?? null),
    })),
  TenderUndone: (sitting, { billNo, paid }) =>
    withBill(sitting, billNo, (bills) => ({
      bills: bills.map((bill) => (bill.billNo === billNo ? withPaid(bill, paid, false) : bill)),
    })),
  PaymentClaimed: (sitting, { claimId: id, sitting: of, amount }, { at: claimedAt }) =>
    sitting?.id === of
      ? { ...sitting, claim: { id, amount: toRupees(amount), claimedAt, isDismissed: false } }
      : sitting,
  PaymentClaimDismissed: (sitting, { claimId }) =>
    sitting?.claim?.id === claimId ? { ...sitting, claim: { ...sitting.claim, isDismissed: true } } : sitting,
};

/** What is told to a sitting. */
export const SITTING_EVENTS = Object.keys(on) as readonly SittingEventType[];

type AnyRow = (sitting: Sitting | null, data: object, told: EventContext) => Sitting | null;

/** With an order that was moved here, what was cancelled and paid of it: it joins who sit here, or begins a sitting. */
export const sittingJoined = (
  sitting: Sitting | null,
  order: OrderFor<'guests'>,
  { left, paid }: { readonly left: Sitting | null } & OrderMoved['data'],
  at: IsoTime,
): Sitting => {
  const before = left?.orders.find(({ id }) => id === order.id);
  const joins = joined(sitting, guestOrderView(order, before?.cancelled), at);
  return { ...joins, ...credited(joins, paid) };
};

/** The sitting at a table after a fact about that table; null as long as nobody has ordered there. */
export const sittingAfter = (
  sitting: Sitting | null,
  { type, data }: OrderBookEvent,
  told: EventContext,
): Sitting | null => {
  const row = (on as Partial<Record<typeof type, AnyRow>>)[type];
  return row ? row(sitting, data, told) : sitting;
};
