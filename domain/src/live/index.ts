import type { PaymentClaimView } from '../guests/views.js';
import type { TicketView } from '../ordering/kitchen-tickets.js';
import type { OrderView } from '../ordering/views.js';

/** The orders of a table that a fact about its bill concerns, as it leaves them. */
interface OrdersOfBill {
  readonly restaurantId: number;
  readonly tableNo: number;
  readonly orders: readonly OrderView[];
  readonly revision: string;
}

/** What the server pushes over the socket, to the sockets of that restaurant. A push is a hint; the lists are the truth. */
export interface LivePushes {
  newOrder: OrderView;
  orderUpdated: OrderView;
  ordersCompleted: OrdersOfBill;
  /** A part of a table was billed: what is past now, and what stays running of what was split. */
  partBilled: OrdersOfBill;
  /** Its orders are past already, and stay where they are. */
  billPaid: OrdersOfBill;
  /** Something is left to pay of it. */
  partPaid: OrdersOfBill;
  /** Nor do they move when it was marked so by mistake. */
  paymentUndone: OrdersOfBill;
  orderDeleted: { restaurantId: number; id: number; revision: string };
  submitDisabledUpdate: { restaurantId: number; isSubmitDisabled: boolean };
  /** A guest says to have paid. */
  paymentClaimed: PaymentClaimView & { restaurantId: number };
  /** Claims were answered, or their tables billed. */
  claimsChanged: { restaurantId: number };
  /** A till's day was opened or closed, or cash moved. */
  dayChanged: { restaurantId: number };
  /** The kitchen is to be told. */
  ticketIssued: TicketView & { restaurantId: number };
  /** It was printed, or a part of it. */
  ticketPrinted: TicketView & { restaurantId: number };
  /** Where kitchen tickets print is not the same any more. */
  stationsChanged: { restaurantId: number };
}

export type LivePush = {
  [K in keyof LivePushes]: { name: K; restaurantId: number; payload: LivePushes[K] };
}[keyof LivePushes];
