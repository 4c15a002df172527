import { type IsoTime, Refusal, toRupees } from '../kernel/index.js';
import type { PaymentBegun, PaymentConfirmed } from './payment.events.js';
import type { PaymentStatus, PlanHistoryEntry, ReceiptView } from './views.js';

/** What a payment came to. */
interface Confirmation extends Readonly<
  Pick<PaymentConfirmed['data'], 'providerPaymentId' | 'receiptNo' | 'startsAt' | 'endsAt'>
> {
  readonly at: IsoTime;
}

export interface Payment extends Readonly<PaymentBegun['data']> {
  readonly begunAt: IsoTime;
  readonly status: PaymentStatus;
  readonly confirmation: Confirmation | null;
  readonly isReceiptMailed: boolean;
}

/** The payments of one restaurant. */
export interface Payments {
  readonly byId: Readonly<Record<string, Payment>>;
  /** How many receipts each financial year has. */
  readonly receipts: Readonly<Record<number, number>>;
}

export const noPayments: Payments = { byId: {}, receipts: {} };

export const begun = (said: PaymentBegun['data'], at: IsoTime): Payment => ({
  ...said,
  begunAt: at,
  status: 'open',
  confirmation: null,
  isReceiptMailed: false,
});

export const confirmed = (
  payment: Payment,
  { providerPaymentId, receiptNo, startsAt, endsAt }: PaymentConfirmed['data'],
  at: IsoTime,
): Payment => ({
  ...payment,
  status: 'confirmed',
  confirmation: { providerPaymentId, receiptNo, at, startsAt, endsAt },
});

/** @throws Refusal when there is none, or it is another restaurant's. */
export const paymentIn = ({ byId }: Payments, paymentId: string): Payment => {
  const payment = Object.hasOwn(byId, paymentId) ? byId[paymentId] : undefined;
  if (!payment) throw new Refusal('not-found', 'payment/not-found', 'Payment not found');
  return payment;
};

export const planHistoryEntry = ({ confirmation, ...payment }: Payment): PlanHistoryEntry => ({
  id: payment.paymentId,
  planType: payment.planType,
  amount: toRupees(payment.amount),
  provider: payment.provider,
  status: payment.status,
  createdAt: payment.begunAt,
  confirmedAt: confirmation?.at ?? null,
  startsAt: confirmation?.startsAt ?? null,
  endsAt: confirmation?.endsAt ?? null,
  receiptNo: confirmation?.receiptNo ?? null,
});

/** The free trial costs nothing and is given once, so its type is name enough. */
export const freeTrialEntry = (at: IsoTime, period: { startsAt: IsoTime; endsAt: IsoTime }): PlanHistoryEntry => ({
  id: 'free_trial',
  planType: 'free_trial',
  amount: 0,
  provider: null,
  status: 'confirmed',
  createdAt: at,
  confirmedAt: at,
  ...period,
  receiptNo: null,
});

/** The receipt as it was issued; nothing of it comes from anywhere but its fact. */
export const receiptView = (said: PaymentConfirmed['data'], at: IsoTime): ReceiptView => ({
  receiptNo: said.receiptNo,
  issuedAt: at,
  planType: said.planType,
  planName: said.planName,
  amount: toRupees(said.amount),
  provider: said.provider,
  providerPaymentId: said.providerPaymentId,
  startsAt: said.startsAt,
  endsAt: said.endsAt,
  paidBy: said.paidBy,
});

const LAST_IN_DIGITS = 999;
/** `A00` in base 36. */
const FIRST_IN_LETTERS = 12_960;

/** Of three characters: 001 to 999, then A00, A01, … (docs/decisions/0027-receipt-numbers.md). */
const serial = (n: number): string =>
  n <= LAST_IN_DIGITS
    ? String(n).padStart(3, '0')
    : (FIRST_IN_LETTERS + n - LAST_IN_DIGITS - 1).toString(36).toUpperCase();

/** `123456789/26/001`: the first receipt of that restaurant in the financial year that began in 2026. */
export const receiptNo = (restaurantId: number, financialYear: number, n: number): string =>
  `${restaurantId}/${String(financialYear % 100).padStart(2, '0')}/${serial(n)}`;
