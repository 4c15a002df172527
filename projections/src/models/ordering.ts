import { billView, type BillView } from '@sae/domain/billing';
import type { IsoTime } from '@sae/domain/kernel';
import {
  BOOK_EVENTS,
  openOrderView,
  paidOrderView,
  pastOrderView,
  placedOrder,
  revisionText,
  unpaidOrderView,
  type OpenOrder,
  type OrderView,
} from '@sae/domain/ordering';
import { drop, list, projection, push, put, rank, unlist, unrank, type Change, type Fact } from '../kernel/index.js';
import { readerOf, type Page, type PageAnswer } from '../reading/index.js';

export const orderKey = (restaurantId: number, orderId: number): string => `${restaurantId}:order:${orderId}`;
export const billKey = (restaurantId: number, billNo: string): string => `${restaurantId}:bill:${billNo}`;

/** Orders by id, ready to be shown. */
export const liveKey = (restaurantId: number): string => `${restaurantId}:live`;
export const recurringKey = (restaurantId: number): string => `${restaurantId}:recurring`;

/** The ids of past orders by the time of their bill. */
export const pastKey = (restaurantId: number): string => `${restaurantId}:past`;

const newOrder = (order: OrderView): Change =>
  push({ name: 'newOrder', restaurantId: order.restaurantId, payload: order });

const orderUpdated = (order: OrderView): Change =>
  push({ name: 'orderUpdated', restaurantId: order.restaurantId, payload: order });

const orderDeleted = (fact: Fact, id: number): Change => {
  const { restaurantId } = fact;
  return push({ name: 'orderDeleted', restaurantId, payload: { restaurantId, id, revision: revisionText(fact) } });
};

const ofBill =
  (name: 'ordersCompleted' | 'billPaid' | 'paymentUndone') =>
  (fact: Fact, tableNo: number, orders: readonly OrderView[]): Change => {
    const { restaurantId } = fact;
    return push({ name, restaurantId, payload: { restaurantId, tableNo, orders, revision: revisionText(fact) } });
  };

const ordersCompleted = ofBill('ordersCompleted');
const billPaid = ofBill('billPaid');
const paymentUndone = ofBill('paymentUndone');

const live = (order: OrderView): readonly Change[] => [
  put(orderKey(order.restaurantId, order.id), order),
  list(liveKey(order.restaurantId), order.id, order),
  newOrder(order),
];

const recurring = (order: OrderView): readonly Change[] => [
  put(orderKey(order.restaurantId, order.id), order),
  unlist(liveKey(order.restaurantId), order.id),
  unrank(pastKey(order.restaurantId), order.id),
  list(recurringKey(order.restaurantId), order.id, order),
  orderUpdated(order),
];

/** In the list where it stands, otherwise than before. */
const changed = (order: OrderView): readonly Change[] => {
  const listOf = order.status === 'live' ? liveKey : recurringKey;
  return [
    put(orderKey(order.restaurantId, order.id), order),
    list(listOf(order.restaurantId), order.id, order),
    orderUpdated(order),
  ];
};

const retold = ({ order }: { readonly order: OpenOrder }, fact: Fact) => changed(openOrderView(order, fact));

/** An open order in the list where it stands. */
export const opened = (order: OrderView): readonly Change[] =>
  order.status === 'live' ? live(order) : recurring(order);

const past = (order: OrderView, at: IsoTime) => [
  put(orderKey(order.restaurantId, order.id), order),
  unlist(recurringKey(order.restaurantId), order.id),
  rank(pastKey(order.restaurantId), order.id, Date.parse(at)),
];

