import { toldOrders, type OpenOrder, type OrderBookEvent } from '@sae/domain/ordering';
import type { LoggedEvent } from '@sae/platform/log';

/** The order as an event tells it, if it does. */
export const orderIn =
  (orderId: number) =>
  (event: LoggedEvent): OpenOrder | undefined =>
    toldOrders(event as LoggedEvent<OrderBookEvent>).find((order) => order.orderId === orderId);
