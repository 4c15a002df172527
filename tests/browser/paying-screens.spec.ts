import type { SandboxOutcome } from '@sae/domain/subscription/pay.dto';
import type { Owner } from '../support/system.mjs';
import { look } from './look.js';
import { stands } from './paying.js';
import { expect, lead, openAs, signedUp, test } from './verbs.js';

/** A payment in the sandbox, and what became of it. */
const payment = async ({ api }: Owner, outcome: SandboxOutcome | 'open'): Promise<string> => {
  const { paymentId } = await api.post<{ paymentId: string }>('/payments', { planType: '6_months' });
  if (outcome !== 'open') await api.post(`/payments/${paymentId}/sandbox`, { outcome });
  return paymentId;
};

test('plans, and payments that came to nothing', async ({ page }) => {
  const payer = await signedUp();
  await openAs(page, payer, '/plans');

  await test.step('plans', async () => {
    await expect(page.getByRole('heading', { name: 'Choose a Plan' })).toBeVisible();
    await look(page, 'plans');
    await page.getByRole('radio', { name: '6 Months Plan' }).check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
    await look(page, 'payment');
  });

  await test.step('payments that came to nothing', async () => {
    await lead(page, `/payment/${await payment(payer, 'abandon')}`);
    await stands(page, 'Payment abandoned');
    await look(page, 'payment-abandoned');
    await lead(page, '/receipt/of-somebody-else');
    await expect(page.getByText('There is no such receipt')).toBeVisible();
    await look(page, 'receipt-missing');
    await lead(page, `/payment/${await payment(payer, 'fail')}`);
    await stands(page, 'Payment failed');
    await look(page, 'payment-failed');
  });
});

test('a payment under way, and plans that were paid for', async ({ page }) => {
  const payer = await signedUp();
  for (const outcome of ['abandon', 'fail'] as const) await payment(payer, outcome);
  const paid = await payment(payer, 'open');
  await openAs(page, payer, `/payment/${paid}`);

  await test.step('a payment under way', async () => {
    await stands(page, 'We are waiting for the payment provider');
    await look(page, 'payment-waiting');
    await lead(page, '/plans');
    await expect(page.getByRole('link', { name: 'See how it stands' })).toBeVisible();
    await look(page, 'plans-payment-open');
    await lead(page, `/payment/sandbox/${paid}`);
    await stands(page, 'Test payment');
    await look(page, 'payment-sandbox');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await stands(page, 'Payment received');
    await look(page, 'payment-received');
  });

  await test.step('plans that were paid for', async () => {
    await lead(page, '/plans');
    await expect(page.getByText(/^Your plan runs until/)).toBeVisible();
    await page.getByRole('radio', { name: '1 Year Plan' }).check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByText(/^Extends your plan to/)).toBeVisible();
    await look(page, 'payment-extension');
    await payment(payer, 'open');
    await lead(page, '/account');
    await expect(page.getByRole('row')).toHaveCount(5);
    await look(page, 'account-plans');
    await lead(page, `/receipt/${paid}`);
    await expect(page.getByRole('article')).toBeVisible();
    await look(page, 'receipt');
  });
});

test('plans of who has used the trial', async ({ page, owner }) => {
  await openAs(page, owner, '/login');
  await page.evaluate(() => history.replaceState({ usr: { hasUsedFreeTrial: true } }, '', '/app/plans'));
  await page.reload();
  await expect(page.getByText('already used')).toBeVisible();
  await look(page, 'plans-trial-used');
});
