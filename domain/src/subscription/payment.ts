import { Refusal, type IsoTime, type Paise } from '../kernel/index.js';
import type { PaymentBegun, PaymentConfirmed } from './payment.events.js';
import type { PaidPlanType } from './plans.js';
import type { PaymentProviderName, PaymentStatus } from './views.js';

/** What a payment came to. */
interface Confirmation {
  readonly providerPaymentId: string;
  readonly receiptNo: string;
  readonly at: IsoTime;
  readonly startsAt: IsoTime;
  readonly endsAt: IsoTime;
}

export interface Payment {
  readonly paymentId: string;
  readonly provider: PaymentProviderName;
  readonly providerOrderId: string;
  readonly planType: PaidPlanType;
  readonly amount: Paise;
  readonly durationDays: number;
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
  paymentId: said.paymentId,
  provider: said.provider,
  providerOrderId: said.providerOrderId,
  planType: said.planType,
  amount: said.amount,
  durationDays: said.durationDays,
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
