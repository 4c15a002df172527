import { handlersOf } from '../kernel/queries.js';
import * as queries from './billing.queries.js';
import { CompleteTableHandler } from './complete-table.js';
import { DismissClaimHandler } from './dismiss-claim.js';
import { MarkPaidHandler } from './mark-paid.js';
import { UndoPaymentHandler } from './undo-payment.js';

export { BillingController } from './billing.controller.js';
export const billingHandlers = [
  CompleteTableHandler,
  MarkPaidHandler,
  UndoPaymentHandler,
  DismissClaimHandler,
  ...handlersOf(queries),
];
