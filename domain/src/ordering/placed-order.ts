import { isGuest, type Circumstances } from '../kernel/index.js';
import type { OpenOrder, OrderPlaced } from './order-book.events.js';
import { originOf } from '../billing/order-item.js';

/** An order as it begins. Who placed it is said by the fact's actor. */
export const placedOrder = (
  { orderId, tableNo, items, total }: OrderPlaced['data'],
  { at: placedAt, actor }: Pick<Circumstances, 'at' | 'actor'>,
): OpenOrder => ({
  ...{ orderId, tableNo, items, total, placedAt },
  ...originOf({ placedBy: isGuest(actor) ? 'guest' : undefined }),
  status: 'live',
});
