import { billView } from '@sae/domain/billing';
import type { IsoTime } from '@sae/domain/kernel';
import {
  openOrderView,
  paidOrderView,
  pastOrderView,
  placedOrder,
  revisionText,
  unpaidOrderView,
  type OrderView,
} from '@sae/domain/ordering';
import { drop, list, projection, put, rank, unlist, unrank } from '../kernel/index.js';
import { billKey, liveKey, orderKey, pastKey, recurringKey } from './keys.js';
import { billPaid, newOrder, orderDeleted, ordersCompleted, orderUpdated, paymentUndone } from './live-pushes.js';

const live = (order: OrderView) => [
  put(orderKey(order.restaurantId, order.id), order),
  list(liveKey(order.restaurantId), order.id, order),
  newOrder(order),
];

const recurring = (order: OrderView) => [
  put(orderKey(order.restaurantId, order.id), order),
  unlist(liveKey(order.restaurantId), order.id),
  unrank(pastKey(order.restaurantId), order.id),
  list(recurringKey(order.restaurantId), order.id, order),
  orderUpdated(order),
];

const past = (order: OrderView, at: IsoTime) => [
  put(orderKey(order.restaurantId, order.id), order),
  unlist(recurringKey(order.restaurantId), order.id),
  rank(pastKey(order.restaurantId), order.id, Date.parse(at)),
];

export const orders = projection('orderBook', {
  ignores: [
    // The orders a new year takes over are shown already.
    'OrdersCarriedOver',
    'BookOpened',
    'BookClosed',
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
    BillIssued: ({ orders }, { restaurantId }) => orders.map(({ orderId }) => orderKey(restaurantId, orderId)),
    BillPaid: ({ orderIds }, { restaurantId }) => orderIds.map((id) => orderKey(restaurantId, id)),
    PaymentUndone: ({ orderIds }, { restaurantId }) => orderIds.map((id) => orderKey(restaurantId, id)),
  },
});
