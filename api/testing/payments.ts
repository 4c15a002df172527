import type { BegunPaymentView, PlanHistoryEntry } from '@sae/domain/subscription';
import type { SandboxOutcome } from '@sae/domain/subscription/pay.dto';
import type { System } from './system.js';
import { expectStatus, type Owner } from './verbs.js';

export const beginPayment = async ({ api }: Owner, planType = '1_month'): Promise<BegunPaymentView> =>
  (await api.post('/payments', { planType }).then(expectStatus(201))).body as BegunPaymentView;

export const decide = async ({ api }: Owner, paymentId: string, outcome: SandboxOutcome): Promise<PlanHistoryEntry> =>
  (await api.post(`/payments/${paymentId}/sandbox`, { outcome }).then(expectStatus(200))).body as PlanHistoryEntry;

export const history = async ({ api }: Owner): Promise<PlanHistoryEntry[]> =>
  (await api.get('/payments').then(expectStatus(200))).body as PlanHistoryEntry[];

/** What stands in the account's book since it was verified, by name; logins aside. */
export const told = async ({ log }: System, { restaurantId }: Owner): Promise<string[]> => {
  const events = await log.read(`account-${restaurantId}`);
  const since = events.slice(events.findIndex(({ type }) => type === 'EmailVerified') + 1);
  return since.map(({ type }) => type).filter((type) => type !== 'SessionStarted');
};
