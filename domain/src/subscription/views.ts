import type { IsoTime, Rupees } from '../kernel/index.js';
import type { PlanType } from './plans.js';

export type PaymentProviderName = 'sandbox' | 'razorpay';

/** What Razorpay's Checkout is opened with. */
export interface RazorpayCheckout {
  /** The script to load. */
  readonly checkoutUrl: string;
  readonly keyId: string;
  readonly orderId: string;
  readonly currency: 'INR';
  /** Paise, as Checkout wants them. */
  readonly amount: number;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string | null };
}

/** A payment begun: `POST /payments`; one that is still open, again: `GET /payments/{id}` (409 once it is not). */
export interface BegunPaymentView {
  readonly paymentId: string;
  readonly provider: PaymentProviderName;
  readonly planType: PlanType;
  readonly amount: Rupees;
  readonly durationDays: number;
  /** Null in the sandbox. */
  readonly checkout: RazorpayCheckout | null;
}

export type PaymentStatus = 'open' | 'confirmed' | 'failed' | 'abandoned';

/** A payment, or the free trial, in the history of plans: `GET /payments`, newest first. */
export interface PlanHistoryEntry {
  readonly id: string;
  readonly planType: PlanType;
  readonly amount: Rupees;
  /** Null of a free trial. */
  readonly provider: PaymentProviderName | null;
  readonly status: PaymentStatus;
  readonly createdAt: IsoTime;
  readonly confirmedAt: IsoTime | null;
  /** From when to when the plan runs; null until it is paid for. */
  readonly startsAt: IsoTime | null;
  readonly endsAt: IsoTime | null;
  readonly receiptNo: string | null;
}

/** A payment's receipt as it was issued: `GET /payments/{id}/receipt`. */
export interface ReceiptView {
  readonly receiptNo: string;
  readonly issuedAt: IsoTime;
  readonly planType: PlanType;
  readonly planName: string;
  readonly amount: Rupees;
  readonly provider: PaymentProviderName;
  readonly providerPaymentId: string;
  readonly startsAt: IsoTime;
  readonly endsAt: IsoTime;
  readonly paidBy: {
    readonly restaurantName: string;
    readonly ownerName: string;
    readonly email: string;
    readonly address: string | null;
    readonly gstNumber: string | null;
  };
}

/** What `POST /plans` answers: what the plan costs, and for how long it runs. */
export interface ChosenPlan {
  readonly planType: PlanType;
  readonly amount: Rupees;
  readonly durationDays: number;
}

/** What a payment provider is answered for its webhook. */
export interface Received {
  readonly received: true;
}
