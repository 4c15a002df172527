import { buyerIn, type Buyer, type IssuedBill } from '../billing/issued-bill.js';
import { customerIn, type OrderItem } from '../billing/order-item.js';
import type { TenderKind } from '../billing/paid.js';
import { sumOfKinds } from '../billing/takings.js';
import { type Paise, isGuest, personOf, UnknownFact } from '../kernel/index.js';
import type { SoldOut } from '../menu/sold-out.js';
import type { OpenOrder, OrderBookEvent } from '../ordering/order-book.events.js';
import { portionsView } from '../ordering/counted-dish.js';
import { tableName, type OrderStatus } from '../ordering/views.js';

/** What can have happened to an order, a bill, the account or the menu, in plain words. */
export const AUDIT_KINDS = {
  'order-placed': 'Order placed',
  'order-accepted': 'Order accepted',
  'order-brought-back': 'Order brought back',
  'order-moved': 'Order moved',
  'lines-added': 'Items added',
  'line-cancelled': 'Item cancelled',
  'note-changed': 'Note changed',
  'order-split': 'Order split',
  'order-deleted': 'Order deleted',
  'order-carried-over': 'Order carried over',
  'bill-issued': 'Bill issued',
  'bill-cancelled': 'Bill cancelled',
  'credit-note-issued': 'Credit note issued',
  'bill-paid': 'Bill paid',
  'payment-taken': 'Payment taken',
  'payment-undone': 'Payment undone',
  'money-given-back': 'Money given back',
  'payment-claimed': 'Payment claimed',
  'claim-dismissed': 'Claim dismissed',
  'month-filed': 'Month marked as filed',
  'filing-undone': 'Filing undone',
  'day-opened': 'Day opened',
  'cash-moved': 'Cash moved',
  'day-closed': 'Day closed',
  'payment-details-changed': 'Payment details changed',
  'tax-changed': 'Tax changed',
  'dish-changed': 'Dish changed',
  'prices-changed': 'Prices changed',
  'menu-imported': 'Menu imported',
  'menu-import-undone': 'Menu import undone',
  'menu-hours-set': 'Menu hours set',
  'dish-sold-out': 'Dish sold out',
  'dish-back-on-sale': 'Dish back on sale',
  'portions-counted': 'Portions counted',
  'second-factor-added': 'Second factor added',
  'second-factor-removed': 'Second factor removed',
  'recovery-code-used': 'Recovery code used',
  'person-added': 'Person added',
  'person-changed': 'Person changed',
  'person-suspended': 'Person suspended',
  'person-restored': 'Person restored',
  'person-removed': 'Person removed',
  'person-invited': 'Invited by email',
  'person-joined': 'Accepted the invitation',
  'login-removed': 'Email login removed',
  'pin-set': 'PIN set',
  'till-added': 'Till added',
  'till-removed': 'Till removed',
  'approvals-set': 'Approvals changed',
  'lock-set': 'Till lock changed',
} as const;

export type AuditKind = keyof typeof AUDIT_KINDS;

export const isAuditKind = (value: unknown): value is AuditKind =>
  typeof value === 'string' && Object.hasOwn(AUDIT_KINDS, value);

export type OrderState = OrderStatus | 'deleted';

export interface AuditedDish {
  readonly id: number;
  readonly name: string;
  readonly soldOut?: SoldOut;
  /** Of portions that were counted; null where they are counted no longer. */
  readonly left?: number | null;
}

