import type { z } from 'zod';
import { type Env, oneOf, required, variables, webAddress } from './variables.js';

/** What Razorpay is reached by. */
export interface RazorpayConfig {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  /** Their API, without a slash at its end; another one for tests alone. */
  readonly url: string;
  /** The script the browser pays with. */
  readonly checkoutUrl: string;
}

/** Who takes the money for plans. */
export type PaymentConfig = { readonly provider: 'sandbox' } | ({ readonly provider: 'razorpay' } & RazorpayConfig);

const ADDRESSES = {
  url: ['RAZORPAY_URL', webAddress.default('https://api.razorpay.com')],
  checkoutUrl: ['RAZORPAY_CHECKOUT_URL', webAddress.default('https://checkout.razorpay.com/v1/checkout.js')],
} as const;

const key = required('when PAYMENT_PROVIDER is razorpay');
const razorpay = variables({
  keyId: ['RAZORPAY_KEY_ID', key],
  keySecret: ['RAZORPAY_KEY_SECRET', key],
  webhookSecret: ['RAZORPAY_WEBHOOK_SECRET', key],
  ...ADDRESSES,
});

const provider = oneOf('sandbox', 'razorpay');
const WHY_BY_NAME = 'when NODE_ENV is production: razorpay, or sandbox, in which plans cost nothing';

/** Whoever serves for real, and takes the money, says by name that plans shall cost nothing. */
export const paymentsIn = (env: Env, takesMoney: boolean): z.ZodType<{ readonly payments: PaymentConfig }> => {
  if (env.PAYMENT_PROVIDER === 'razorpay')
    return razorpay.transform((its) => ({ payments: { provider: 'razorpay', ...its } }));
  const isSaid = takesMoney && env.NODE_ENV === 'production';
  const sandbox = isSaid ? required(WHY_BY_NAME).pipe(provider) : provider.optional();
  return variables({ sandbox: ['PAYMENT_PROVIDER', sandbox], ...ADDRESSES }).transform(() => ({
    payments: { provider: 'sandbox' },
  }));
};

/** Is this variable for whoever takes the money, and for nobody else? */
const isForPayments = (name: string): boolean => name === 'PAYMENT_PROVIDER' || name.startsWith('RAZORPAY_');

/** The variables of ours that only the process that takes money should see. */
export const paymentVariables = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => isForPayments(name)));

export const withoutPaymentVariables = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !isForPayments(name)));
