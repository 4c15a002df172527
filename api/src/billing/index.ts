import { CompleteTableHandler } from './complete-table.js';
import { ReprintHandler } from './reprint.js';

export { BillingController } from './billing.controller.js';
export const billingHandlers = [CompleteTableHandler, ReprintHandler];
