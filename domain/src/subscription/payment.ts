import { Refusal, type IsoTime } from '../kernel/index.js';
import type { PaymentBegun, PaymentConfirmed } from './payment.events.js';
import type { PaymentStatus } from './views.js';

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
