import { placedOrder, type OpenOrder, type OrderBookEvent } from '@sae/domain/ordering';
import type { LoggedEvent } from '@sae/platform/log';

/** The order as an event tells it, if it does: as placed, reopened or taken over from the year before. */
export const orderIn =
  (orderId: number) =>
  (logged: LoggedEvent): OpenOrder | undefined => {
    const event = logged as LoggedEvent<OrderBookEvent>;
    switch (event.type) {
      case 'OrderPlaced':
        return event.data.orderId === orderId ? placedOrder(event.data, event) : undefined;
      case 'OrderReopened':
        return event.data.order.orderId === orderId ? event.data.order : undefined;
      case 'OrdersCarriedOver':
        return event.data.orders.find((order) => order.orderId === orderId);
      case 'BookOpened':
      case 'BookClosed':
      case 'OrderAccepted':
      case 'OrderDeleted':
      case 'BillIssued':
      case 'BillCancelled':
      case 'BillPaid':
      case 'PaymentClaimed':
      case 'PaymentClaimDismissed':
        return undefined;
    }
  };
