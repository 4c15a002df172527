import type { Env, Variables } from './variables.js';

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

const WHY = 'when PAYMENT_PROVIDER is razorpay';
const WHY_BY_NAME = 'when NODE_ENV is production: razorpay, or sandbox, in which plans cost nothing';

/** Whoever serves for real, and takes the money, says by name that plans shall cost nothing. */
export const requirePaymentProvider = (variables: Variables): string =>
  variables.required('PAYMENT_PROVIDER', variables.text('PAYMENT_PROVIDER'), WHY_BY_NAME);

export const readPayments = (variables: Variables): PaymentConfig => {
  const provider = variables.oneOf('PAYMENT_PROVIDER', ['sandbox', 'razorpay'], 'sandbox');
  const url = variables.webAddress('RAZORPAY_URL', 'https://api.razorpay.com');
  const checkoutUrl = variables.webAddress('RAZORPAY_CHECKOUT_URL', 'https://checkout.razorpay.com/v1/checkout.js');
  if (provider === 'sandbox') return { provider };
  const required = (name: string) => variables.required(name, variables.text(name), WHY);
  return {
    provider,
    keyId: required('RAZORPAY_KEY_ID'),
    keySecret: required('RAZORPAY_KEY_SECRET'),
    webhookSecret: required('RAZORPAY_WEBHOOK_SECRET'),
    url,
    checkoutUrl,
  };
};

/** Is this variable for whoever takes the money, and for nobody else? */
const isForPayments = (name: string): boolean => name === 'PAYMENT_PROVIDER' || name.startsWith('RAZORPAY_');

/** The variables of ours that only the process that takes money should see. */
export const paymentVariables = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => isForPayments(name)));

export const withoutPaymentVariables = (env: Env): Env =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !isForPayments(name)));
