import type { PaymentConfig } from '@sae/platform/config';
import type { Logger } from '@sae/platform/logging';
import type { PaymentProvider } from './payment-provider.js';
import { Sandbox } from './sandbox.js';

/** Whoever takes the money here. Razorpay's package is loaded only where it does. */
export const paymentProvider = async (config: PaymentConfig, log: Logger): Promise<PaymentProvider> => {
  if (config.provider === 'sandbox') return new Sandbox();
  const { RazorpayProvider } = await import('./razorpay.js');
  return new RazorpayProvider(config, log);
};
