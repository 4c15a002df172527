import { handlersOf } from '../kernel/queries.js';
import * as queries from './subscription.queries.js';
import { BeginPaymentHandler } from './begin-payment.js';
import { ChoosePlanHandler } from './choose-plan.js';
import { HearProviderHandler } from './hear-provider.js';
import { SettlePaymentHandler, Settlements } from './settlements.js';

export { paymentProvider } from './providers/provider.js';
export { PaymentProvider } from './providers/payment-provider.js';
export { PaymentsController } from './payments.controller.js';
export { SubscriptionController } from './subscription.controller.js';
export const subscriptionParts = [Settlements];
export const subscriptionHandlers = [
  ChoosePlanHandler,
  BeginPaymentHandler,
  SettlePaymentHandler,
  HearProviderHandler,
  ...handlersOf(queries),
];
