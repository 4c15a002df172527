import { type Circumstances, isGuest } from '../kernel/index.js';
import { originOf } from '../billing/order-item.js';
import type { OpenOrder, OrderBookEvent, OrderPlaced } from './order-book.events.js';

/** The orders that a fact tells as a whole: as placed, reopened or taken over from the year before. */
export const toldOrders = (event: OrderBookEvent & Pick<Circumstances, 'at' | 'actor'>): readonly OpenOrder[] => {
  switch (event.type) {
    case 'OrderPlaced':
      return [placedOrder(event.data, event)];
    case 'OrderReopened':
      return [event.data.order];
    case 'OrdersCarriedOver':
      return event.data.orders;
    case 'BookOpened':
    case 'BookClosed':
    case 'OrderAccepted':
    case 'OrderDeleted':
    case 'BillIssued':
    case 'BillCancelled':
    case 'BillPaid':
    case 'PaymentUndone':
    case 'PaymentClaimed':
    case 'PaymentClaimDismissed':
      return [];
  }
};

/** An order as it begins. Who placed it is said by the fact's actor. */
export const placedOrder = (
  { orderId, tableNo, items, total }: OrderPlaced['data'],
  { at: placedAt, actor }: Pick<Circumstances, 'at' | 'actor'>,
): OpenOrder => ({
  ...{ orderId, tableNo, items, total, placedAt },
  ...originOf({ placedBy: isGuest(actor) ? 'guest' : undefined }),
  status: 'live',
});
