import { toRupees, type IsoTime } from '../kernel/index.js';
import type { PaymentConfirmed } from './payment.events.js';
import type { Payment } from './payment.js';
import type { PlanHistoryEntry, ReceiptView } from './views.js';

export const planHistoryEntry = ({ confirmation, ...payment }: Payment): PlanHistoryEntry => ({
  id: payment.paymentId,
  planType: payment.planType,
  amount: toRupees(payment.amount),
  provider: payment.provider,
  status: payment.status,
  createdAt: payment.begunAt,
  confirmedAt: confirmation?.at ?? null,
  startsAt: confirmation?.startsAt ?? null,
  endsAt: confirmation?.endsAt ?? null,
  receiptNo: confirmation?.receiptNo ?? null,
});

/** The free trial costs nothing and is given once, so its type is name enough. */
export const freeTrialEntry = (at: IsoTime, period: { startsAt: IsoTime; endsAt: IsoTime }): PlanHistoryEntry => ({
  id: 'free_trial',
  planType: 'free_trial',
  amount: 0,
  provider: null,
  status: 'confirmed',
  createdAt: at,
  confirmedAt: at,
  ...period,
  receiptNo: null,
});

/** The receipt as it was issued; nothing of it comes from anywhere but its fact. */
export const receiptView = (said: PaymentConfirmed['data'], at: IsoTime): ReceiptView => ({
  receiptNo: said.receiptNo,
  issuedAt: at,
  planType: said.planType,
  planName: said.planName,
  amount: toRupees(said.amount),
  provider: said.provider,
  providerPaymentId: said.providerPaymentId,
  startsAt: said.startsAt,
  endsAt: said.endsAt,
  paidBy: said.paidBy,
});
