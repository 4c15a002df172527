import type { IssuedBill } from '../billing/issued-bill.js';
import type { DomainEvent, IsoTime, LocalDay, Paise } from '../kernel/index.js';
import type { OfCustomer, OrderItem, Origin } from '../billing/order-item.js';
import type { Paid, TenderKind } from '../billing/paid.js';
import type { CashMoved, DayClosed, DayOpened, RunningDay, ToGiveBack } from './day.events.js';
import type { Month } from './filed-months.js';
import type { CountedDish, Halves } from './counted-dish.js';

/** An order that is not billed yet, and what was paid for it on bills that were cancelled since. */
export interface OpenOrder extends Origin, Paid {
  readonly orderId: number;
  readonly tableNo: number;
  readonly items: readonly OrderItem[];
  readonly total: Paise;
  readonly placedAt: IsoTime;
  readonly status: 'live' | 'recurring';
}

/** Orders still open when the year before was closed, told before the new book opens: some at a time, for an append has a limit. */
export type OrdersCarriedOver = DomainEvent<'OrdersCarriedOver', { orders: readonly OpenOrder[] }>;
/** A financial year's book begins; `day` runs on from the year before, what is owed to guests is owed still, and what was filed is filed. */
export type BookOpened = DomainEvent<
  'BookOpened',
  {
    financialYear: number;
    nextOrderId: number;
    day?: RunningDay;
    owed?: readonly ToGiveBack[];
    counted?: readonly CountedDish[];
    filed?: readonly Month[];
  }
>;
export type BookClosed = DomainEvent<'BookClosed', { financialYear: number }>;

/** `day` is the restaurant's on which its call number was given; what joins one, or is for a table, has none. */
export type OrderPlaced = DomainEvent<
  'OrderPlaced',
  { orderId: number; tableNo: number; items: readonly OrderItem[]; total: Paise; day?: LocalDay } & OfCustomer
>;
export type OrderAccepted = DomainEvent<'OrderAccepted', { orderId: number }>;
export type OrderReopened = DomainEvent<'OrderReopened', { order: OpenOrder; reason: string | null }>;
/** An open order goes to another table; `from` is the one it leaves. What had been paid for it goes with it. */
export type OrderMoved = DomainEvent<'OrderMoved', { orderId: number; from: number; tableNo: number } & Paid>;
/** An open order as it is now, told whole: so a book that points at where an order was last told points at what it is. */
export type LinesAdded = DomainEvent<'LinesAdded', { order: OpenOrder; added: readonly OrderItem[] }>;
/** `cancelled` is the line with so many of it as were cancelled. */
export type LineCancelled = DomainEvent<'LineCancelled', { order: OpenOrder; cancelled: OrderItem; reason: string }>;
/** `line` is as it says now, `from` what it said before. */
export type NoteChanged = DomainEvent<'NoteChanged', { order: OpenOrder; line: OrderItem; from: string | null }>;
/**
 * Some lines of a running order are billed and the others stay: both told whole, `order` as it stays and `split` as the
 * new order that the bill beside it is over. What had been paid for it is shared between them.
 */
export type OrderSplit = DomainEvent<'OrderSplit', { order: OpenOrder; split: OpenOrder }>;
/** What had been paid for it is to be given back, under the number `backId`. */
export type OrderDeleted = DomainEvent<
  'OrderDeleted',
  { orderId: number; reason: string | null; backId?: number } & Paid
>;
/** The kitchen is told of an order, in the same decision as what it is told. Numbered each day from 1, the restaurant's day. */
export type TicketIssued = DomainEvent<
  'TicketIssued',
  {
    ticketNo: number;
    day: LocalDay;
    orderId: number;
    tableNo: number;
    kind: 'NEW' | 'ADD' | 'CANCEL';
    lines: readonly OrderItem[];
  } & OfCustomer
>;

/** Claimed by whoever prints it, before it does: its lines of these categories, which nobody else prints then. */
export type TicketPrinted = DomainEvent<
  'TicketPrinted',
  {
    ticketNo: number;
    day: LocalDay;
    orderId: number;
    tableNo: number;
    /** Null where no print station printed it, but somebody by hand. */
    station: { readonly id: number; readonly name: string } | null;
    categories: readonly string[];
  }
>;

