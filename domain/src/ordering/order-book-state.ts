import type { IssuedBill } from '../billing/issued-bill.js';
import { acceptedIn, totalOf } from '../billing/order-item.js';
import { paidUpTo, type Paid } from '../billing/paid.js';
import {
  entryOf,
  numbered,
  withEntry,
  Refusal,
  valuesOf,
  withoutEntry,
  type Circumstances,
  type IsoTime,
  type Numbered,
  type Paise,
} from '../kernel/index.js';
import { NO_TAKINGS, type Takings } from '../billing/takings.js';
import type { Day } from './day.events.js';
import { NOTHING_OWED, owedBesides, withoutOver, type Owing } from './owed.js';
import { NO_TICKET, type LastTicket } from './kitchen-tickets.js';
import { NOTHING_UNPRINTED, type Unprinted } from './unprinted.js';
import { NO_CALL_NUMBERS, type LastCallNumbers } from './call-numbers.js';
import type { CountedDish } from './counted-dish.js';
import type { Month } from './filed-months.js';
import type { OpenOrder, PaymentClaimed, TenderTaken } from './order-book.events.js';

/** A payment that stands. */
type Standing = Readonly<Pick<TenderTaken['data'], 'tenderId' | 'kind' | 'amount' | 'tip'>>;

/** Where a past order's bill stands in the book, so that years of bills need not be held in memory, and what counts as paid of it. */
export interface BillRef extends Paid {
  readonly billNo: string;
  readonly revision: number;
  readonly total: Paise;
  readonly isPaid?: true;
  /** The payments taken on this very bill. */
  readonly tenders?: readonly Standing[];
}

/** What a guest said to have paid, until staff have answered. */
type OpenClaim = Readonly<Omit<PaymentClaimed['data'], 'reference'>>;

/** What must be known to decide: open orders whole, past ones by their bill's place in the log. */
export interface OrderBook extends Unprinted, Owing {
  readonly phase: 'unopened' | 'open' | 'closed';
  readonly financialYear: number;
  readonly nextOrderId: number;
  readonly nextBill: number;
  readonly nextCreditNote: number;
  readonly open: Numbered<OpenOrder>;
  readonly past: Numbered<BillRef>;
  /** Where in the book each open or past order was last told as a whole. */
  readonly toldAt: Numbered<number>;
  /** And what it came to then: whoever reads it from the log is held to that. */
  readonly toldTotal: Numbered<Paise>;
  readonly nextClaim: number;
  readonly nextTender: number;
  readonly claims: readonly OpenClaim[];
  readonly lastTicket: LastTicket;
  readonly lastCallNumbers: LastCallNumbers;
  /** Orders below this number were closed with an earlier year, unless they are open. */
  readonly firstOrderId: number;
  /** The running day; null before the first was opened, and of a year that is closed the one that runs on in the next. */
  readonly day: Day | null;
  /** What came for its bills since the year was closed: it counts in the days of the next. */
  readonly late: Takings;
  /** The dishes of which so many are left. */
  readonly counted: readonly CountedDish[];
  /** The months whose tax returns were sent, the latest last. */
  readonly filed: readonly Month[];
}

export const unopenedBook: OrderBook = {
  phase: 'unopened',
  financialYear: 0,
  nextOrderId: 1,
  nextBill: 1,
  nextCreditNote: 1,
  open: numbered(),
  past: numbered(),
  toldAt: numbered(),
  toldTotal: numbered(),
  nextClaim: 1,
  nextTender: 1,
  claims: [],
  ...NOTHING_OWED,
  lastTicket: NO_TICKET,
  ...NOTHING_UNPRINTED,
  lastCallNumbers: NO_CALL_NUMBERS,
  firstOrderId: 1,
  day: null,
  late: NO_TAKINGS,
  counted: [],
  filed: [],
};

/** As a fact at this revision tells it whole. */
export const withOrder = (book: OrderBook, order: OpenOrder, revision: number): OrderBook => ({
  ...book,
  open: withEntry(book.open, order.orderId, order),
  past: withoutEntry(book.past, order.orderId),
  toldAt: withEntry(book.toldAt, order.orderId, revision),
  toldTotal: withEntry(book.toldTotal, order.orderId, order.total),
});

export const withoutOrder = (book: OrderBook, orderId: number): OrderBook => ({
  ...book,
  open: withoutEntry(book.open, orderId),
  past: withoutEntry(book.past, orderId),
  toldAt: withoutEntry(book.toldAt, orderId),
  toldTotal: withoutEntry(book.toldTotal, orderId),
});

/** Without the bill they stood on; the facts that follow bill them again, reopen or delete them. */
export const withoutBill = (
  book: OrderBook,
  { billNo, orderIds }: { readonly billNo: string; readonly orderIds: readonly number[] },
): OrderBook => ({
  ...book,
  ...withoutOver(book, billNo),
  past: orderIds.reduce(withoutEntry, book.past),
});

