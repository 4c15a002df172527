import type { Circumstances } from '../kernel/index.js';
import type { OpenOrder, OrderBookEvent } from './order-book.events.js';
import { placedOrder } from './placed-order.js';

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
