import { paidAlone, type Paid } from '../billing/paid.js';
import { entryOf, decider, inverse, Refusal } from '../kernel/index.js';
import { totalOf } from '../billing/order-item.js';
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
  type WholeBill,
} from './order-book-state.js';
import type { RunningDay } from './day.events.js';
import type { OpenOrder, OrderBookEvent, OrderPlaced } from './order-book.events.js';
import type { OrderBookCommand } from './order-book.commands.js';
import { linesOf, refuseBeyond } from './open-budget.js';
import type { Around } from './asked.js';
import {
  CLAIMS_ASKED,
  claimed,
  claimPayment,
  dismissClaim,
  markPaid,
  paid as paidBill,
  undone,
  undoPayment,
} from './claims.js';
import { withoutClaims } from './open-claims.js';
import { dayOfTickets, ticketsFor, type OnDay } from './kitchen-tickets.js';
import { CHANGES_ASKED, ORDER_CHANGES } from './order-changes.js';
import { takeTender, TENDERS_ASKED, tenderTaken, tenderUndone, undoTender } from './tenders.js';
import { ticketIssued, ticketPrinted } from './unprinted.js';
import { printAsked, printTicket } from './waiting-tickets.js';
import { billAsked, completeTable } from './complete-table.js';
import { cancelBill, noteAsked } from './cancel-bill.js';
import { FILING_TABLE, FILINGS_ASKED, fileMonth, refuseFiled, undoFiling } from './filing.js';
import { backAsked, giveBack, givenBack } from './giving-back.js';
import { owedFor, owing } from './owed.js';
import { DAY_TABLE, dayAfter, takenOver, untilTurn } from './day.js';
import { closeDay, DAY_ASKED, moveCash, openDay } from './day-sheet.js';
import { ORDER_TABLE, placedOrder } from './told-order.js';
import { broughtBack } from './views.js';
import { countPortions, portionsAfter, refuseBeyondLeft } from './portions.js';
import { callNumberGiven, placeFor, refuseAmongOthers, takenAtOf } from './call-numbers.js';

/** The kitchen is told of an order, which is recurring from then on. */
const acceptedFacts = (
  book: OrderBook,
  { items, ...order }: Pick<OpenOrder, 'orderId' | 'tableNo' | 'items' | 'customer'>,
  on: OnDay,
): readonly OrderBookEvent[] => [
  ...ticketsFor(book, { ...order, status: 'recurring' }, on, { kind: 'NEW', lines: items }),
  { type: 'OrderAccepted', data: { orderId: order.orderId } },
];

const told = decider<OrderBook, OrderBookCommand, OrderBookEvent>({
  category: 'orderBook',
  initial: unopenedBook,
  on: {
    OrdersCarriedOver: (book, { orders }, { revision }) =>
      orders.reduce((state, order) => withOrder(state, order, revision), book),
    BookOpened: (book, { financialYear, nextOrderId, day, owed = [], filed = [] }) => ({
      ...book,
      phase: 'open',
      financialYear,
      nextOrderId,
      firstOrderId: nextOrderId,
      day: day ? takenOver(day) : null,
      owed,
      filed,
    }),
    BookClosed: (book) => ({ ...book, phase: 'closed' }),
    OrderPlaced: (book, order, fact) => ({
      ...withOrder(book, placedOrder(order, fact), fact.revision),
      nextOrderId: order.orderId + 1,
      lastCallNumbers: callNumberGiven(book, order),
    }),
    ...ORDER_TABLE,
    OrderSplit: (book, { order, split }, { revision }) => ({
      ...withOrder(withOrder(book, order, revision), split, revision),
      nextOrderId: split.orderId + 1,
    }),
    OrderDeleted: (book, deleted, { at }) => ({
      ...withoutOrder(book, deleted.orderId),
      ...owedFor(book, deleted, at),
    }),
    TicketIssued: (book, ticket, { at }) => ({
      ...book,
      lastTicket: { day: ticket.day, ticketNo: ticket.ticketNo },
      ...ticketIssued(book, ticket, at),
    }),
    TicketPrinted: (book, printed) => ({ ...book, waiting: ticketPrinted(book.waiting, printed) }),
    PortionsCounted: (book) => book,
    BillIssued: withBill,
    BillCancelled: withoutBill,
    CreditNoteIssued: (book) => ({ ...book, nextCreditNote: book.nextCreditNote + 1 }),
    PaymentClaimed: claimed,
    PaymentClaimDismissed: (book, { claimId }) => withoutClaims(book, [claimId]),
    BillPaid: paidBill,
    PaymentUndone: undone,
    TenderTaken: tenderTaken,
    TenderUndone: tenderUndone,
    MoneyGivenBack: givenBack,
    ...DAY_TABLE,
    ...FILING_TABLE,
  },
  when: {
    CarryOver: ({ orders }, book) => {
      const missing = book.phase === 'unopened' ? orders.filter(({ orderId }) => !entryOf(book.open, orderId)) : [];
      return missing.length > 0 ? [{ type: 'OrdersCarriedOver', data: { orders: missing } }] : [];
    },
    OpenBook: ({ type: _, ...opening }, book) =>
      book.phase === 'unopened' ? [{ type: 'BookOpened', data: opening }] : [],
    CloseBook: (_, book) =>
      book.phase === 'open' ? [{ type: 'BookClosed', data: { financialYear: book.financialYear } }] : [],

    PlaceOrder: ({ items, budget, accepted, ...at }, book) => {
      const orderId = opened(book).nextOrderId;
      refuseBeyond(budget, book, linesOf(items));
      const { tableNo, ...called } = placeFor(at, book);
      refuseBeyondLeft(book, items);
      const placed = { orderId, tableNo, items, total: totalOf(items), ...called };
      return [{ type: 'OrderPlaced', data: placed }, ...(accepted ? acceptedFacts(book, placed, accepted) : [])];
    },
    AcceptOrder: ({ orderId, ...on }, book) => {
      const order = openOrder(book, orderId);
      if (!order) throw noSuchOrder(book, orderId);
      if (order.status === 'recurring')
        throw new Refusal('conflict', 'order/already-accepted', 'This order is already accepted');
      return acceptedFacts(book, order, on);
    },
    ...ORDER_CHANGES,
    ReopenOrder: ({ orderId, whole, budget, ...why }, book) => {
      const taken = takenOff(opened(book), orderId, whole);
      refuseFiled(book, taken);
      refuseBeyond(budget, book, linesOf(taken.order.items));
      const { tableNo } = taken.bill;
      refuseAmongOthers(book, tableNo, taken.order);
      const { cancelled, left } = cancelBill(book, taken, why);
      const order: OpenOrder = { ...broughtBack(taken.order), tableNo, status: 'recurring', ...left };
      return [...cancelled, { type: 'OrderReopened', data: { order, reason: why.reason } }];
    },
    DeleteOrder: ({ orderId, whole, reason, withoutNote, ...on }, book) => {
      const deleted = (paid: Paid): OrderBookEvent => ({
        ...{ type: 'OrderDeleted', data: { orderId, reason, ...paid, ...owing(book, paid.paid ?? 0) } },
      });
      const open = openOrder(book, orderId);
      if (open) return [...ticketsFor(book, open, on, { kind: 'CANCEL', lines: open.items }), deleted(paidAlone(open))];
      const { cancelled, left } = cancelBill(book, takenOff(book, orderId, whole), { reason, withoutNote });
      return [...cancelled, deleted(left)];
    },
    PrintTicket: printTicket,
    CountPortions: countPortions,
    ClaimPayment: claimPayment,
    DismissClaim: dismissClaim,
    MarkPaid: markPaid,
    UndoPayment: undoPayment,
    TakeTender: takeTender,
    UndoTender: undoTender,
    GiveBack: giveBack,
    CompleteTable: completeTable,
    OpenDay: openDay,
    MoveCash: moveCash,
    CloseDay: closeDay,
    FileMonth: fileMonth,
    UndoFiling: undoFiling,
  },
});

