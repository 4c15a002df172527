import { msBetween, toRupees, type IsoTime, type Paise } from '../kernel/index.js';
import type { OrderItem } from '../billing/order-item.js';
import type { OpenOrder } from '../ordering/order-book.events.js';
import { itemView, orderContent, orderFor } from '../ordering/views.js';
import {
  guestOrderView,
  type GuestBillView,
  type GuestClaimView,
  type GuestOrderStatus,
  type GuestOrderView,
} from './views.js';

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

/** As many of those who left a table for another are remembered there. */
const MOST_LEFT = 5;

/** Who sat at a table until the last of their orders was moved away. */
export interface Left {
  readonly sitting: number;
  /** That order, which tells where they are. */
  readonly orderId: number;
  readonly at: IsoTime;
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
  /** It, and those before it, whose orders were moved away. */
  readonly left?: readonly Left[];
}

/** Those whose phones may still follow, for as long as somebody who was billed is thought to be there. */
export const leftSince = ({ left = [] }: Pick<Sitting, 'left'>, now: IsoTime): readonly Left[] =>
  left.filter(({ at }) => msBetween(at, now) < RESTS_MS).slice(-MOST_LEFT);

export const isOpen = ({ status }: GuestOrderView): boolean => status === 'live' || status === 'recurring';

/** Does something open keep its guests at the table? */
const isHeld = ({ orders }: Sitting, now: IsoTime): boolean =>
  orders.some((order) => isOpen(order) && msBetween(order.createdAt, now) < HOLDS_MS);

/** Has it ended by itself by then? */
export const isOver = (sitting: Sitting, now: IsoTime): boolean =>
  !isHeld(sitting, now) && msBetween(sitting.restsSince, now) >= RESTS_MS;

export const joined = (sitting: Sitting | null, order: GuestOrderView, at: IsoTime): Sitting => {
  if (sitting && isHeld(sitting, at)) return { ...sitting, orders: [...sitting.orders, order].slice(-MOST_ORDERS) };
  // Who came back has not left.
  const left = sitting ? leftSince(sitting, at).filter((one) => one.sitting !== order.id) : [];
  return {
    ...{ id: order.id, orders: [order], bills: [], claim: null, restsSince: at },
    ...(left.length > 0 ? { left } : {}),
  };
};

/** With orders of its own changed; what concerns other sittings' orders alone leaves it as it is. */
export const withOrders = (
  sitting: Sitting | null,
  ids: readonly number[],
  change: (order: GuestOrderView) => GuestOrderView,
  more: Partial<Sitting> = {},
): Sitting | null => {
  if (!sitting?.orders.some(({ id }) => ids.includes(id))) return sitting;
  const orders = sitting.orders.map((order) => (ids.includes(order.id) ? change(order) : order));
  return { ...sitting, ...more, orders };
};

export const withStatus =
  (status: GuestOrderStatus) =>
  (order: GuestOrderView): GuestOrderView => ({ ...order, status });

/** On a bill: what is said of open orders alone is said no longer. */
export const withBilled = ({ status: _, cancelled, ...order }: GuestOrderView): GuestOrderView => ({
  ...{ ...orderFor('past', order), status: 'past' },
  ...(cancelled ? { cancelled } : {}),
});

/** With an order as it is told whole now, and without what was cancelled of it. */
export const retold = (
  sitting: Sitting | null,
  { order, cancelled }: { readonly order: OpenOrder; readonly cancelled?: OrderItem },
): Sitting | null => {
  const more = cancelled ? [itemView(cancelled)] : [];
  return withOrders(sitting, [order.orderId], (before) =>
    guestOrderView(orderContent(order), [...(before.cancelled ?? []), ...more].slice(-MOST_CANCELLED)),
  );
};

/** With what was taken of one of its orders, beside it. */
export const withSplit = (sitting: Sitting | null, orderId: number, split: GuestOrderView): Sitting | null =>
  sitting?.orders.some(({ id }) => id === orderId)
    ? {
        ...sitting,
        orders: sitting.orders
          .flatMap((order) => (order.id === orderId ? [order, split] : [order]))
          .slice(-MOST_ORDERS),
      }
    : sitting;

/** Changed where it has the bill; that of another sitting leaves it as it is. */
export const withBill = (
  sitting: Sitting | null,
  billNo: string,
  change: (bills: Sitting['bills']) => Partial<Sitting>,
): Sitting | null =>
  sitting?.bills.some((bill) => bill.billNo === billNo) ? { ...sitting, ...change(sitting.bills) } : sitting;

export const withPaid = ({ paid: _, ...bill }: SittingBill, paid: Paise, isPaid: boolean): SittingBill => ({
  ...{ ...bill, isPaid },
  ...(paid > 0 ? { paid: toRupees(paid) } : {}),
});

export const credited = (sitting: Sitting | null, more: Paise = 0): Pick<Sitting, 'credit'> =>
  more === 0 ? {} : { credit: Math.max(0, (sitting?.credit ?? 0) + more) };
