import { msBetween, toRupees, type Circumstances, type IsoTime, type Paise } from '../kernel/index.js';
import type { OrderItem } from '../billing/order-item.js';
import type { OpenOrder, OrderBookEvent, OrderMoved } from '../ordering/order-book.events.js';
import { placedOrder } from '../ordering/told-order.js';
import { itemView } from '../ordering/views.js';
import type { GuestBillView, GuestClaimView, GuestOrderView } from './views.js';

/** Who has been billed has left after so long, whether or not anybody marked the bill paid. */
export const RESTS_MS = 3 * 60 * 60_000;
/** An order that is open for so long was forgotten: it keeps nobody at the table. */
export const HOLDS_MS = 6 * 60 * 60_000;
/** A sitting keeps its newest orders and bills, so that its document stays small whatever happens. */
export const MOST_ORDERS = 50;
/** Likewise of what was cancelled of an order. */
const MOST_CANCELLED = 20;

/** A bill, and an order on it. */
export interface SittingBill extends GuestBillView {
  readonly orderId: number;
}

/** What a table's guests have ordered, been billed and said to have paid, since nothing was open there. */
export interface Sitting {
  /** The id of its first order. */
  readonly id: number;
  readonly orders: readonly GuestOrderView[];
  readonly bills: readonly SittingBill[];
  readonly claim: (GuestClaimView & { readonly id: number }) | null;
  /** When an order was last billed or deleted; when it began, where none was. */
  readonly restsSince: IsoTime;
  /** What was paid for orders that are open again; nothing, where it does not say so. */
  readonly credit?: Paise;
  /** The table that its last open order was moved to; nothing, where it stayed. */
  readonly movedTo?: number;
}

type EventContext = Pick<Circumstances, 'at' | 'actor'>;
type DataOf<T extends OrderBookEvent['type']> = Extract<OrderBookEvent, { type: T }>['data'];
type Table = {
  readonly [T in OrderBookEvent['type']]: (
    sitting: Sitting | null,
    data: DataOf<T>,
    told: EventContext,
  ) => Sitting | null;
};

export const isOpen = ({ status }: GuestOrderView): boolean => status === 'live' || status === 'recurring';

/** Does something open keep its guests at the table? */
const isHeld = ({ orders }: Sitting, now: IsoTime): boolean =>
  orders.some((order) => isOpen(order) && msBetween(order.createdAt, now) < HOLDS_MS);

/** Has it ended by itself by then? */
export const isOver = (sitting: Sitting, now: IsoTime): boolean =>
  !isHeld(sitting, now) && msBetween(sitting.restsSince, now) >= RESTS_MS;

const shown = ({ orderId: id, status, items, total, placedAt: createdAt }: OpenOrder): GuestOrderView => ({
  ...{ id, status, items: items.map(itemView), total: toRupees(total), createdAt },
});

const joined = (sitting: Sitting | null, order: GuestOrderView, at: IsoTime): Sitting => {
  if (sitting && isHeld(sitting, at)) return { ...sitting, orders: [...sitting.orders, order].slice(-MOST_ORDERS) };
  return { id: order.id, orders: [order], bills: [], claim: null, restsSince: at };
};

/** With orders of its own changed; what concerns other sittings' orders alone leaves it as it is. */
const withOrders = (
  sitting: Sitting | null,
  ids: readonly number[],
  change: Partial<GuestOrderView>,
  more: Partial<Sitting> = {},
): Sitting | null => {
  if (!sitting?.orders.some(({ id }) => ids.includes(id))) return sitting;
  const orders = sitting.orders.map((order) => (ids.includes(order.id) ? { ...order, ...change } : order));
  return { ...sitting, ...more, orders };
};

/** With an order that says something else now, and without what was cancelled of it. */
const retold = (
  sitting: Sitting | null,
  { order, cancelled }: { readonly order: OpenOrder; readonly cancelled?: OrderItem },
): Sitting | null => {
  const { orderId, items, total } = order;
  const before = sitting?.orders.find(({ id }) => id === orderId)?.cancelled ?? [];
  return withOrders(sitting, [orderId], {
    ...{ items: items.map(itemView), total: toRupees(total) },
    ...(cancelled ? { cancelled: [...before, itemView(cancelled)].slice(-MOST_CANCELLED) } : {}),
  });
};

