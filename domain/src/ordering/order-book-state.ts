import type { BilledOrder, IssuedBill } from '../billing/issued-bill.js';
import { at, numbered, put, Refusal, valuesOf, without, type Numbered, type Paise } from '../kernel/index.js';
import type { OpenOrder } from './order-book.events.js';

/** Where a past order's bill stands in the book, so that years of bills need not be held in memory. */
export interface BillRef {
  readonly billNo: string;
  readonly revision: number;
  readonly isPaid?: true;
}

/** What a guest said to have paid, until staff have answered. */
export interface OpenClaim {
  readonly claimId: number;
  readonly tableNo: number;
  readonly sitting: number;
  readonly amount: Paise;
}

/** What must be known to decide: open orders whole, past ones by their bill's place in the log. */
export interface OrderBook {
  readonly phase: 'unopened' | 'open' | 'closed';
  readonly financialYear: number;
  readonly nextOrderId: number;
  readonly nextBill: number;
  readonly open: Numbered<OpenOrder>;
  readonly past: Numbered<BillRef>;
  readonly nextClaim: number;
  readonly claims: readonly OpenClaim[];
  /** Orders below this number were closed with an earlier year, unless they are open. */
  readonly firstOrderId: number;
}

export const unopenedBook: OrderBook = {
  phase: 'unopened',
  financialYear: 0,
  nextOrderId: 1,
  nextBill: 1,
  open: numbered(),
  past: numbered(),
  nextClaim: 1,
  claims: [],
  firstOrderId: 1,
};

export const withOpen = (book: OrderBook, order: OpenOrder): OrderBook => ({
  ...book,
  open: put(book.open, order.orderId, order),
  past: without(book.past, order.orderId),
});

export const withoutOrder = (book: OrderBook, orderId: number): OrderBook => ({
  ...book,
  open: without(book.open, orderId),
  past: without(book.past, orderId),
});

export const withBill = (book: OrderBook, bill: IssuedBill, revision: number): OrderBook => {
  const ref = { billNo: bill.billNo, revision };
  const ids = bill.orders.map(({ orderId }) => orderId);
  return {
    ...book,
    nextBill: book.nextBill + 1,
    open: ids.reduce(without, book.open),
    past: ids.reduce((past, id) => put(past, id, ref), book.past),
  };
};

/** Every decision but the opening needs an open book. */
export const opened = (book: OrderBook): OrderBook => {
  if (book.phase === 'unopened') throw new Refusal('unavailable', 'book/unopened', 'The order book is not open yet');
  if (book.phase === 'closed')
    throw new Refusal('conflict', 'book/closed', 'This financial year is closed. Please try again.');
  return book;
};

export const openOrder = (book: OrderBook, orderId: number): OpenOrder | undefined => at(opened(book).open, orderId);

export const noSuchOrder = (book: OrderBook, orderId: number): Refusal =>
  orderId >= 1 && orderId < book.firstOrderId
    ? new Refusal('conflict', 'order/year-closed', 'This order belongs to a closed financial year')
    : new Refusal('not-found', 'order/not-found', 'Order not found');

/** A past order and the bill it stands on, which must be the one the book knows. */
export const billedOrder = (book: OrderBook, orderId: number, bill: IssuedBill | null): [BilledOrder, IssuedBill] => {
  const ref = at(book.past, orderId);
  if (!ref) throw noSuchOrder(book, orderId);
  const order = bill?.orders.find((billed) => billed.orderId === orderId);
  if (!bill || !order || bill.billNo !== ref.billNo)
    throw new Refusal('conflict', 'order/changed', 'The order has changed meanwhile. Please try again.');
  return [order, bill];
};

export const openOrders = (book: OrderBook): OpenOrder[] => valuesOf(book.open);

export const recurringAt = (book: OrderBook, tableNo: number): OpenOrder[] =>
  openOrders(opened(book)).filter((order) => order.tableNo === tableNo && order.status === 'recurring');
