import { TENDER_KINDS } from '../billing/paid.js';
import { entryOf, summed, type DomainEvent, type Paise } from '../kernel/index.js';
import type { OrderBook } from '../ordering/order-book-state.js';
import type { OrderBookEvent } from '../ordering/order-book.events.js';

/** What a cashier or waiter does only when a manager approves, if the owner wishes so. */
export const APPROVALS = {
  discount: 'A discount above the limit',
  cancel: 'Cancelling what the kitchen was told of',
  bill: 'Bringing back or cancelling a bill',
  payment: 'Undoing a payment',
  cash: 'Taking cash out of the drawer',
  close: 'Closing a day with a difference above the limit',
} as const;

export type ApprovalKind = keyof typeof APPROVALS;

export const APPROVAL_KINDS = Object.keys(APPROVALS) as ApprovalKind[];

/** What the owner wishes: all of it, until something else is said. */
export interface Approvals {
  readonly wanted: readonly ApprovalKind[];
  /** A day may be closed alone up to this difference, whichever way, of all kinds of money together. */
  readonly dayDifference: Paise;
}

export const ALL_APPROVALS: Approvals = { wanted: APPROVAL_KINDS, dayDifference: 0 };

type DataOf<T extends OrderBookEvent['type']> = Extract<OrderBookEvent, { type: T }>['data'];

const wasTold = ({ open }: OrderBook, orderId: number): boolean => entryOf(open, orderId)?.status === 'recurring';

/** By fact, what wants an approval: told with the book as it stood before. */
const WANTED: {
  readonly [T in OrderBookEvent['type']]?: (data: DataOf<T>, book: OrderBook, limits: Approvals) => ApprovalKind | null;
} = {
  BillIssued: ({ discountReason, replaces }) => (discountReason !== undefined && !replaces ? 'discount' : null),
  LineCancelled: ({ order }, book) => (wasTold(book, order.orderId) ? 'cancel' : null),
  OrderDeleted: ({ orderId }, book) => (wasTold(book, orderId) ? 'cancel' : null),
  BillCancelled: () => 'bill',
  PaymentUndone: () => 'payment',
  TenderUndone: () => 'payment',
  CashMoved: ({ amount }) => (amount < 0 ? 'cash' : null),
  DayClosed: ({ difference }, _, { dayDifference }) =>
    summed(TENDER_KINDS.map((kind) => Math.abs(difference[kind]))) > dayDifference ? 'close' : null,
};

/** What of these facts wants a manager's approval; null where nothing does. */
export const approvalWanted = (
  facts: readonly DomainEvent[],
  book: OrderBook,
  limits: Approvals,
): ApprovalKind | null => {
  for (const { type, data } of facts) {
    const wanted = WANTED[type as OrderBookEvent['type']]?.(data as never, book, limits) ?? null;
    if (wanted && limits.wanted.includes(wanted)) return wanted;
  }
  return null;
};
