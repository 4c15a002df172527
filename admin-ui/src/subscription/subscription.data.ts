import type {
  BegunPaymentView,
  ChoosePlanRequest,
  PlanHistoryEntry,
  PlanType,
  ReceiptView,
} from '@sae/domain/subscription';
import { api } from '../data/api.js';
import { request } from '../data/http.js';
import type { Intent } from '../data/verb.js';
import type { RazorpayProof } from './razorpay-checkout.js';

export type SandboxOutcome = 'pay' | 'fail' | 'abandon';

const get = async <T>(path: string, isAside = false) => (await request<T>(path, { isAside })).json;
const post = async <T>(path: string, body: unknown, key: string) =>
  (await request<T>(path, { method: 'POST', body, key })).json;

export const subscription = {
  choosePlan: (body: ChoosePlanRequest, { key }: Intent) => api.post('/plans', { body, key }),
  payments: (isAside = false) => get<PlanHistoryEntry[]>('/payments', isAside),
  begin: (planType: PlanType, { key }: Intent) => post<BegunPaymentView>('/payments', { planType }, key),
  goOn: (id: string) => get<BegunPaymentView>(`/payments/${id}`),
  confirm: ({ id, proof }: { id: string; proof: RazorpayProof }, { key }: Intent) =>
    post<PlanHistoryEntry>(`/payments/${id}/confirm`, proof, key),
  playOut: ({ id, outcome }: { id: string; outcome: SandboxOutcome }, { key }: Intent) =>
    post<PlanHistoryEntry>(`/payments/${id}/sandbox`, { outcome }, key),
  receipt: (id: string) => get<ReceiptView>(`/payments/${id}/receipt`),
};
