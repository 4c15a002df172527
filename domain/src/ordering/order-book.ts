import { billNumber, billOrders, type IssuedBill, type Seller } from '../billing/issued-bill.js';
import type { Terms } from '../billing/bill.js';
import { at, decider, Refusal, type Command } from '../kernel/index.js';
import {
  billedOrder,
  noSuchOrder,
  opened,
  openOrder,
  openOrders,
  recurringAt,
  unopenedBook,
  withBill,
  withOpen,
  withoutOrder,
  type OrderBook,
} from './order-book-state.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';
import { originOf, totalOf, type OrderItem } from './order-item.js';
import { claimed, claimPayment, dismissClaim, markPaid, paid, withoutClaims, type PaymentCommand } from './payments.js';
import { placedOrder } from './placed-order.js';

export type OrderBookCommand =
  | PaymentCommand
  | (Command<'CarryOver'> & { readonly orders: readonly OpenOrder[] })
  | (Command<'OpenBook'> & { readonly financialYear: number; readonly nextOrderId: number })
  | Command<'CloseBook'>
  | (Command<'PlaceOrder'> & { readonly tableNo: number; readonly items: readonly OrderItem[] })
  | (Command<'AcceptOrder'> & { readonly orderId: number })
  /** `bill` is the bill the order stands on, as read from the log. */
  | (Command<'ReopenOrder'> & { readonly orderId: number; readonly bill: IssuedBill; readonly reason: string | null })
  | (Command<'DeleteOrder'> & {
      readonly orderId: number;
      readonly bill: IssuedBill | null;
      readonly reason: string | null;
    })
  | (Command<'CompleteTable'> & {
      readonly tableNo: number;
      readonly terms: Terms;
      readonly message: string;
      readonly seller: Seller;
    });

/** The bill is cancelled, its number stays; what else stood on it is billed again at the same terms. */
const cancelBill = (book: OrderBook, bill: IssuedBill, orderId: number, reason: string | null): OrderBookEvent[] => {
  const rest = bill.orders.filter((order) => order.orderId !== orderId);
  const cancelled: OrderBookEvent = {
    type: 'BillCancelled',
    data: { billNo: bill.billNo, orderIds: bill.orders.map((order) => order.orderId), reason },
  };
  if (rest.length === 0) return [cancelled];
  const { tableNo, terms, message, seller } = bill;
  const again: OrderBookEvent = {
    type: 'BillIssued',
    data: {
      billNo: billNumber(book.financialYear, book.nextBill),
      tableNo,
      ...billOrders(rest, terms),
      terms,
      message,
      seller,
      replaces: bill.billNo,
    },
  };
  return [cancelled, again];
};

/** The book `orderBook-<restaurantId>-<financial year>`: orders and their bills. */
export const orderBook = decider<OrderBook, OrderBookCommand, OrderBookEvent>({
  category: 'orderBook',
  initial: unopenedBook,
  on: {
    OrdersCarriedOver: (book, { orders }) => orders.reduce(withOpen, book),
    BookOpened: (book, { financialYear, nextOrderId }) => ({
      ...book,
      phase: 'open',
      financialYear,
      nextOrderId,
      firstOrderId: nextOrderId,
    }),
    BookClosed: (book) => ({ ...book, phase: 'closed' }),
    OrderPlaced: (book, order, fact) => ({
      ...withOpen(book, placedOrder(order, fact)),
      nextOrderId: order.orderId + 1,
    }),
    OrderAccepted: (book, { orderId }) => {
      const order = at(book.open, orderId);
      return order ? withOpen(book, { ...order, status: 'recurring' }) : book;
    },
    OrderReopened: (book, { order }) => withOpen(book, order),
    OrderDeleted: (book, { orderId }) => withoutOrder(book, orderId),
    BillIssued: (book, bill, { revision }) => withBill(book, bill, revision),
    BillCancelled: (book, { orderIds }) => orderIds.reduce(withoutOrder, book),
    PaymentClaimed: claimed,
    PaymentClaimDismissed: (book, { claimId }) => withoutClaims(book, [claimId]),
    BillPaid: paid,
  },
  when: {
    CarryOver: ({ orders }, book) => {
      const missing = book.phase === 'unopened' ? orders.filter(({ orderId }) => !at(book.open, orderId)) : [];
      return missing.length > 0 ? [{ type: 'OrdersCarriedOver', data: { orders: missing } }] : [];
    },
    OpenBook: ({ financialYear, nextOrderId }, book) =>
      book.phase === 'unopened' ? [{ type: 'BookOpened', data: { financialYear, nextOrderId } }] : [],
    CloseBook: (_, book) =>
      book.phase === 'open' ? [{ type: 'BookClosed', data: { financialYear: book.financialYear } }] : [],

    PlaceOrder: ({ tableNo, items }, book) => [
      { type: 'OrderPlaced', data: { orderId: opened(book).nextOrderId, tableNo, items, total: totalOf(items) } },
    ],
    AcceptOrder: ({ orderId }, book) => {
      const order = openOrder(book, orderId);
      if (!order) throw noSuchOrder(book, orderId);
      if (order.status === 'recurring')
        throw new Refusal('conflict', 'order/already-accepted', 'This order is already accepted');
      return [{ type: 'OrderAccepted', data: { orderId } }];
    },
    ReopenOrder: ({ orderId, bill, reason }, book) => {
      const [{ items, total, placedAt, placedBy }, { tableNo }] = billedOrder(opened(book), orderId, bill);
      const order: OpenOrder = {
        orderId,
        tableNo,
        items,
        total,
        placedAt,
        ...originOf({ placedBy }),
        status: 'recurring',
      };
      return [...cancelBill(book, bill, orderId, reason), { type: 'OrderReopened', data: { order, reason } }];
    },
    DeleteOrder: ({ orderId, bill, reason }, book) => {
      const deleted: OrderBookEvent = { type: 'OrderDeleted', data: { orderId, reason } };
      if (openOrder(book, orderId)) return [deleted];
      const [, billed] = billedOrder(book, orderId, bill);
      return [...cancelBill(book, billed, orderId, reason), deleted];
    },
    ClaimPayment: claimPayment,
    DismissClaim: dismissClaim,
    MarkPaid: markPaid,
    CompleteTable: ({ tableNo, terms, message, seller }, book) => {
      const orders = recurringAt(book, tableNo);
      if (orders.length === 0) throw new Refusal('conflict', 'table/nothing-to-bill', 'No orders for selected table');
      const lines = orders.map(({ orderId, placedAt, placedBy, items, total }) => ({
        ...{ orderId, placedAt, items, total },
        ...originOf({ placedBy }),
      }));
      const billNo = billNumber(book.financialYear, book.nextBill);
      return [
        {
          type: 'BillIssued',
          data: { billNo, tableNo, ...billOrders(lines, terms), terms, message, seller, replaces: null },
        },
      ];
    },
  },
});

/** What the next year's book takes over. */
export const carriedOver = (book: OrderBook): { nextOrderId: number; openOrders: readonly OpenOrder[] } => ({
  nextOrderId: book.nextOrderId,
  openOrders: openOrders(book),
});
