import type { PaymentConfig } from '@sae/platform/config';
import type { Logger } from '@sae/platform/logging';
import { handlersOf } from '../kernel/bus.js';
import { PaymentProvider } from './providers/payment-provider.js';
import { Sandbox } from './providers/sandbox.js';
import { Settlements } from './settlements.js';
import * as commands from './subscription.commands.js';
import { PaymentsController, SubscriptionController } from './subscription.controller.js';
import * as queries from './subscription.queries.js';

export { PaymentProvider };

/** Whoever takes the money here. Razorpay's package is loaded only where it does. */
export const paymentProvider = async (config: PaymentConfig, log: Logger): Promise<PaymentProvider> => {
  if (config.provider === 'sandbox') return new Sandbox();
  const { RazorpayProvider } = await import('./providers/razorpay.js');
  return new RazorpayProvider(config, log);
};

export const subscription = {
  controllers: [SubscriptionController, PaymentsController],
  providers: [Settlements, ...handlersOf(commands, queries)],
};
