import { CompleteTableHandler } from './complete-table.js';
import { DismissClaimHandler } from './dismiss-claim.js';
import { MarkPaidHandler } from './mark-paid.js';
import { PaymentClaimsHandler } from './payment-claims.js';
import { ReprintHandler } from './reprint.js';
import { UndoPaymentHandler } from './undo-payment.js';

export { BillingController } from './billing.controller.js';
export const billingHandlers = [
  CompleteTableHandler,
  ReprintHandler,
  MarkPaidHandler,
  UndoPaymentHandler,
  PaymentClaimsHandler,
  DismissClaimHandler,
];
