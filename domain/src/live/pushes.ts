import type { AuditKind, ChangedLines } from '../audit/index.js';
import type { PaymentClaimView } from '../guests/views.js';
import type { Actor } from '../kernel/index.js';
import type { TicketView } from '../ordering/kitchen-tickets.js';
import type { OrderView } from '../ordering/views.js';

/** The orders of a table that a fact about its bill concerns, as it leaves them. */
interface OrdersOfBill {
  readonly restaurantId: number;
  readonly tableNo: number;
  readonly orders: readonly OrderView[];
  readonly revision: string;
}

interface OrderDeleted {
  readonly restaurantId: number;
  readonly id: number;
  readonly revision: string;
}

/** What is pushed of orders, as the fact leaves them. */
export interface OrderPushes {
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
  orderDeleted: OrderDeleted;
}

/** What the server pushes over the socket, to the sockets of that restaurant. A push is a hint; the lists are the truth. */
export interface LivePushes extends OrderPushes {
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
  /** A dish is not the same any more, or not to be had. */
  menuChanged: { restaurantId: number };
  /** Of a dish that is counted another number is left. */
  portionsChanged: { restaurantId: number };
}

/** What the audit says of the fact that is pushed: it goes beside the payload, as a second argument. */
export interface News extends Pick<ChangedLines, 'lines'> {
  readonly kind: AuditKind;
  readonly actor: Actor;
  /** The Idempotency-Key of the command: the screen that sent it knows it. */
  readonly key?: string;
}

export type LivePush = {
  [K in keyof LivePushes]: { name: K; restaurantId: number; payload: LivePushes[K]; news?: News };
}[keyof LivePushes];

export type OrderPush = Extract<LivePush, { readonly name: keyof OrderPushes }>;

/** Every push there is, and whether it is one of orders: a program that finds a name nowhere here is older than who pushed it. */
export const PUSHES: { readonly [N in keyof LivePushes]: N extends keyof OrderPushes ? 'order' : 'other' } = {
  newOrder: 'order',
  orderUpdated: 'order',
  ordersCompleted: 'order',
  partBilled: 'order',
  billPaid: 'order',
  partPaid: 'order',
  paymentUndone: 'order',
  orderDeleted: 'order',
  submitDisabledUpdate: 'other',
  paymentClaimed: 'other',
  claimsChanged: 'other',
  dayChanged: 'other',
  ticketIssued: 'other',
  ticketPrinted: 'other',
  stationsChanged: 'other',
  menuChanged: 'other',
  portionsChanged: 'other',
};

const isOrderPush = (name: string): name is keyof OrderPushes =>
  Object.hasOwn(PUSHES, name) && PUSHES[name as keyof LivePushes] === 'order';

export const ORDER_PUSHES = Object.keys(PUSHES).filter(isOrderPush);
