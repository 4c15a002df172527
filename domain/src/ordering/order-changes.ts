import { lineKey, totalOf, type Choice, type OrderItem } from '../billing/order-item.js';
import { paidAlone } from '../billing/paid.js';
import { entryOf, Refusal, type Command } from '../kernel/index.js';
import { linesOf, MAX_LINES, refuseLinesBeyond, tooManyLines, type OpenBudget } from './open-budget.js';
import type { Asked } from './asked.js';
import { dayOfTickets, ticketsFor, type OnDay } from './kitchen-tickets.js';
import { changedMeanwhile, noSuchOrder, opened, openOrder, type OrderBook } from './order-book-state.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';
import { nothingOpen, openAt, refuseClosed } from './call-numbers.js';
import { refuseBeyondLeft } from './portions.js';
import { tableName } from './views.js';

/** A line of an order by what it says: a place in the list would be another's by then. */
export interface LineContent extends Pick<OrderItem, 'itemId' | 'portion' | 'price'>, Pick<Choice, 'options'> {
  readonly specialInstructions?: string | null;
}

/** What may be done to an order while it is open. */
export type OrderChange =
  | (Command<'MoveOrder'> & { readonly orderId: number; readonly tableNo: number })
  /** All that is open there; what is open at the other table already stays, so that two become one. */
  | (Command<'MoveTable'> & { readonly from: number; readonly tableNo: number })
  | (Command<'AddLines'> & {
      readonly orderId: number;
      readonly items: readonly OrderItem[];
      /** Without one, whatever is open. */
      readonly budget?: OpenBudget;
    } & OnDay)
  | (Command<'CancelLine'> & {
      readonly orderId: number;
      readonly line: LineContent;
      readonly quantity: number;
      readonly reason: string;
    } & OnDay)
  | (Command<'ChangeNote'> & {
      readonly orderId: number;
      readonly line: LineContent;
      readonly note: string | null;
    } & OnDay);

type ChangeOf<T extends OrderChange['type']> = Extract<OrderChange, { type: T }>;
type Decided = readonly OrderBookEvent[];

export const changeable = (book: OrderBook, orderId: number): OpenOrder => {
  const order = openOrder(book, orderId);
  if (order) return order;
  throw entryOf(book.past, orderId)
    ? new Refusal('conflict', 'order/billed', 'This order is billed already')
    : noSuchOrder(book, orderId);
};

const moved = (orders: readonly OpenOrder[], tableNo: number): Decided =>
  orders.map(({ orderId, tableNo: from, ...order }) => {
    if (from === tableNo) throw new Refusal('conflict', 'order/same-table', `This is at ${tableName(tableNo)} already`);
    return { type: 'OrderMoved', data: { orderId, from, tableNo, ...paidAlone(order) } };
  });

const moveOrder = ({ orderId, tableNo }: ChangeOf<'MoveOrder'>, book: OrderBook): Decided => {
  const order = changeable(book, orderId);
  refuseClosed(book, tableNo);
  return moved([order], tableNo);
};

const moveTable = ({ from, tableNo }: ChangeOf<'MoveTable'>, book: OrderBook): Decided => {
  const orders = openAt(opened(book), from);
  if (orders.length === 0) throw nothingOpen(from);
  refuseClosed(book, tableNo);
  return moved(orders, tableNo);
};

export const withItems = (order: OpenOrder, items: readonly OrderItem[]): OpenOrder => ({
  ...order,
  items,
  total: totalOf(items),
});

const addLines = ({ orderId, items, budget, ...on }: ChangeOf<'AddLines'>, book: OrderBook): Decided => {
  const order = changeable(book, orderId);
  if (linesOf([...order.items, ...items]) > MAX_LINES) throw tooManyLines();
  refuseLinesBeyond(budget, book, linesOf(items));
  refuseBeyondLeft(book, items);
  return [
    ...ticketsFor(book, order, on, { kind: 'ADD', lines: items }),
    { type: 'LinesAdded', data: { order: withItems(order, [...order.items, ...items]), added: items } },
  ];
};

const noteIn = ({ specialInstructions }: LineContent): string | null => specialInstructions || null;

const keyOf = ({ itemId: id, ...line }: LineContent): string => lineKey({ id, ...line });

