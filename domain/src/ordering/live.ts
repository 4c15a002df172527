import type { PaymentClaimView } from '../guests/views.js';
import type { OrderView } from './views.js';

/** What the server pushes over the socket, to the sockets of that restaurant. A push is a hint; the lists are the truth. */
export interface LivePushes {
  newOrder: OrderView;
  orderUpdated: OrderView;
  ordersCompleted: { restaurantId: number; tableNo: number; orders: readonly OrderView[]; revision: string };
  orderDeleted: { restaurantId: number; id: number; revision: string };
  submitDisabledUpdate: { restaurantId: number; isSubmitDisabled: boolean };
  /** A guest says to have paid. */
  paymentClaimed: PaymentClaimView & { restaurantId: number };
  /** Claims were answered, or their tables billed. */
  claimsChanged: { restaurantId: number };
}

export type LivePush = {
  [K in keyof LivePushes]: { name: K; restaurantId: number; payload: LivePushes[K] };
}[keyof LivePushes];

/** `Counter` or `Table 4`. */
export const tableName = (tableNo: number): string => (tableNo === 0 ? 'Counter' : `Table ${tableNo}`);