export type BillIssued = DomainEvent<'BillIssued', IssuedBill>;
export type BillCancelled = DomainEvent<
  'BillCancelled',
  { billNo: string; orderIds: readonly number[]; reason: string | null } & Paid
>;
/** What a bill charged that was handed out is taken back, under a number of its own: told with the bill's cancelling. */
export type CreditNoteIssued = DomainEvent<
  'CreditNoteIssued',
  {
    noteNo: string;
    billNo: string;
    tableNo: number;
    orderIds: readonly number[];
    total: Paise;
    reason: string | null;
  }
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
  {
    billNo: string;
    tableNo: number;
    orderIds: readonly number[];
    amount: Paise;
    reason: string;
  } & Pick<Paid, 'paidBy'>
>;

/** A payment of a bill, and what follows from it: `paid` is what counts as paid of the bill's `total` from now on. */
interface Tender {
  readonly tenderId: number;
  readonly billNo: string;
  readonly tableNo: number;
  readonly orderIds: readonly number[];
  readonly kind: TenderKind;
  readonly amount: Paise;
  /** Beside the amount, and no part of what the bill charges. */
  readonly tip: Paise;
  readonly total: Paise;
  readonly paid: Paise;
}
/** Staff took a payment. `given` is the cash that was handed over; the claims are settled with it. */
export type TenderTaken = DomainEvent<'TenderTaken', Tender & { given: Paise | null; claimIds: readonly number[] }>;
/** It was taken by mistake. */
export type TenderUndone = DomainEvent<'TenderUndone', Tender & { reason: string }>;

/** Staff gave back what a guest had paid too much, and how: of a bill, or of an order that was deleted. */
export type MoneyGivenBack = DomainEvent<
  'MoneyGivenBack',
  Pick<ToGiveBack, 'backId' | 'billNo' | 'tableNo' | 'orderIds' | 'amount'> & { kind: TenderKind }
>;

/** The restaurant's tax return of a month was sent: none of its bills is brought back any more. */
export type MonthFiled = DomainEvent<'MonthFiled', Month>;
export type FilingUndone = DomainEvent<'FilingUndone', Pick<Month, 'month'>>;

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
  | OrderSplit
  | OrderDeleted
  | TicketIssued
  | TicketPrinted
  | PortionsCounted
  | BillIssued
  | BillCancelled
  | CreditNoteIssued
  | PaymentClaimed
  | PaymentClaimDismissed
  | BillPaid
  | PaymentUndone
  | TenderTaken
  | TenderUndone
  | MoneyGivenBack
  | DayOpened
  | CashMoved
  | DayClosed
  | MonthFiled
  | FilingUndone;

/** So many portions of a dish are left; null where they are counted no longer. Each that is ordered from now on takes one. */
export type PortionsCounted = DomainEvent<'PortionsCounted', { itemId: number; name: string; left: Halves | null }>;

/** What happens to a book: each model ignores a group by its name, and with it the facts yet to come. */
export const BOOK_EVENTS = ['OrdersCarriedOver', 'BookOpened', 'BookClosed', 'MonthFiled', 'FilingUndone'] as const;
/** An open order as it is now, told whole, without a dish more being asked for: such a fact needs no row of its own. */
export const RETOLD_EVENTS = ['LineCancelled', 'NoteChanged'] as const;
/** What becomes of an order, without a dish more being asked for. */
export const ORDER_LIFE_EVENTS = [
  'OrderAccepted',
  'OrderReopened',
  'OrderMoved',
  ...RETOLD_EVENTS,
  'OrderSplit',
  'OrderDeleted',
] as const;
export const ORDER_EVENTS = ['OrderPlaced', 'LinesAdded', ...ORDER_LIFE_EVENTS] as const;
export const BILL_EVENTS = ['BillIssued', 'BillCancelled', 'CreditNoteIssued'] as const;
/** What the kitchen is told, or tells: orders and bills stay as they are. */
export const KITCHEN_EVENTS = ['TicketIssued', 'TicketPrinted', 'PortionsCounted'] as const;
/** What is paid of bills, or said to be: what they charge stays. */
export const PAYMENT_EVENTS = [
  'PaymentClaimed',
  'PaymentClaimDismissed',
  'BillPaid',
  'PaymentUndone',
  'TenderTaken',
  'TenderUndone',
  'MoneyGivenBack',
] as const;
