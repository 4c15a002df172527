import type { IssuedBill } from '../billing/issued-bill.js';
import { paymentBefore, type BillView, type PaymentBefore } from '../billing/views.js';
import { toRupees, type IsoTime, type Rupees } from '../kernel/index.js';
import { customerIn, type OfCustomer, type OrderItem, type Portion } from '../billing/order-item.js';
import { PLACE_NAMES, placeOf } from '../billing/place.js';
import type { OpenOrder } from './order-book.events.js';

export interface OrderItemView {
  readonly id: number;
  readonly name: string;
  readonly isVeg: boolean;
  readonly price: Rupees;
  readonly quantity: number;
  readonly portion: Portion;
  readonly specialInstructions?: string;
}

export type OrderStatus = 'live' | 'recurring' | 'past';

/** What counts as paid of an order's bill; nothing is said of a tip where there is none. */
export interface OrderPayment extends PaymentBefore {
  readonly tip?: Rupees;
}

/** An order as every list, answer and push shows it. */
export interface OrderView extends OfCustomer {
  readonly id: number;
  readonly restaurantId: number;
  /** 0 is the Counter; from 10001 on takeaways, from 20001 on deliveries, each with its token. */
  readonly tableNo: number;
  readonly items: readonly OrderItemView[];
  readonly total: Rupees;
  readonly createdAt: IsoTime;
  readonly status: OrderStatus;
  readonly placedBy: 'guest' | 'staff';
  /** Of a past order: its share of the bill. */
  readonly receiptDetails?: {
    readonly billNo: string;
    readonly total: Rupees;
    readonly completedAt: IsoTime;
    readonly isPaid: boolean;
    /** How many other orders stand on the bill; nothing where it stands alone. */
    readonly others?: number;
    /** Of the whole bill, where something counts as paid of it. */
    readonly payment?: OrderPayment;
  };
  /** Of an open order: what was paid for it on a bill that was cancelled. */
  readonly paid?: Rupees;
  /** The revision of its book at its latest change: the newer of two views has the higher one. */
  readonly revision: string;
}

export const itemView = ({
  itemId,
  name,
  isVeg,
  price,
  quantity,
  portion,
  specialInstructions,
}: OrderItem): OrderItemView => ({
  id: itemId,
  name,
  isVeg,
  price: toRupees(price),
  quantity,
  portion,
  ...(specialInstructions ? { specialInstructions } : {}),
});

/** `2 × Naan (Half)`. */
export const lineText = ({ quantity, name, portion }: Pick<OrderItemView, 'quantity' | 'name' | 'portion'>): string =>
  `${quantity} × ${name}${portion === 'half' ? ' (Half)' : ''}`;

export const linesText = (lines: readonly Parameters<typeof lineText>[0][]): string => lines.map(lineText).join(', ');

/** Where a view stands in time: its restaurant, its book's financial year and the revision in it. */
export interface Place {
  readonly restaurantId: number;
  readonly financialYear: number;
  readonly revision: number;
}

/** `2026.00000000042`: compares as text, over the turn of the year too. */
export const revisionText = ({ financialYear, revision }: Place): string =>
  `${financialYear}.${String(revision).padStart(11, '0')}`;

export const openOrderView = (order: OpenOrder, place: Place): OrderView => ({
  id: order.orderId,
  restaurantId: place.restaurantId,
  tableNo: order.tableNo,
  items: order.items.map(itemView),
  total: toRupees(order.total),
  createdAt: order.placedAt,
  status: order.status,
  placedBy: order.placedBy ?? 'staff',
  ...customerIn([order]),
  ...(order.paid ? { paid: toRupees(order.paid) } : {}),
  revision: revisionText(place),
});

/** An order as it was shown before, once it stands on a bill. */
export const pastOrderView = (shown: OrderView, bill: IssuedBill, issuedAt: IsoTime, place: Place): OrderView => {
  const share = bill.orders.find(({ orderId }) => orderId === shown.id)?.share ?? 0;
  const { receiptDetails: _, revision: __, paid: ___, ...order } = shown;
  const others = bill.orders.length - 1;
  const payment = paymentBefore(bill);
  return {
    ...order,
    // Where it was billed, wherever it was told before.
    tableNo: bill.tableNo,
    status: 'past',
    receiptDetails: {
      ...{ billNo: bill.billNo, total: toRupees(share), completedAt: issuedAt },
      isPaid: payment !== null && payment.toPay === 0,
      ...(others > 0 ? { others } : {}),
      ...(payment ? { payment } : {}),
    },
    revision: revisionText(place),
  };
};

/** What `POST /orders/complete` answers: the bill, and its orders, which are past now. */
export interface CompletedTable extends BillView {
  readonly orders: readonly OrderView[];
  /** Of orders that were split: what stays running of them. */
  readonly stay?: readonly OrderView[];
}

/** What was moved, and where it is now. */
export interface MovedOrders {
  readonly orderIds: readonly number[];
  readonly tableNo: number;
}

/** Where an order is, and whose it is: `Takeaway 12 · Asha`. */
export const placeText = ({ tableNo, customer }: Pick<OrderView, 'tableNo' | 'customer'>): string =>
  customer?.name ? `${tableName(tableNo)} · ${customer.name}` : tableName(tableNo);

/** `Counter`, `Table 4` or `Takeaway 12`. */
export const tableName = (tableNo: number): string => {
  const { kind, number } = placeOf(tableNo);
  return number === 0 ? PLACE_NAMES[kind] : `${PLACE_NAMES[kind]} ${number}`;
};
