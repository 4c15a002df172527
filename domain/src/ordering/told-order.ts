import { type Circumstances, isGuest } from '../kernel/index.js';
import { customerIn } from '../billing/order-item.js';
import type { OpenOrder, OrderBookEvent, OrderPlaced } from './order-book.events.js';

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
  ...(isGuest(actor) ? { placedBy: 'guest' } : {}),
  ...customerIn([{ customer }]),
  status: 'live',
});
