import { billNumber, billOrders, discountReasonOf, type IssuedBill } from '../billing/issued-bill.js';
import { paidAlone, paidBefore, paidUpTo, type Paid } from '../billing/paid.js';
import { entryOf, decider, withEntry, Refusal, type Circumstances } from '../kernel/index.js';
import { originOf, totalOf } from '../billing/order-item.js';
import {
  noSuchOrder,
  opened,
  openOrder,
  openOrders,
  takenOff,
  unopenedBook,
  withBill,
  withOrder,
  withoutBill,
  withoutOrder,
  type OrderBook,
} from './order-book-state.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';
import type { OrderBookCommand } from './order-book.commands.js';
import { refuseBeyond } from './open-budget.js';
import { claimed, claimPayment, dismissClaim, markPaid, paid as paidBill, undone, undoPayment } from './claims.js';
import { withoutClaims } from './open-claims.js';
import { ticketsFor } from './kitchen-tickets.js';
import { addLines, cancelLine, changeNote, moveOrder, moveTable } from './order-changes.js';
import { takeTender, tenderTaken, tenderUndone, undoTender } from './tenders.js';
import { printTicket, ticketIssued, ticketPrinted } from './waiting-tickets.js';
import { completeTable } from './complete-table.js';
import { placedOrder } from './told-order.js';
import { placeFor, refuseAmongOthers, tokenGiven } from './tokens.js';

/** What counts as paid of a bill that stands. */
const paidOn = (book: OrderBook, { orders }: IssuedBill): Paid =>
  paidAlone(entryOf(book.past, orders[0]?.orderId ?? 0));

/** The bill is cancelled, its number stays; what else stood on it is billed again at the same terms. */
const cancelBill = (
  book: OrderBook,
  { bill, rest }: { readonly bill: IssuedBill; readonly rest: readonly OpenOrder[] },
  reason: string | null,
): { readonly cancelled: OrderBookEvent[]; readonly left: Paid } => {
  const paid = paidOn(book, bill);
  const cancelled: OrderBookEvent = {
    type: 'BillCancelled',
    data: { billNo: bill.billNo, orderIds: bill.orders.map((order) => order.orderId), reason, ...paid },
  };
  if (rest.length === 0) return { cancelled: [cancelled], left: paid };
  const { tableNo, terms, message, seller } = bill;
  const billed = billOrders(rest, terms);
  // The others stay paid; what is left goes with the order that leaves them.
  const { kept, left } = paidUpTo(paid, billed.amounts.total);
  const again: OrderBookEvent = {
    type: 'BillIssued',
    data: {
      billNo: billNumber(book.financialYear, book.nextBill),
      tableNo,
      ...billed,
      terms,
      message,
      seller,
      ...paidBefore(kept),
      replaces: bill.billNo,
      ...discountReasonOf(bill),
    },
  };
  return { cancelled: [cancelled, again], left };
};

const toldWhole = (book: OrderBook, { order }: { readonly order: OpenOrder }, { revision }: Circumstances): OrderBook =>
  withOrder(book, order, revision);

