import { colleagueOf, entryOf, isGuest, rowEach, withEntry, type Circumstances } from '../kernel/index.js';
import { customerIn } from '../billing/order-item.js';
import {
  RETOLD_EVENTS,
  type OpenOrder,
  type OrderBookEvent,
  type OrderMoved,
  type OrderPlaced,
} from './order-book.events.js';
import { withOrder, type OrderBook } from './order-book-state.js';

/** The orders that a fact tells as a whole: as placed, changed, split, reopened or taken over from the year before. */
export const toldOrders = (event: OrderBookEvent & Pick<Circumstances, 'at' | 'actor'>): readonly OpenOrder[] => {
  if (event.type === 'OrderPlaced') return [placedOrder(event.data, event)];
  if (event.type === 'OrdersCarriedOver') return event.data.orders;
  if (event.type === 'OrderSplit') return [event.data.order, event.data.split];
  return 'order' in event.data ? [event.data.order] : [];
};

/** The orders that a fact takes away from those that are open. */
export const closedOrders = ({ type, data }: OrderBookEvent): readonly number[] => {
  if (type === 'BillIssued') return data.orders.map(({ orderId }) => orderId);
  return type === 'OrderDeleted' ? [data.orderId] : [];
};

const by = <F extends 'takenBy' | 'acceptedBy'>(field: F, actor: string): { readonly [K in F]?: number } => {
  const personId = colleagueOf(actor);
  return personId === null ? {} : ({ [field]: personId } as { [K in F]: number });
};

/** An order as it begins. Who placed it is said by the fact's actor. */
export const placedOrder = (
  { orderId, tableNo, items, total, customer }: OrderPlaced['data'],
  { at: placedAt, actor }: Pick<Circumstances, 'at' | 'actor'>,
): OpenOrder => ({
  ...{ orderId, tableNo, items, total, placedAt },
  ...(isGuest(actor) ? { placedBy: 'guest' } : {}),
  ...by('takenBy', actor),
  ...customerIn([{ customer }]),
  status: 'live',
});

type By = Pick<Circumstances, 'actor'>;

/** What its acceptance says of an order, and of its view. */
export const acceptance = ({ actor }: By) => ({ ...by('acceptedBy', actor), status: 'recurring' }) as const;

/** Facts that tell only what changed of an order. */
const PARTIAL = {
  OrderAccepted: (order: OpenOrder, _: object, fact: By): OpenOrder => ({ ...order, ...acceptance(fact) }),
  OrderMoved: (order: OpenOrder, { tableNo }: OrderMoved['data']): OpenOrder => ({ ...order, tableNo }),
};

type Change = (order: OpenOrder, data: object, by: By) => OpenOrder;

/** An open order after a fact, which may be about another one. */
export const orderAfter = (order: OpenOrder, event: OrderBookEvent & By): OpenOrder => {
  const { type, data } = event;
  const change = (PARTIAL as Partial<Record<typeof type, Change>>)[type];
  return change && 'orderId' in data && data.orderId === order.orderId ? change(order, data, event) : order;
};

const toldWhole = (book: OrderBook, { order }: { readonly order: OpenOrder }, { revision }: Circumstances): OrderBook =>
  withOrder(book, order, revision);

const changed =
  <D extends { readonly orderId: number }>(change: (order: OpenOrder, data: D, by: By) => OpenOrder) =>
  (book: OrderBook, data: D, fact: By): OrderBook => {
    const order = entryOf(book.open, data.orderId);
    return order ? { ...book, open: withEntry(book.open, data.orderId, change(order, data, fact)) } : book;
  };

/** What the book makes of an order's facts, once it is placed. */
export const ORDER_TABLE = {
  OrderAccepted: changed(PARTIAL.OrderAccepted),
  OrderReopened: toldWhole,
  OrderMoved: changed(PARTIAL.OrderMoved),
  LinesAdded: toldWhole,
  ...rowEach(RETOLD_EVENTS, toldWhole),
};
