import { paidParts, type BillView, type PaidPart, type PaymentBefore } from '../billing/views.js';
import { TENDER_KINDS, type TenderKind } from '../billing/paid.js';
import { paiseOf, toPaise, toRupees, type Actor, type IsoTime, type Paise, type Rupees } from '../kernel/index.js';
import type { BillRef } from './order-book-state.js';
import type { MoneyGivenBack, OrderBookEvent, TenderTaken, TenderUndone } from './order-book.events.js';
import { revisionText, type AsOf, type GivenBackView, type OrderView } from './views.js';

/** A payment of a bill. */
export interface TenderView extends PaidPart {
  readonly id: number;
  readonly tip: Rupees;
  /** The cash that was handed over; null where nobody said. */
  readonly given: Rupees | null;
  readonly change: Rupees;
  readonly takenAt: IsoTime;
}

/** How it stands with the money for a bill: what `GET /orders/{id}/payment` answers. */
export interface BillPaymentView extends PaymentBefore {
  readonly billNo: string;
  readonly tableNo: number;
  readonly total: Rupees;
  readonly isPaid: boolean;
  /** Beside what was paid. */
  readonly tip: Rupees;
  readonly givenBack?: GivenBackView;
  /** Those that stand, oldest first. */
  readonly tenders: readonly TenderView[];
}

/** A bill as it was issued. */
export const issuedPayment = ({ billNo, tableNo, total, payment }: BillView): BillPaymentView => {
  const standing = payment ?? { paid: 0, toPay: total, toGiveBack: 0 };
  return { billNo, tableNo, total, ...standing, isPaid: standing.toPay <= 0, tip: 0, tenders: [] };
};

const sumOf = (amounts: readonly Rupees[]): Rupees => toRupees(paiseOf(amounts));

const standingAt = (payment: BillPaymentView, paid: Paise, tenders: readonly TenderView[]): BillPaymentView => ({
  ...payment,
  ...{ paid: toRupees(paid), toPay: toRupees(toPaise(payment.total) - paid) },
  tip: sumOf(tenders.map(({ tip }) => tip)),
  tenders,
});

/** With more of one kind, or with less. */
const byWith = ({ by = [] }: BillPaymentView, kind: TenderKind, more: Paise): Pick<BillPaymentView, 'by'> => {
  const amountOf = (one: TenderKind) => toPaise(by.find((part) => part.kind === one)?.amount ?? 0);
  const parts = paidParts(
    Object.fromEntries(TENDER_KINDS.map((one) => [one, amountOf(one) + (one === kind ? more : 0)])),
  );
  return parts.length > 0 ? { by: parts } : {};
};

export const withTender = (
  { by, ...before }: BillPaymentView,
  { tenderId: id, kind, amount, tip, given, paid, total }: TenderTaken['data'],
  takenAt: IsoTime,
): BillPaymentView => {
  const change = given === null ? 0 : given - amount - tip;
  const tender = {
    ...{ id, kind, amount: toRupees(amount), tip: toRupees(tip), takenAt },
    ...{ given: given === null ? null : toRupees(given), change: toRupees(change) },
  };
  const payment = standingAt(before, paid, [...before.tenders, tender]);
  return { ...payment, ...byWith({ ...before, ...(by ? { by } : {}) }, kind, amount), isPaid: paid >= total };
};

export const withoutTender = (
  { by, ...before }: BillPaymentView,
  { tenderId, kind, amount, paid }: TenderUndone['data'],
): BillPaymentView => {
  const tenders = before.tenders.filter(({ id }) => id !== tenderId);
  const payment = standingAt(before, paid, tenders);
  return { ...payment, ...byWith({ ...before, ...(by ? { by } : {}) }, kind, -amount), isPaid: false };
};

/** Marked paid: how, nobody said. */
export const markedPaid = (payment: BillPaymentView): BillPaymentView => ({
  ...standingAt(payment, toPaise(payment.total), payment.tenders),
  isPaid: true,
});

/** Nothing counts as paid of it. */
export const nothingPaid = ({ by: _, backId: __, givenBack: ___, ...payment }: BillPaymentView): BillPaymentView => ({
  ...standingAt(payment, 0, []),
  toGiveBack: 0,
  isPaid: false,
});

/** What was over is given back. */
export const moneyBack = (
  { backId: _, ...payment }: BillPaymentView,
  { amount, kind }: Pick<MoneyGivenBack['data'], 'amount' | 'kind'>,
  at: IsoTime,
  actor: Actor,
): BillPaymentView => ({ ...payment, toGiveBack: 0, givenBack: { amount: toRupees(amount), kind, at, actor } });

/** A past order as it stands on a bill with these payments. */
export const orderWithPayment = (
  order: OrderView,
  { isPaid, paid, toPay, toGiveBack, by, tip, backId, givenBack }: BillPaymentView,
  asOf?: AsOf,
): OrderView => {
  if (!order.receiptDetails) return order;
  const { payment: _, ...receiptDetails } = order.receiptDetails;
  const back = { ...(backId === undefined ? {} : { backId }), ...(givenBack ? { givenBack } : {}) };
  const payment = { paid, toPay, toGiveBack, ...(by ? { by } : {}), ...(tip > 0 ? { tip } : {}), ...back };
  return {
    ...order,
    receiptDetails: { ...receiptDetails, isPaid, ...(paid > 0 || tip > 0 ? { payment } : {}) },
    ...(asOf ? { revision: revisionText(asOf) } : {}),
  };
};

/** As the book has it: somebody else may have come between what was seen of it and what was decided. */
const asBooked = ({ by, ...payment }: BillPaymentView, ref: BillRef | undefined): BillPaymentView => {
  // What is over counts no longer in the book.
  if (ref?.billNo !== payment.billNo || payment.paid > payment.total) return { ...payment, ...(by ? { by } : {}) };
  const { paid = 0, paidBy, isPaid = false, tenders: standing = [] } = ref;
  const tenders = payment.tenders.filter(({ id }) => standing.some(({ tenderId }) => tenderId === id));
  return { ...standingAt(payment, paid, tenders), ...(paidBy ? { by: paidParts(paidBy) } : {}), isPaid };
};

/** After what was decided about it, in a book that says so of it now; who repeats a request is told of facts that it knows already. */
export const paymentAfter = (
  payment: BillPaymentView,
  events: readonly (OrderBookEvent & { readonly at: IsoTime })[],
  ref: BillRef | undefined,
): BillPaymentView => {
  const after = events.reduce((standing, { type, data, at }) => {
    const has = (tenderId: number) => standing.tenders.some(({ id }) => id === tenderId);
    if (type === 'TenderTaken') return has(data.tenderId) ? standing : withTender(standing, data, at);
    if (type === 'TenderUndone') return has(data.tenderId) ? withoutTender(standing, data) : standing;
    if (type === 'BillPaid') return markedPaid(standing);
    return type === 'PaymentUndone' ? nothingPaid(standing) : standing;
  }, payment);
  return asBooked(after, ref);
};