const notLast = () => null;

const placeAsked = (order: OrderPlaced['data'], accepted?: OnDay): OrderBookCommand => ({
  ...{ type: 'PlaceOrder', ...takenAtOf(order), items: order.items },
  ...(accepted ? { accepted } : {}),
});

const asked = inverse<OrderBookEvent, OrderBookCommand | null, Around>({
  OrdersCarriedOver: ({ orders }) => ({ type: 'CarryOver', orders }),
  BookOpened: (book) => ({ type: 'OpenBook', ...book }),
  BookClosed: () => ({ type: 'CloseBook' }),
  OrderPlaced: (order) => placeAsked(order),
  OrderAccepted: ({ orderId }, { facts }) => {
    const [first] = facts;
    const on = dayOfTickets(facts);
    return first?.type === 'OrderPlaced' ? placeAsked(first.data, on) : { type: 'AcceptOrder', orderId, ...on };
  },
  ...CHANGES_ASKED,
  OrderReopened: ({ order: { orderId }, reason }, { facts, whole }) =>
    whole && { type: 'ReopenOrder', orderId, whole, reason, ...noteAsked(facts) },
  OrderDeleted: ({ orderId, reason }, { facts, whole }) => ({
    ...{ type: 'DeleteOrder', orderId, reason, whole, ...noteAsked(facts), ...dayOfTickets(facts) },
  }),
  TicketPrinted: printAsked,
  PortionsCounted: (counted) => ({ type: 'CountPortions', ...counted }),
  BillIssued: billAsked,
  ...CLAIMS_ASKED,
  ...TENDERS_ASKED,
  MoneyGivenBack: backAsked,
  ...DAY_ASKED,
  ...FILINGS_ASKED,
  BillCancelled: notLast,
  CreditNoteIssued: notLast,
  OrderSplit: notLast,
  TicketIssued: notLast,
});

/** The inverse of the decider: what the book must have been asked for these facts, which stand there together. */
export const orderBookCommand = (
  facts: readonly OrderBookEvent[],
  whole: WholeBill | null,
  answered: ReadonlySet<number> = new Set(),
): OrderBookCommand | null => {
  const last = facts.at(-1);
  return last ? asked(last, { facts, whole, answered }) : null;
};

/** The book `orderBook-<restaurantId>-<financial year>`: orders, their bills, and the days that count them. */
export const orderBook: typeof told = {
  ...told,
  evolve: (book, event) => ({
    ...told.evolve(book, event),
    ...dayAfter(book, event),
    counted: portionsAfter(book.counted, event, (orderId) => entryOf(book.open, orderId)?.items),
  }),
};

/** What the next year's book takes over. */
export const carriedOver = (
  book: OrderBook,
): {
  nextOrderId: number;
  openOrders: readonly OpenOrder[];
  day?: RunningDay;
  owed?: OrderBook['owed'];
  counted?: OrderBook['counted'];
  filed?: OrderBook['filed'];
} => ({
  nextOrderId: book.nextOrderId,
  openOrders: openOrders(book),
  ...(book.day ? { day: untilTurn(book.day) } : {}),
  ...(book.owed.length > 0 ? { owed: book.owed } : {}),
  ...(book.counted.length > 0 ? { counted: book.counted } : {}),
  ...(book.filed.length > 0 ? { filed: book.filed } : {}),
});
