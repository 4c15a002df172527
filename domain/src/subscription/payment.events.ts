import type { DomainEvent, IsoTime, Paise } from '../kernel/index.js';
import type { PaidPlanType } from './plans.js';
import type { PaymentProviderName, ReceiptView } from './views.js';

/** Somebody went to pay; what for, and what it costs, is said here and nowhere else. */
export type PaymentBegun = DomainEvent<
  'PaymentBegun',
  {
    paymentId: string;
    provider: PaymentProviderName;
    providerOrderId: string;
    planType: PaidPlanType;
    amount: Paise;
    durationDays: number;
  }
>;

/** The provider has the money. It is the whole receipt as it is issued; the plan's activation follows it. */
export type PaymentConfirmed = DomainEvent<
  'PaymentConfirmed',
  {
    paymentId: string;
    provider: PaymentProviderName;
    providerPaymentId: string;
    receiptNo: string;
    financialYear: number;
    planType: PaidPlanType;
    planName: string;
    amount: Paise;
    startsAt: IsoTime;
    endsAt: IsoTime;
    paidBy: ReceiptView['paidBy'];
  }
>;

/** Not the last word: where the money was taken after all, a confirmation follows. */
export type PaymentFailed = DomainEvent<'PaymentFailed', { paymentId: string; providerPaymentId: string }>;
export type PaymentAbandoned = DomainEvent<'PaymentAbandoned', { paymentId: string }>;
export type ReceiptMailed = DomainEvent<'ReceiptMailed', { paymentId: string }>;

export type PaymentEvent = PaymentBegun | PaymentConfirmed | PaymentFailed | PaymentAbandoned | ReceiptMailed;
