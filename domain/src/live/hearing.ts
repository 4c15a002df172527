import type { LivePushes } from './pushes.js';
import type { Act } from '../people/rights.js';

/** What one must be let see to hear of it: a push without a row does not compile. */
const HEARD_BY: { readonly [N in keyof LivePushes]: Act } = {
  newOrder: 'SeeOpenOrders',
  orderUpdated: 'SeeOpenOrders',
  ordersCompleted: 'SeeOpenOrders',
  partBilled: 'SeeOpenOrders',
  billPaid: 'SeeOpenOrders',
  partPaid: 'SeeOpenOrders',
  paymentUndone: 'SeeOpenOrders',
  orderDeleted: 'SeeOpenOrders',
  submitDisabledUpdate: 'SeeRestaurant',
  paymentClaimed: 'SeeClaims',
  claimsChanged: 'SeeClaims',
  dayChanged: 'SeeDay',
  ticketIssued: 'SeeTickets',
  ticketPrinted: 'SeeTickets',
  stationsChanged: 'SeeTickets',
  menuChanged: 'SeeMenu',
  portionsChanged: 'SeeMenu',
};

/** Whatever a newer program tells of, only those hear who may hear everything. */
const UNKNOWN: Act = 'SeeSales';

export const heardBy = (push: string): Act =>
  Object.hasOwn(HEARD_BY, push) ? HEARD_BY[push as keyof LivePushes] : UNKNOWN;

/** What can be listened to, each once. */
export const HEARINGS: readonly Act[] = [...new Set([...Object.values(HEARD_BY), UNKNOWN])];
