import type { IssuedBill } from '../billing/issued-bill.js';
import type { DomainEvent, IsoTime, Paise } from '../kernel/index.js';
import type { OrderItem, Origin } from '../billing/order-item.js';

/** An order that is not billed yet. */
export interface OpenOrder extends Origin {
  readonly orderId: number;
  readonly tableNo: number;
  readonly items: readonly OrderItem[];
  readonly total: Paise;
  readonly placedAt: IsoTime;
  readonly status: 'live' | 'recurring';
  /** What was paid for it on bills that were cancelled since; nothing, where it does not say so. */
  readonly paid?: Paise;
}

/** Orders still open when the year before was closed, told before the new book opens: some at a time, for an append has a limit. */
export type OrdersCarriedOver = DomainEvent<'OrdersCarriedOver', { orders: readonly OpenOrder[] }>;
/** A financial year's book begins. */
export type BookOpened = DomainEvent<'BookOpened', { financialYear: number; nextOrderId: number }>;
export type BookClosed = DomainEvent<'BookClosed', { financialYear: number }>;

/** What had been paid for what is taken back or moved; nothing, where it does not say so. */
interface Returned {
  readonly paid?: Paise;
}

export type OrderPlaced = DomainEvent<
  'OrderPlaced',
  { orderId: number; tableNo: number; items: readonly OrderItem[]; total: Paise }
>;
export type OrderAccepted = DomainEvent<'OrderAccepted', { orderId: number }>;
export type OrderReopened = DomainEvent<'OrderReopened', { order: OpenOrder; reason: string | null }>;
/** An open order goes to another table; `from` is the one it leaves. */
export type OrderMoved = DomainEvent<'OrderMoved', { orderId: number; from: number; tableNo: number } & Returned>;
/** An open order as it is now, told whole: so a book that points at where an order was last told points at what it is. */
export type LinesAdded = DomainEvent<'LinesAdded', { order: OpenOrder; added: readonly OrderItem[] }>;
/** `cancelled` is the line with so many of it as were cancelled. */
export type LineCancelled = DomainEvent<'LineCancelled', { order: OpenOrder; cancelled: OrderItem; reason: string }>;
/** `line` is as it says now, `from` what it said before. */
export type NoteChanged = DomainEvent<'NoteChanged', { order: OpenOrder; line: OrderItem; from: string | null }>;
export type OrderDeleted = DomainEvent<'OrderDeleted', { orderId: number; reason: string | null } & Returned>;

export type BillIssued = DomainEvent<'BillIssued', IssuedBill>;
export type BillCancelled = DomainEvent<
  'BillCancelled',
  { billNo: string; orderIds: readonly number[]; reason: string | null } & Returned
>;

/** A guest says to have paid. `sitting` is the one the guest saw (docs/decisions/0024-sittings-and-claims.md). */
export type PaymentClaimed = DomainEvent<
  'PaymentClaimed',
  { claimId: number; tableNo: number; sitting: number; amount: Paise; reference: string }
>;
/** Staff say that nothing came. */
export type PaymentClaimDismissed = DomainEvent<
  'PaymentClaimDismissed',
  { claimId: number; tableNo: number; amount: Paise }
>;
/** Staff say that a bill is paid; the claims settled with it may stand in the book of the year before. */
export type BillPaid = DomainEvent<
  'BillPaid',
  { billNo: string; tableNo: number; orderIds: readonly number[]; total: Paise; claimIds: readonly number[] }
>;
/** Staff say that a bill was marked paid by mistake: nothing counts as paid of it. `amount` is what did. */
export type PaymentUndone = DomainEvent<
  'PaymentUndone',
  { billNo: string; tableNo: number; orderIds: readonly number[]; amount: Paise; reason: string }
>;

export type OrderBookEvent =
  | OrdersCarriedOver
  | BookOpened
  | BookClosed
  | OrderPlaced
  | OrderAccepted
  | OrderReopened
  | OrderMoved
  | LinesAdded
  | LineCancelled
  | NoteChanged
  | OrderDeleted
  | BillIssued
  | BillCancelled
  | PaymentClaimed
  | PaymentClaimDismissed
  | BillPaid
  | PaymentUndone;

/** What happens to a book and to orders, and to no bill: a model of bills ignores each, those yet to come too. */
export const BOOK_EVENTS = ['OrdersCarriedOver', 'BookOpened', 'BookClosed'] as const;
export const ORDER_EVENTS = [
  'OrderPlaced',
  'OrderAccepted',
  'OrderReopened',
  'OrderMoved',
  'LinesAdded',
  'LineCancelled',
  'NoteChanged',
  'OrderDeleted',
] as const;
