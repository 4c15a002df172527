import type { Page } from '@playwright/test';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import type { Owner } from '../support/system.mjs';
import { begun, stands } from './paying.js';
import { catchPrints, printed } from './staff.js';
import { expect, lead, openAs, signedUp, test, toast } from './verbs.js';

const choose = async (page: Page, plan: string) => {
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
};
const pay = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ }).click();
const press = (page: Page, outcome: 'Pay' | 'Fail' | 'Abandon') =>
  page.getByRole('button', { name: outcome, exact: true }).click();
const payments = ({ api }: Owner) => api.get<PlanHistoryEntry[]>('/payments');

test('a plan is paid for, from sign-up to the dashboard', async ({ page }) => {
  const owner = await signedUp();
  await catchPrints(page);
  await openAs(page, owner, '/plans');
  await choose(page, '6 Months Plan');
  await expect(page.getByText('6 Months Plan: ₹2,999 for 180 days.')).toBeVisible();
  await pay(page);
  await stands(page, 'Test payment');
  await expect(page.getByText('This is not a real payment. Nothing is charged.')).toBeVisible();
  await press(page, 'Pay');
  await stands(page, 'Payment received');
  const [payment] = await payments(owner);
  expect(payment).toMatchObject({ status: 'confirmed', planType: '6_months', amount: 2999 });
  await expect(page.getByText(payment?.receiptNo ?? 'none')).toBeVisible();
  await page.getByRole('button', { name: 'Print receipt' }).click();
  expect(await printed(page)).toContain('₹2,999.00');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(
    page.getByRole('button', { name: 'View Orders' }).or(page.getByRole('link', { name: 'View Orders' })),
  ).toBeVisible();
});

test('after Fail and after Abandon there is no plan, nothing was charged, and it can be tried again', async ({
  page,
}) => {
  const owner = await signedUp();
  await openAs(page, owner, '/plans');
  await choose(page, '1 Month Plan');
  await pay(page);
  for (const [outcome, title] of [
    ['Fail', 'Payment failed'],
    ['Abandon', 'Payment abandoned'],
  ] as const)
    await test.step(`after ${outcome}`, async () => {
      await press(page, outcome);
      await stands(page, title);
      await expect(page.getByText(/Nothing was charged/)).toBeVisible();
      await lead(page, '/dashboard');
      await expect(page).toHaveURL(/\/app\/plans$/);
      await page.goBack();
      await stands(page, title);
      await page.getByRole('link', { name: 'Try again' }).click();
      await pay(page);
    });
  await press(page, 'Pay');
  await stands(page, 'Payment received');
  expect((await payments(owner)).map(({ status }) => status)).toEqual(['confirmed', 'abandoned', 'failed']);
});

test('while a plan runs', async ({ page, owner }) => {
  await test.step('the free trial is offered no more once it was used, whichever way one comes', async () => {
    await openAs(page, owner, '/plans');
    await expect(page.getByText('already used')).toBeVisible();
    await page.getByRole('radio', { name: '10 Days Free Trial' }).check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(toast(page, 'You have already used your free trial')).toBeVisible();
    await page.getByRole('link', { name: 'Back to account' }).click();
    await expect(page).toHaveURL(/\/app\/account$/);
  });

  await test.step('a plan bought while one runs is added after it', async () => {
    await page.getByRole('link', { name: 'Change or extend plan' }).click();
    await expect(page.getByText(/^Your plan runs until .*; another one is added after it\.$/)).toBeVisible();
    await choose(page, '1 Year Plan');
    await expect(page.getByText(/^Extends your plan to/)).toBeVisible();
    await pay(page);
    await press(page, 'Pay');
    await stands(page, 'Payment received');
    const [year, trial] = await payments(owner);
    expect(year?.startsAt).toBe(trial?.endsAt);
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('region', { name: 'Restaurant' }).getByText('1 year', { exact: true })).toBeVisible();
    const rows = page.getByRole('table', { name: 'Plan History' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toContainText('1 Year Plan');
    await expect(rows.nth(1)).toContainText('₹4,499.00');
    await expect(rows.nth(1)).toContainText('Paid');
    await expect(rows.nth(2)).toContainText('10 Days Free Trial');
    await page.getByRole('link', { name: `Receipt ${year?.receiptNo}` }).click();
    await expect(page.getByRole('article', { name: `Receipt ${year?.receiptNo}` })).toBeVisible();
  });
});

test('a browser closed in between finds the payment where it was left', async ({ page, browser }) => {
  const owner = await signedUp();
  await openAs(page, owner, '/plans');
  await choose(page, '1 Month Plan');
  await pay(page);
  await stands(page, 'Test payment');
  await page.close();

  const later = await (await browser.newContext()).newPage();
  await openAs(later, owner, '/plans');
  await later.getByRole('link', { name: 'See how it stands' }).click();
  await stands(later, 'We are waiting for the payment provider');
  await later.goto('/app/payment/');
  await stands(later, 'We are waiting for the payment provider');
  await later.getByRole('button', { name: 'Go on paying' }).click();
  await stands(later, 'Test payment');
  await press(later, 'Pay');
  await stands(later, 'Payment received');
  expect(await payments(owner)).toHaveLength(1);
  await later.goBack();
  await expect(later.getByRole('button', { name: 'Pay', exact: true })).toHaveCount(0);
  await later.context().close();
});

test('a payment confirmed elsewhere is seen by who waits for it', async ({ page }) => {
  const owner = await signedUp();
  const { paymentId } = await begun(owner);
  await openAs(page, owner, `/payment/${paymentId}`);
  await stands(page, 'We are waiting for the payment provider');
  await owner.api.post(`/payments/${paymentId}/sandbox`, { outcome: 'pay' });
  await stands(page, 'Payment received');
});

test('a payment is begun once although the button is pressed twice and the network is bad', async ({ page }) => {
  const owner = await signedUp();
  await openAs(page, owner, '/plans');
  await choose(page, '1 Month Plan');
  let lost = 0;
  await page.route('**/api/payments', async (route) => {
    if (route.request().method() !== 'POST' || lost++) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
  await stands(page, 'Test payment');
  expect(lost).toBeGreaterThan(1);
  expect(await payments(owner)).toHaveLength(1);
});

test('who has no login pays nothing and reads no receipt', async ({ page }) => {
  await page.goto('/app/payment');
  await expect(page).toHaveURL(/\/app\/login$/);
  for (const path of ['/payment/sandbox/one', '/payment/one', '/receipt/one']) {
    await lead(page, path);
    await expect(page).toHaveURL(/\/app\/login$/);
  }
});