/** What a fact of an order book tells of orders and their money, for the audit's list and for an order's history. */
export interface Audited {
  readonly kind: AuditKind;
  readonly orderIds: readonly number[];
  /** Where the orders stand from now on; nothing, where they stay. */
  readonly to?: OrderState;
  /** Nothing, where the fact does not say it again: then it is that of the order or the bill. */
  readonly about?: { readonly tableNo: number | null; readonly total: Paise | null };
  readonly billNo?: string;
  /** The credit note for the bill. */
  readonly noteNo?: string;
  readonly reason?: string | null;
  /** Of a bill whose discount was above the owner's limit, for which `reason` says why. */
  readonly discountPercent?: number;
  /** What had been paid before. */
  readonly paid?: Paise;
  /** What was paid too much is owed under this number from now on. */
  readonly backId?: number;
  /** The bill that its bill takes the place of. */
  readonly replaces?: string | null;
  /** The table it leaves, and the one it goes to. */
  readonly movedFrom?: number;
  readonly movedTo?: number;
  /** Of an order that was split: the new order with what was taken of it, or the one it was taken of. */
  readonly splitInto?: number;
  readonly splitFrom?: number;
  /** The lines that were added, cancelled or taken, or say something else now. */
  readonly lines?: readonly OrderItem[];
  readonly noteBefore?: string | null;
  /** Of a payment: how it came, with what tip, and the cash that was handed over. */
  readonly tender?: { readonly kind: TenderKind; readonly tip: Paise; readonly given: Paise | null };
  /** Of a till's day: its number, and when it was closed what should have been there and what was. */
  readonly day?: { readonly dayNo: number; readonly expected?: Paise; readonly counted?: Paise };
  /** Which (`2026-08`) was filed, or is filed no longer. */
  readonly month?: string;
  /** Of a bill: the business it is written for. */
  readonly buyer?: Buyer;
  /** What of the menu it is about. */
  readonly dish?: AuditedDish;
  readonly order?: Pick<OpenOrder, 'tableNo' | 'items' | 'total' | 'customer'>;
  readonly bill?: IssuedBill;
}

type Rows = {
  readonly [T in OrderBookEvent['type']]: (data: Extract<OrderBookEvent, { type: T }>['data']) => readonly Audited[];
};

type Whole = Pick<OpenOrder, 'orderId' | 'tableNo' | 'items' | 'total' | 'customer'>;

const whole = ({ orderId, tableNo, items, total, ...whose }: Whole) => ({
  orderIds: [orderId],
  about: { tableNo, total },
  order: { tableNo, items, total, ...customerIn([whose]) },
});

const ofMonth = (kind: AuditKind, month: string): Audited => ({
  ...{ kind, orderIds: [], about: { tableNo: null, total: null }, month },
});