/** The book `orderBook-<restaurantId>-<financial year>`: orders and their bills. */
export const orderBook = decider<OrderBook, OrderBookCommand, OrderBookEvent>({
  category: 'orderBook',
  initial: unopenedBook,
  on: {
    OrdersCarriedOver: (book, { orders }, { revision }) =>
      orders.reduce((state, order) => withOrder(state, order, revision), book),
    BookOpened: (book, { financialYear, nextOrderId }) => ({
      ...book,
      phase: 'open',
      financialYear,
      nextOrderId,
      firstOrderId: nextOrderId,
    }),
    BookClosed: (book) => ({ ...book, phase: 'closed' }),
    OrderPlaced: (book, order, fact) => ({
      ...withOrder(book, placedOrder(order, fact), fact.revision),
      nextOrderId: order.orderId + 1,
      lastTokens: tokenGiven(book, order),
    }),
    OrderAccepted: (book, { orderId }) => {
      const order = entryOf(book.open, orderId);
      return order ? { ...book, open: withEntry(book.open, orderId, { ...order, status: 'recurring' }) } : book;
    },
    OrderReopened: toldWhole,
    OrderMoved: (book, { orderId, tableNo }) => {
      const order = entryOf(book.open, orderId);
      return order ? { ...book, open: withEntry(book.open, orderId, { ...order, tableNo }) } : book;
    },
    LinesAdded: toldWhole,
    LineCancelled: toldWhole,
    NoteChanged: toldWhole,
    OrderSplit: (book, { order, split }, { revision }) => ({
      ...withOrder(withOrder(book, order, revision), split, revision),
      nextOrderId: split.orderId + 1,
    }),
    OrderDeleted: (book, { orderId }) => withoutOrder(book, orderId),
    TicketIssued: (book, ticket, { at }) => ({
      ...book,
      lastTicket: { day: ticket.day, ticketNo: ticket.ticketNo },
      waiting: ticketIssued(book.waiting, ticket, at),
    }),
    TicketPrinted: (book, printed) => ({ ...book, waiting: ticketPrinted(book.waiting, printed) }),
    BillIssued: (book, bill, { revision }) => withBill(book, bill, revision),
    BillCancelled: (book, { orderIds }) => withoutBill(book, orderIds),
    PaymentClaimed: claimed,
    PaymentClaimDismissed: (book, { claimId }) => withoutClaims(book, [claimId]),
    BillPaid: paidBill,
    PaymentUndone: undone,
    TenderTaken: tenderTaken,
    TenderUndone: tenderUndone,
  },
  when: {
    CarryOver: ({ orders }, book) => {
      const missing = book.phase === 'unopened' ? orders.filter(({ orderId }) => !entryOf(book.open, orderId)) : [];
      return missing.length > 0 ? [{ type: 'OrdersCarriedOver', data: { orders: missing } }] : [];
    },
    OpenBook: ({ financialYear, nextOrderId }, book) =>
      book.phase === 'unopened' ? [{ type: 'BookOpened', data: { financialYear, nextOrderId } }] : [],
    CloseBook: (_, book) =>
      book.phase === 'open' ? [{ type: 'BookClosed', data: { financialYear: book.financialYear } }] : [],

    PlaceOrder: ({ items, budget, ...at }, book) => {
      const orderId = opened(book).nextOrderId;
      refuseBeyond(budget, book, items.length);
      const { tableNo, ...token } = placeFor(at, book);
      return [{ type: 'OrderPlaced', data: { orderId, tableNo, items, total: totalOf(items), ...token } }];
    },
    AcceptOrder: ({ orderId, ...on }, book) => {
      const order = openOrder(book, orderId);
      if (!order) throw noSuchOrder(book, orderId);
      if (order.status === 'recurring')
        throw new Refusal('conflict', 'order/already-accepted', 'This order is already accepted');
      const tickets = ticketsFor(book, { ...order, status: 'recurring' }, on, { kind: 'NEW', lines: order.items });
      return [...tickets, { type: 'OrderAccepted', data: { orderId } }];
    },
    MoveOrder: moveOrder,
    MoveTable: moveTable,
    AddLines: addLines,
    CancelLine: cancelLine,
    ChangeNote: changeNote,
    ReopenOrder: ({ orderId, whole, reason, budget }, book) => {
      const taken = takenOff(opened(book), orderId, whole);
      refuseBeyond(budget, book, taken.order.items.length);
      const { items, total, placedAt } = taken.order;
      const { tableNo } = taken.bill;
      refuseAmongOthers(book, tableNo, taken.order);
      const order: OpenOrder = {
        ...{ orderId, tableNo, items, total, placedAt },
        ...originOf(taken.order),
        status: 'recurring',
      };
      const { cancelled, left } = cancelBill(book, taken, reason);
      return [...cancelled, { type: 'OrderReopened', data: { order: { ...order, ...left }, reason } }];
    },
    DeleteOrder: ({ orderId, whole, reason, ...on }, book) => {
      const deleted = (paid: Paid): OrderBookEvent => ({ type: 'OrderDeleted', data: { orderId, reason, ...paid } });
      const open = openOrder(book, orderId);
      if (open) return [...ticketsFor(book, open, on, { kind: 'CANCEL', lines: open.items }), deleted(paidAlone(open))];
      const { cancelled, left } = cancelBill(book, takenOff(book, orderId, whole), reason);
      return [...cancelled, deleted(left)];
    },
    PrintTicket: printTicket,
    ClaimPayment: claimPayment,
    DismissClaim: dismissClaim,
    MarkPaid: markPaid,
    UndoPayment: undoPayment,
    TakeTender: takeTender,
    UndoTender: undoTender,
    CompleteTable: completeTable,
  },
});

/** What the next year's book takes over. */
export const carriedOver = (book: OrderBook): { nextOrderId: number; openOrders: readonly OpenOrder[] } => ({
  nextOrderId: book.nextOrderId,
  openOrders: openOrders(book),
});