const same = (sitting: Sitting | null): Sitting | null => sitting;

/** Changed where it has the bill; that of another sitting leaves it as it is. */
const withBill = (
  sitting: Sitting | null,
  billNo: string,
  change: (bills: Sitting['bills']) => Partial<Sitting>,
): Sitting | null =>
  sitting?.bills.some((bill) => bill.billNo === billNo) ? { ...sitting, ...change(sitting.bills) } : sitting;

const withPaid = ({ paid: _, ...bill }: SittingBill, paid: Paise, isPaid: boolean): SittingBill => ({
  ...{ ...bill, isPaid },
  ...(paid > 0 ? { paid: toRupees(paid) } : {}),
});

const credited = (sitting: Sitting | null, more: Paise = 0): Pick<Sitting, 'credit'> =>
  more === 0 ? {} : { credit: Math.max(0, (sitting?.credit ?? 0) + more) };

const on: Table = {
  BookOpened: same,
  BookClosed: same,
  // They are known from when they were placed.
  OrdersCarriedOver: same,
  OrderPlaced: (sitting, order, told) => joined(sitting, shown(placedOrder(order, told)), told.at),
  OrderAccepted: (sitting, { orderId }) => withOrders(sitting, [orderId], { status: 'recurring' }),
  OrderReopened: (sitting, { order: { orderId, paid } }) =>
    withOrders(sitting, [orderId], { status: 'recurring' }, credited(sitting, paid)),
  // As the table that it leaves hears of it; at the other see `sittingJoined`.
  OrderMoved: (sitting, { orderId, tableNo, paid = 0 }, { at }) => {
    if (!sitting?.orders.some(({ id }) => id === orderId)) return sitting;
    const orders = sitting.orders.filter(({ id }) => id !== orderId);
    const left = { ...sitting, orders, restsSince: at, ...credited(sitting, -paid) };
    return orders.some(isOpen) ? left : { ...left, movedTo: tableNo };
  },
  LinesAdded: retold,
  LineCancelled: retold,
  NoteChanged: retold,
  OrderDeleted: (sitting, { orderId, paid = 0 }, { at }) => {
    // Of a bill that is cancelled with it, what is given back was never a credit.
    const isOpenOrder = sitting?.orders.some((order) => order.id === orderId && isOpen(order));
    return withOrders(
      sitting,
      [orderId],
      { status: 'deleted' },
      {
        restsSince: at,
        ...credited(sitting, isOpenOrder ? -paid : 0),
      },
    );
  },
  BillIssued: (sitting, { billNo, orders, amounts, paid, replaces }, { at }) => {
    const ids = orders.map(({ orderId }) => orderId);
    const before = Math.min(paid, amounts.total);
    const bill = {
      ...{ billNo, total: toRupees(amounts.total), orderId: ids[0] ?? 0 },
      isPaid: paid > 0 && paid >= amounts.total,
      ...(before > 0 ? { paid: toRupees(before) } : {}),
    };
    const bills = [...(sitting?.bills ?? []), bill].slice(-MOST_ORDERS);
    return withOrders(
      sitting,
      ids,
      { status: 'past' },
      {
        ...{ bills, restsSince: at },
        ...credited(sitting, replaces === null ? -paid : 0),
      },
    );
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

type AnyRow = (sitting: Sitting | null, data: object, told: EventContext) => Sitting | null;

/** With an order that was moved here, and what was paid for it: it joins who sit here, or begins a sitting. */
export const sittingJoined = (
  sitting: Sitting | null,
  { id, status, items, total, createdAt }: GuestOrderView,
  { paid }: OrderMoved['data'],
  at: IsoTime,
): Sitting => {
  const joins = joined(sitting, { id, status, items, total, createdAt }, at);
  return { ...joins, ...credited(joins, paid) };
};

/** The sitting at a table after a fact about that table; null as long as nobody has ordered there. */
export const sittingAfter = (
  sitting: Sitting | null,
  { type, data }: OrderBookEvent,
  told: EventContext,
): Sitting | null => (on[type] as AnyRow)(sitting, data, told);
