import { Refusal, type Paise } from '@sae/domain/kernel';
import type { Paid } from '@sae/domain/access';
import type { Payment, PaymentProviderName, RazorpayCheckout } from '@sae/domain/subscription';
import type { SandboxOutcome } from '@sae/domain/subscription/pay.dto';

/** What another provider would take. */
export const notHere = () => new Refusal('not-found', 'request/not-found', 'Not found');

/** Whose payment it is said to be. */
export interface Whose {
  readonly restaurantId: number;
  readonly paymentId: string;
}

/** What is to be paid for, as the provider is told of it. */
export interface NewOrder extends Whose {
  readonly amount: Paise;
}

/** Who pays, as Checkout greets them. */
export type Customer = RazorpayCheckout['prefill'];

/** Why we are told that something became of a payment: never believed as it is. */
export type Evidence =
  | {
      readonly from: 'checkout';
      readonly orderId: string;
      readonly providerPaymentId: string;
      readonly signature: string;
    }
  | { readonly from: 'webhook'; readonly providerPaymentId: string }
  /** Nobody told: somebody comes back to a payment that is open. */
  | { readonly from: 'return' }
  | { readonly from: 'sandbox'; readonly outcome: SandboxOutcome };

/** What became of a payment, as the provider itself says. */
export type Outcome =
  | { readonly is: 'paid'; readonly paid: Paid }
  | { readonly is: 'failed'; readonly providerPaymentId: string }
  | { readonly is: 'abandoned' }
  | { readonly is: 'open' };

/** Of which payment the provider has news. */
export interface ProviderNews extends Whose {
  readonly evidence: Evidence;
}

/** The door to whoever takes the money. */
export abstract class PaymentProvider {
  abstract readonly name: PaymentProviderName;
  /** Opens an order and answers its id. @throws Refusal when the provider is away */
  abstract open(order: NewOrder): Promise<string>;
  /** What the browser pays with; null where it pays on a page of ours. */
  abstract checkout(payment: Payment, customer: Customer): RazorpayCheckout | null;
  /** @throws Refusal when the evidence proves nothing, or the provider is away */
  abstract outcome(payment: Payment, evidence: Evidence): Promise<Outcome>;
  /** What the provider tells by itself; null when it is nothing to us. @throws Refusal when it is not the provider */
  abstract heard(body: string, signature: string): Promise<ProviderNews | null>;
}
