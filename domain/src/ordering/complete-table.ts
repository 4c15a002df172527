import {
  billNumber,
  billOrders,
  buyerIn,
  saysSecondNames,
  servedByIn,
  type IssuedBill,
} from '../billing/issued-bill.js';
import type { OrderItem } from '../billing/order-item.js';
import { paidBefore, paidTogether, paidUpTo, unpaid } from '../billing/paid.js';
import { Refusal, type Command, type Paise } from '../kernel/index.js';
import type { Asked } from './asked.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';
import { owing } from './owed.js';
import { opened, recurringAt, type OrderBook } from './order-book-state.js';
import { changeable, parted, withItems, type LineContent } from './order-changes.js';
import { tableName } from './views.js';

/** So many of a line of an order. */
export interface LineOfOrder {
  readonly orderId: number;
  readonly line: LineContent;
  readonly quantity: number;
}

/** What of a table is billed now: these orders, and these lines of others. */
export interface BillPart {
  readonly orderIds: readonly number[];
  readonly lines: readonly LineOfOrder[];
}

/** One bill of all that runs at a table, or of a part of it. */
export type CompleteTable = Command<'CompleteTable'> &
  Pick<IssuedBill, 'tableNo' | 'terms' | 'message' | 'seller' | 'discountReason' | 'buyer' | 'servedBy'> & {
    readonly part?: BillPart;
    /** Percent: a discount above it has a reason. Without one, none has. */
    readonly discountLimit?: number;
    /** Its lines say the second names of the dishes too. */
    readonly withSecondNames?: boolean;
  };

/** An order with what is billed of it, and what stays running. */
interface Parted {
  readonly order: OpenOrder;
  readonly billed: readonly OrderItem[];
  readonly stays: readonly OrderItem[];
}

const runningAt = (book: OrderBook, orderId: number, tableNo: number): OpenOrder => {
  const order = changeable(book, orderId);
  if (order.tableNo !== tableNo)
    throw new Refusal('conflict', 'order/elsewhere', `Order #${orderId} is at ${tableName(order.tableNo)} now`);
  if (order.status !== 'recurring')
    throw new Refusal('conflict', 'order/not-accepted', `Order #${orderId} is not accepted yet`);
  return order;
};

/** The orders of a table in their order, each with its part. @throws Refusal of what does not run there. */
const partsAt = (book: OrderBook, tableNo: number, { orderIds, lines }: BillPart): readonly Parted[] => {
  const parts = new Map<number, Parted>();
  for (const orderId of orderIds) {
    const order = runningAt(book, orderId, tableNo);
    parts.set(orderId, { order, billed: order.items, stays: [] });
  }
  for (const { orderId, line, quantity } of lines) {
    const order = runningAt(book, orderId, tableNo);
    const { billed, stays } = parts.get(orderId) ?? { billed: [], stays: order.items };
    const { gone, kept } = parted(stays, line, quantity);
    parts.set(orderId, { order, billed: [...billed, ...gone], stays: kept });
  }
  return recurringAt(book, tableNo).map(
    (order) => parts.get(order.orderId) ?? { order, billed: [], stays: order.items },
  );
};

/** Both halves of an order; what was paid for it goes with what is billed, as far as that is charged. */
const splitFact = ({ order, stays }: Parted, billed: OpenOrder, share: Paise): OrderBookEvent => {
  const same = unpaid(order);
  const { kept, left } = paidUpTo(order, share);
  const { orderId, items, total } = billed;
  return {
    type: 'OrderSplit',
    data: { order: withItems({ ...same, ...left }, stays), split: { ...same, orderId, items, total, ...kept } },
  };
};

export const completeTable = (command: CompleteTable, book: OrderBook): readonly OrderBookEvent[] => {
  const { tableNo, terms, message, seller, part, withSecondNames } = command;
  const { discountLimit = 100, discountReason = null } = command;
  const { nextOrderId } = opened(book);
  const running = recurringAt(book, tableNo);
  const parts = part
    ? partsAt(book, tableNo, part)
    : running.map((order): Parted => ({ order, billed: order.items, stays: [] }));
  const whole = parts.filter(({ stays }) => stays.length === 0).map(({ order }) => order);
  const cut = parts.filter(({ billed, stays }) => billed.length > 0 && stays.length > 0);
  const orders = [
    ...whole,
    ...cut.map(({ order, billed }, n) => ({ ...withItems(order, billed), orderId: nextOrderId + n })),
  ];
  if (orders.length === 0) throw new Refusal('conflict', 'table/nothing-to-bill', 'No orders for selected table');
  const stay = parts.filter(({ stays }) => stays.length > 0).map(({ order, stays }) => withItems(order, stays));
  const billed = billOrders(orders, terms, stay, withSecondNames);
  const shareOf = (id: number) => billed.orders.find(({ orderId }) => orderId === id)?.share ?? 0;
  const splits = cut.map((one, n) => {
    const order = orders[whole.length + n] as OpenOrder;
    return splitFact(one, order, shareOf(order.orderId));
  });
  const paid = [...whole, ...splits.flatMap(({ type, data }) => (type === 'OrderSplit' ? [data.split] : []))];
  const before = paidTogether(paid);
  return [
    ...splits,
    {
      type: 'BillIssued',
      data: {
        billNo: billNumber(book.financialYear, book.nextBill),
        ...{ tableNo, ...billed, terms, message, seller },
        ...paidBefore(before),
        ...owing(book, (before.paid ?? 0) - billed.amounts.total),
        replaces: null,
        ...(terms.discountPercent > discountLimit ? { discountReason } : {}),
        ...buyerIn(command),
        ...servedByIn(command),
      },
    },
  ];
};

/** Of which part these facts bill; nothing, where all was billed. */
const billedPart = (events: readonly OrderBookEvent[], { orders, rest }: IssuedBill): Pick<CompleteTable, 'part'> => {
  if (rest === undefined) return {};
  const splits = events.flatMap(({ type, data }) => (type === 'OrderSplit' ? [data] : []));
  const cut = new Set(splits.map(({ split }) => split.orderId));
  const lines = splits.flatMap(({ order: { orderId }, split }) =>
    split.items.map((line): LineOfOrder => ({ orderId, line, quantity: line.quantity })),
  );
  return { part: { orderIds: orders.map(({ orderId }) => orderId).filter((id) => !cut.has(id)), lines } };
};

export const billAsked: Asked<'BillIssued', CompleteTable>['BillIssued'] = (bill, { facts }) => {
  const { tableNo, terms, message, seller, discountReason } = bill;
  // Any limit below the discount asked for the reason.
  const limit = discountReason === undefined ? {} : { discountLimit: 0, discountReason };
  return {
    type: 'CompleteTable',
    tableNo,
    terms,
    message,
    seller,
    ...limit,
    ...buyerIn(bill),
    ...servedByIn(bill),
    withSecondNames: saysSecondNames(bill),
    ...billedPart(facts, bill),
  };
};
