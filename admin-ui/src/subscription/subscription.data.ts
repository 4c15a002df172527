import type {
  BegunPaymentView,
  ChosenPlan,
  PaidPlanType,
  PlanHistoryEntry,
  ReceiptView,
} from '@sae/domain/subscription';
import type { ChoosePlanRequest, SandboxOutcome } from '@sae/domain/subscription/pay.dto';
import { api } from '../data/api.js';
import type { Intent } from '../data/verbs.js';
import type { RazorpayProof } from './razorpay-checkout.js';

export const subscription = {
  choosePlan: (body: ChoosePlanRequest, { key }: Intent) => api.post<ChosenPlan>('/plans', { body, key }),
  payments: (isAside = false) => api.get<readonly PlanHistoryEntry[]>('/payments', { isAside }),
  begin: (planType: PaidPlanType, { key }: Intent) =>
    api.post<BegunPaymentView>('/payments', { body: { planType }, key }),
  goOn: (id: string) => api.get<BegunPaymentView>('/payments/{id}', { path: { id } }),
  confirm: ({ id, proof }: { id: string; proof: RazorpayProof }, { key }: Intent) =>
    api.post<PlanHistoryEntry>('/payments/{id}/confirm', { path: { id }, body: proof, key }),
  playOut: ({ id, outcome }: { id: string; outcome: SandboxOutcome }, { key }: Intent) =>
    api.post<PlanHistoryEntry>('/payments/{id}/sandbox', { path: { id }, body: { outcome }, key }),
  receipt: (id: string) => api.get<ReceiptView>('/payments/{id}/receipt', { path: { id } }),
};