export const orders = projection('orderBook', {
  ignores: [
    // The orders a new year takes over are shown already.
    ...BOOK_EVENTS,
    'PaymentClaimed',
    'PaymentClaimDismissed',
  ],
  on: {
    OrderPlaced: (order, fact) => live(openOrderView(placedOrder(order, fact), fact)),
    OrderAccepted: ({ orderId }, fact, stored) => {
      const placed = stored<OrderView>(orderKey(fact.restaurantId, orderId));
      return recurring({ ...placed, status: 'recurring', revision: revisionText(fact) });
    },
    OrderReopened: ({ order }, fact) => recurring(openOrderView(order, fact)),
    OrderMoved: ({ orderId, tableNo }, fact, stored) => {
      const order = stored<OrderView>(orderKey(fact.restaurantId, orderId));
      return changed({ ...order, tableNo, revision: revisionText(fact) });
    },
    LinesAdded: retold,
    LineCancelled: retold,
    NoteChanged: retold,
    OrderDeleted: ({ orderId: id }, fact) => [
      drop(orderKey(fact.restaurantId, id)),
      unlist(liveKey(fact.restaurantId), id),
      unlist(recurringKey(fact.restaurantId), id),
      unrank(pastKey(fact.restaurantId), id),
      orderDeleted(fact, id),
    ],
    BillIssued: (bill, fact, stored) => {
      const orders = bill.orders.map(({ orderId }) =>
        pastOrderView(stored<OrderView>(orderKey(fact.restaurantId, orderId)), bill, fact.at, fact),
      );
      return [
        put(billKey(fact.restaurantId, bill.billNo), billView(bill, fact.at)),
        ...orders.flatMap((order) => past(order, fact.at)),
        // Orders billed again were past before and are past still.
        ...(bill.replaces === null ? [ordersCompleted(fact, bill.tableNo, orders)] : []),
      ];
    },
    // Each of its orders is billed again, reopened or deleted by the facts that follow, and is past until then.
    BillCancelled: ({ billNo }, { restaurantId }) => [drop(billKey(restaurantId, billNo))],
    BillPaid: ({ tableNo, orderIds }, fact, stored) => {
      const { restaurantId } = fact;
      const orders = orderIds.map((id) => paidOrderView(stored<OrderView>(orderKey(restaurantId, id)), fact));
      return [...orders.map((order) => put(orderKey(restaurantId, order.id), order)), billPaid(fact, tableNo, orders)];
    },
    PaymentUndone: ({ tableNo, orderIds }, fact, stored) => {
      const { restaurantId } = fact;
      const orders = orderIds.map((id) => unpaidOrderView(stored<OrderView>(orderKey(restaurantId, id)), fact));
      return [
        ...orders.map((order) => put(orderKey(restaurantId, order.id), order)),
        paymentUndone(fact, tableNo, orders),
      ];
    },
  },
  reads: {
    OrderAccepted: ({ orderId }, { restaurantId }) => [orderKey(restaurantId, orderId)],
    OrderMoved: ({ orderId }, { restaurantId }) => [orderKey(restaurantId, orderId)],
    BillIssued: ({ orders }, { restaurantId }) => orders.map(({ orderId }) => orderKey(restaurantId, orderId)),
    BillPaid: ({ orderIds }, { restaurantId }) => orderIds.map((id) => orderKey(restaurantId, id)),
    PaymentUndone: ({ orderIds }, { restaurantId }) => orderIds.map((id) => orderKey(restaurantId, id)),
  },
});

const TRIES = 3;

/** Every answer is refused while the read models are built. */
export class OrderReader extends readerOf('orderBook') {
  /** A ready JSON array, by id. */
  live(restaurantId: number): Promise<string> {
    return this.models.list(liveKey(restaurantId));
  }

  /** A ready JSON array, by id. */
  recurring(restaurantId: number): Promise<string> {
    return this.models.list(recurringKey(restaurantId));
  }

  /** The newest bill first. */
  past(restaurantId: number, page: Page): Promise<PageAnswer> {
    return this.models.page(pastKey(restaurantId), page, (id) => orderKey(restaurantId, id));
  }

  one(restaurantId: number, orderId: number): Promise<OrderView | null> {
    return this.models.document<OrderView>(orderKey(restaurantId, orderId));
  }

  /** The bill a past order stands on, as issued. */
  async bill(restaurantId: number, orderId: number): Promise<BillView | null> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const order = await this.one(restaurantId, orderId);
      const billNo = order?.receiptDetails?.billNo;
      if (billNo === undefined) break;
      const bill = await this.models.document<BillView>(billKey(restaurantId, billNo));
      // It may have been cancelled in between; then the order stands on another bill now, or on none.
      if (bill) return bill;
    }
    return null;
  }
}
