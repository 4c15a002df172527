import { type Circumstances, isGuest } from '../kernel/index.js';
import { originOf } from '../billing/order-item.js';
import type { OpenOrder, OrderBookEvent, OrderMoved, OrderPlaced } from './order-book.events.js';

/** The orders that a fact tells as a whole: as placed, changed, split, reopened or taken over from the year before. */
export const toldOrders = (event: OrderBookEvent & Pick<Circumstances, 'at' | 'actor'>): readonly OpenOrder[] => {
  if (event.type === 'OrderPlaced') return [placedOrder(event.data, event)];
  if (event.type === 'OrdersCarriedOver') return event.data.orders;
  if (event.type === 'OrderSplit') return [event.data.order, event.data.split];
  return 'order' in event.data ? [event.data.order] : [];
};

/** An order as it begins. Who placed it is said by the fact's actor. */
export const placedOrder = (
  { orderId, tableNo, items, total, customer }: OrderPlaced['data'],
  { at: placedAt, actor }: Pick<Circumstances, 'at' | 'actor'>,
): OpenOrder => ({
  ...{ orderId, tableNo, items, total, placedAt },
  ...originOf({ placedBy: isGuest(actor) ? 'guest' : undefined, customer }),
  status: 'live',
});

/** What becomes of an order by the facts that do not tell it whole. */
export const ORDER_CHANGES = {
  OrderAccepted: (order: OpenOrder): OpenOrder => ({ ...order, status: 'recurring' }),
  OrderMoved: (order: OpenOrder, { tableNo }: OrderMoved['data']): OpenOrder => ({ ...order, tableNo }),
};

type Change = (order: OpenOrder, data: object) => OpenOrder;

/** An open order after a fact, which may be about another one. */
export const orderAfter = (order: OpenOrder, { type, data }: OrderBookEvent): OpenOrder => {
  const change = (ORDER_CHANGES as Partial<Record<typeof type, Change>>)[type];
  return change && 'orderId' in data && data.orderId === order.orderId ? change(order, data) : order;
};
