import { type Page } from '@playwright/test';
import type { BegunPaymentView, PlanHistoryEntry } from '@sae/domain/subscription';
import type { Owner } from '../support/system.mjs';
import { expect } from './verbs.js';

export const begun = ({ api }: Owner): Promise<BegunPaymentView> => api.post('/payments', { planType: '1_month' });

/** A plan paid for in the sandbox. */
export const paidFor = async (payer: Owner): Promise<PlanHistoryEntry> => {
  const { paymentId } = await begun(payer);
  return payer.api.post(`/payments/${paymentId}/sandbox`, { outcome: 'pay' });
};

/** How the payment stands. */
export const stands = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { name: title })).toBeVisible();