const isSame = (one: LineContent, other: LineContent): boolean => keyOf(one) === keyOf(other);

/** The lines that say the same as this one. @throws Refusal where there is none. */
const found = (order: OpenOrder, line: LineContent): readonly [OrderItem, ...OrderItem[]] => {
  const [first, ...others] = order.items.filter((item) => isSame(item, line));
  if (!first) throw changedMeanwhile();
  return [first, ...others];
};

/** So many of a line, and the items without them; what was taken last goes first. @throws Refusal where there are not so many. */
export const parted = (
  items: readonly OrderItem[],
  line: LineContent,
  quantity: number,
): { readonly gone: readonly OrderItem[]; readonly kept: readonly OrderItem[] } => {
  let left = quantity;
  const parts = [...items].reverse().map((item) => {
    const gone = isSame(item, line) ? Math.min(left, item.quantity) : 0;
    left -= gone;
    return [
      { ...item, quantity: gone },
      { ...item, quantity: item.quantity - gone },
    ] as const;
  });
  if (left > 0) throw changedMeanwhile();
  const some = (of: readonly OrderItem[]) => of.filter((item) => item.quantity > 0);
  return { gone: some(parts.map(([gone]) => gone)), kept: some(parts.map(([, kept]) => kept)).reverse() };
};

const cancelLine = ({ orderId, line, quantity, reason, ...on }: ChangeOf<'CancelLine'>, book: OrderBook): Decided => {
  const order = changeable(book, orderId);
  const cancelled = { ...found(order, line)[0], quantity };
  const { kept: items } = parted(order.items, line, quantity);
  if (items.length === 0)
    throw new Refusal('conflict', 'order/last-line', 'Nothing would be left of this order. Please delete it instead.');
  return [
    ...ticketsFor(book, order, on, { kind: 'CANCEL', lines: [cancelled] }),
    { type: 'LineCancelled', data: { order: withItems(order, items), cancelled, reason } },
  ];
};

const noted = ({ specialInstructions: _, ...item }: OrderItem, note: string | null): OrderItem => ({
  ...item,
  ...(note ? { specialInstructions: note } : {}),
});

const changeNote = ({ orderId, line, note, ...on }: ChangeOf<'ChangeNote'>, book: OrderBook): Decided => {
  const order = changeable(book, orderId);
  const lines = found(order, line);
  const from = noteIn(line);
  if (from === (note || null)) throw new Refusal('conflict', 'order/same-note', 'The note says that already');
  const items = order.items.map((item) => (isSame(item, line) ? noted(item, note) : item));
  const whole = { ...lines[0], quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) };
  const now = noted(whole, note);
  return [
    ...ticketsFor(book, order, on, { kind: 'CANCEL', lines: [noted(whole, from)] }, { kind: 'ADD', lines: [now] }),
    { type: 'NoteChanged', data: { order: withItems(order, items), line: now, from } },
  ];
};

/** What is decided when a change is asked for. */
export const ORDER_CHANGES = {
  MoveOrder: moveOrder,
  MoveTable: moveTable,
  AddLines: addLines,
  CancelLine: cancelLine,
  ChangeNote: changeNote,
};

export const CHANGES_ASKED: Asked<'OrderMoved' | 'LinesAdded' | 'LineCancelled' | 'NoteChanged', OrderChange> = {
  OrderMoved: ({ orderId, from, tableNo }, { facts }) =>
    facts.length === 1 ? { type: 'MoveOrder', orderId, tableNo } : { type: 'MoveTable', from, tableNo },
  LinesAdded: ({ order: { orderId }, added }, { facts }) => ({
    ...{ type: 'AddLines', orderId, items: added, ...dayOfTickets(facts) },
  }),
  LineCancelled: ({ order: { orderId }, cancelled, reason }, { facts }) => {
    const { quantity } = cancelled;
    return { type: 'CancelLine', orderId, line: cancelled, quantity, reason, ...dayOfTickets(facts) };
  },
  NoteChanged: ({ order: { orderId }, line, from }, { facts }) => {
    const before = { ...line, specialInstructions: from };
    const note = line.specialInstructions ?? null;
    return { type: 'ChangeNote', orderId, line: before, note, ...dayOfTickets(facts) };
  },
};