/** A bill that what was paid before covers is paid, as is one of nothing; what is over counts no longer. */
export const standingOf = (bill: IssuedBill): Pick<BillRef, 'isPaid' | 'paid' | 'paidBy'> => {
  const { total } = bill.amounts;
  const { kept } = paidUpTo(bill, total);
  return bill.paid >= total ? { isPaid: true, ...kept } : kept;
};

export const withBill = (book: OrderBook, bill: IssuedBill, { revision, at }: Circumstances): OrderBook => {
  const ref = { billNo: bill.billNo, revision, total: bill.amounts.total, ...standingOf(bill) };
  const ids = bill.orders.map(({ orderId }) => orderId);
  return {
    ...book,
    nextBill: book.nextBill + 1,
    ...owedBesides(book, bill, at),
    open: ids.reduce(withoutEntry, book.open),
    past: ids.reduce((past, id) => withEntry(past, id, ref), book.past),
  };
};

/** Its orders, with another standing of their bill. */
export const withStanding = (
  book: OrderBook,
  { billNo, orderIds }: { readonly billNo: string; readonly orderIds: readonly number[] },
  change: (ref: BillRef) => BillRef,
): OrderBook['past'] =>
  orderIds.reduce((past, id) => {
    const ref = entryOf(past, id);
    return ref?.billNo === billNo ? withEntry(past, id, change(ref)) : past;
  }, book.past);

/** Every decision but the opening needs an open book. */
export const opened = (book: OrderBook): OrderBook => {
  if (book.phase === 'unopened') throw new Refusal('conflict', 'book/unopened', 'The order book is not open yet');
  if (book.phase === 'closed')
    throw new Refusal('conflict', 'book/closed', 'This financial year is closed. Please try again.');
  return book;
};

export const openOrder = (book: OrderBook, orderId: number): OpenOrder | undefined =>
  entryOf(opened(book).open, orderId);

export const unknownOrder = () => new Refusal('not-found', 'order/not-found', 'Order not found');

export const noSuchOrder = (book: OrderBook, orderId: number): Refusal =>
  orderId >= 1 && orderId < book.firstOrderId
    ? new Refusal('conflict', 'order/year-closed', 'This order belongs to a closed financial year')
    : unknownOrder();

export const notBilled = () => new Refusal('conflict', 'order/not-billed', 'This order has no bill yet');

export const changedMeanwhile = () =>
  new Refusal('conflict', 'order/changed', 'The order has changed meanwhile. Please try again.');

/** A bill and its orders whole, as decisions about it need them: read from the log. */
export interface WholeBill {
  readonly bill: IssuedBill;
  readonly issuedAt: IsoTime;
  readonly orders: readonly OpenOrder[];
}

/** A past order as it leaves its bill, and the rest of that. */
export interface TakenOff extends Omit<WholeBill, 'orders'> {
  readonly order: OpenOrder;
  readonly rest: readonly OpenOrder[];
}

/** The bill a past order stands on, which must be the one the book knows. */
export const billOf = (book: OrderBook, orderId: number, bill: IssuedBill | null): IssuedBill => {
  const ref = entryOf(book.past, orderId);
  // Somebody else took it off its bill meanwhile.
  if (entryOf(book.open, orderId)) throw changedMeanwhile();
  if (!ref) throw noSuchOrder(book, orderId);
  const isOnIt = bill?.orders.some((billed) => billed.orderId === orderId);
  if (!bill || !isOnIt || bill.billNo !== ref.billNo) throw changedMeanwhile();
  return bill;
};

/** What was read of an order must come to what it was last told: else dishes are lost, whoever lost them. */
const refuseMisread = ({ toldTotal }: OrderBook, { orderId, items, total }: OpenOrder): void => {
  if (total === entryOf(toldTotal, orderId) && totalOf(items) === total) return;
  const sentence = `Order #${orderId} could not be read as it was last told. Nothing was changed.`;
  throw new Refusal('conflict', 'order/misread', sentence);
};

export const takenOff = (book: OrderBook, orderId: number, whole: WholeBill | null): TakenOff => {
  const bill = billOf(book, orderId, whole?.bill ?? null);
  const orders = bill.orders.flatMap((billed) => {
    const told = whole?.orders.find((one) => one.orderId === billed.orderId);
    return told ? [{ ...told, ...acceptedIn(billed) }] : [];
  });
  const order = orders.find((one) => one.orderId === orderId);
  if (!whole || !order || orders.length < bill.orders.length) throw changedMeanwhile();
  for (const read of orders) refuseMisread(book, read);
  return { order, bill, issuedAt: whole.issuedAt, rest: orders.filter((one) => one !== order) };
};

export const openOrders = (book: OrderBook): OpenOrder[] => valuesOf(book.open);

export const recurringAt = (book: OrderBook, tableNo: number): OpenOrder[] =>
  openOrders(opened(book)).filter((order) => order.tableNo === tableNo && order.status === 'recurring');