const TABLE: Rows = {
  BookOpened: () => [],
  BookClosed: () => [],
  OrdersCarriedOver: ({ orders }) =>
    orders.map((order) => ({ kind: 'order-carried-over', to: order.status, ...whole(order) })),
  OrderPlaced: (order) => [{ kind: 'order-placed', to: 'live', ...whole(order) }],
  OrderAccepted: ({ orderId }) => [{ kind: 'order-accepted', to: 'recurring', orderIds: [orderId] }],
  OrderReopened: ({ order, reason }) => [
    { kind: 'order-brought-back', to: 'recurring', ...whole(order), reason, paid: order.paid },
  ],
  OrderMoved: ({ orderId, from, tableNo, paid }) => [
    { kind: 'order-moved', orderIds: [orderId], movedFrom: from, movedTo: tableNo, paid },
  ],
  LinesAdded: ({ order, added }) => [{ kind: 'lines-added', ...whole(order), lines: added }],
  LineCancelled: ({ order, cancelled, reason }) => [
    { kind: 'line-cancelled', ...whole(order), lines: [cancelled], reason },
  ],
  NoteChanged: ({ order, line, from }) => [{ kind: 'note-changed', ...whole(order), lines: [line], noteBefore: from }],
  // The new order as its own fact: it begins with it.
  OrderSplit: ({ order, split }) => [
    { kind: 'order-split', ...whole(order), lines: split.items, splitInto: split.orderId },
    { kind: 'order-split', to: 'recurring', ...whole(split), lines: split.items, splitFrom: order.orderId },
  ],
  OrderDeleted: ({ orderId, reason, paid, backId }) => [
    { kind: 'order-deleted', to: 'deleted', orderIds: [orderId], reason, paid, backId },
  ],
  // What it tells the kitchen of stands beside it.
  TicketIssued: () => [],
  TicketPrinted: () => [],
  BillIssued: (bill) => {
    const { billNo, tableNo, orders, amounts, paid, backId, replaces, discountReason: reason, terms } = bill;
    const orderIds = orders.map(({ orderId }) => orderId);
    return [
      {
        kind: 'bill-issued',
        to: 'past',
        orderIds,
        about: { tableNo, total: amounts.total },
        billNo,
        paid,
        backId,
        replaces,
        reason,
        ...(reason === undefined ? {} : { discountPercent: terms.discountPercent }),
        ...buyerIn(bill),
        bill,
      },
    ];
  },
  BillCancelled: ({ billNo, orderIds, reason, paid }) => [{ kind: 'bill-cancelled', orderIds, billNo, reason, paid }],
  CreditNoteIssued: ({ noteNo, billNo, tableNo, orderIds, total, reason }) => [
    { kind: 'credit-note-issued', orderIds, about: { tableNo, total }, billNo, noteNo, reason },
  ],
  BillPaid: ({ billNo, tableNo, orderIds, total }) => [
    { kind: 'bill-paid', orderIds, about: { tableNo, total }, billNo },
  ],
  PaymentUndone: ({ billNo, tableNo, orderIds, amount, reason }) => [
    { kind: 'payment-undone', orderIds, about: { tableNo, total: amount }, billNo, reason },
  ],
  TenderTaken: ({ billNo, tableNo, orderIds, amount, kind, tip, given }) => [
    { kind: 'payment-taken', orderIds, about: { tableNo, total: amount }, billNo, tender: { kind, tip, given } },
  ],
  TenderUndone: ({ billNo, tableNo, orderIds, amount, kind, tip, reason }) => [
    {
      ...{ kind: 'payment-undone', orderIds, about: { tableNo, total: amount }, billNo, reason },
      tender: { kind, tip, given: null },
    },
  ],
  MoneyGivenBack: ({ billNo, tableNo, orderIds, amount, kind }) => [
    {
      ...{ kind: 'money-given-back', orderIds, about: { tableNo, total: amount } },
      ...(billNo === null ? {} : { billNo }),
      tender: { kind, tip: 0, given: null },
    },
  ],
  PortionsCounted: ({ itemId: id, name, left }) => [
    {
      kind: 'portions-counted',
      orderIds: [],
      about: { tableNo: null, total: null },
      dish: { name, ...portionsView(id, left) },
    },
  ],
  DayOpened: ({ dayNo, openingCash }) => [
    { kind: 'day-opened', orderIds: [], about: { tableNo: null, total: openingCash }, day: { dayNo } },
  ],
  CashMoved: ({ dayNo, amount, reason }) => [
    { kind: 'cash-moved', orderIds: [], about: { tableNo: null, total: amount }, reason, day: { dayNo } },
  ],
  DayClosed: ({ dayNo, expected, counted, difference }) => [
    {
      ...{ kind: 'day-closed', orderIds: [], about: { tableNo: null, total: sumOfKinds(difference) } },
      day: { dayNo, expected: sumOfKinds(expected), counted: sumOfKinds(counted) },
    },
  ],
  MonthFiled: ({ month }) => [ofMonth('month-filed', month)],
  FilingUndone: ({ month }) => [ofMonth('filing-undone', month)],
  PaymentClaimed: ({ tableNo, amount }) => [
    { kind: 'payment-claimed', orderIds: [], about: { tableNo, total: amount } },
  ],
  PaymentClaimDismissed: ({ tableNo, amount }) => [
    { kind: 'claim-dismissed', orderIds: [], about: { tableNo, total: amount } },
  ],
};

/** @throws UnknownFact */
export const audited = ({ type, data }: OrderBookEvent): readonly Audited[] => {
  if (!Object.hasOwn(TABLE, type)) throw new UnknownFact(type);
  return (TABLE[type] as (data: object) => readonly Audited[])(data);
};

/** Who there is by number, as far as it is known. */
export type Names = ReadonlyMap<number, { readonly name: string }>;

const NO_NAMES: Names = new Map();

/** Who did it, as people say it: of before people had names all staff are one, and a guest sits at a table. */
export const actorName = (actor: string, tableNo?: number | null, names = NO_NAMES): string => {
  if (actor === 'system') return 'System';
  const personId = personOf(actor);
  if (personId !== null) return names.get(personId)?.name ?? 'Staff';
  if (isGuest(actor)) return tableNo === undefined || tableNo === null ? 'Guest' : `Guest at ${tableName(tableNo)}`;
  return actor === 'anonymous' ? 'Guest' : 'Staff';
};
