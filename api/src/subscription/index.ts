import { BeginPaymentHandler } from './begin-payment.js';
import { ChoosePlanHandler } from './choose-plan.js';
import { HearProviderHandler } from './hear-provider.js';
import { OpenPaymentHandler } from './open-payment.js';
import { PaymentAllowance } from './payment-allowance.js';
import { PlanHistoryHandler } from './plan-history.js';
import { ReceiptHandler } from './receipt.js';
import { SettlePaymentHandler } from './settle-payment.js';
import { Settlements } from './settlements.js';

export { paymentProvider } from './provider.js';
export { PaymentProvider } from './payment-provider.js';
export { PaymentsController } from './payments.controller.js';
export { SubscriptionController } from './subscription.controller.js';
export const subscriptionParts = [PaymentAllowance, Settlements];
export const subscriptionHandlers = [
  ChoosePlanHandler,
  BeginPaymentHandler,
  OpenPaymentHandler,
  SettlePaymentHandler,
  HearProviderHandler,
  PlanHistoryHandler,
  ReceiptHandler,
];
