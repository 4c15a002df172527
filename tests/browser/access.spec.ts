import type { Page } from '@playwright/test';
import {
  PASSWORD,
  expect,
  fillReset,
  lead,
  mailedResetCode,
  openAs,
  requestReset,
  signedUp,
  test,
  toast,
} from './verbs.js';

/** On the login, which is open. */
const logIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
};

test('who is signed out comes no further than the login', async ({ page }) => {
  await test.step('nobody enters without logging in', async () => {
    await page.goto('/app/dashboard');
    await expect(page).toHaveURL(/\/app\/login$/);
    for (const path of ['/menu', '/orders', '/take-order']) {
      await lead(page, path);
      await expect(page).toHaveURL(/\/app\/login$/);
    }
  });

  await test.step('verify-otp without an address goes back to the login', async () => {
    await lead(page, '/verify-otp');
    await expect(page).toHaveURL(/\/app\/login$/);
  });

  await test.step('without having asked for it no password is reset', async () => {
    await lead(page, '/reset-password');
    await expect(toast(page, 'Please request a password reset first')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/forgot-password$/);
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL(/\/app\/login$/);
  });
});

test('a session that is no longer good ends at the login', async ({ page, owner }) => {
  await openAs(page, { ...owner, token: `${owner.token}x` }, '/orders');
  await expect(toast(page, 'Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('who is signed in, and logs out', async ({ page, context, owner }) => {
  await test.step('a page that does not exist says so', async () => {
    await openAs(page, owner, '/no-such-page');
    await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
  });

  await test.step('who logs out in one tab is out in the others, without a word', async () => {
    await lead(page, '/menu');
    await expect(page.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible();
    const other = await context.newPage();
    await openAs(other, owner, '/menu');
    await other.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/app\/login$/);
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('from the choice of plans to the back office', async ({ page }) => {
  const owner = await signedUp();
  await test.step('without a plan there is only the choice of plans', async () => {
    await openAs(page, owner, '/orders');
    await expect(page).toHaveURL(/\/app\/plans$/);
  });

  await test.step('a paid plan leads to its payment, and back', async () => {
    await page.getByRole('radio', { name: '6 Months Plan' }).check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page).toHaveURL(/\/app\/payment$/);
    await expect(page.getByText('6 Months Plan: ₹2,999 for 180 days.')).toBeVisible();
    expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
      planType: '6_months',
      amount: 2999,
      durationDays: 180,
    });
    await page.getByRole('link', { name: 'Back to plans' }).click();
    await expect(page).toHaveURL(/\/app\/plans$/);
  });

  await test.step('the free trial is activated, the login cleared, and the next one opens the back office', async () => {
    await page.getByRole('radio', { name: '10 Days Free Trial' }).check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(toast(page, 'Free trial activated')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/login$/);
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userId')])).toEqual([
      null,
      null,
    ]);
    await logIn(page, owner.email, PASSWORD);
    await expect(page).toHaveURL(/\/app\/dashboard$/);
  });
});

test('a forgotten password is set anew, and whoever was logged in with the old one is out', async ({
  page,
  owner,
  browser,
}) => {
  test.slow();
  const elsewhere = await (await browser.newContext()).newPage();
  await openAs(elsewhere, owner, '/menu');
  await expect(elsewhere.getByRole('heading', { name: 'Menu', exact: true })).toBeVisible();

  await page.goto('/app/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/app\/forgot-password$/);
  await requestReset(page, owner.email);
  await expect(page.getByText(owner.email)).toBeVisible();
  // Half a minute must lie between two mails to an address: if the sign-up was just now, the first was not sent.
  const resend = page.getByRole('button', { name: 'Resend OTP', exact: true });
  await expect(resend).toBeEnabled({ timeout: 40_000 });
  const asked = Date.now();
  await resend.click();
  const OTP = await mailedResetCode(owner.email, asked);
  // Nobody touches the other browser: its socket ends, and with it the session. What it says stands for seconds only,
  // so that it is waited for from here on.
  await Promise.all([
    expect(toast(elsewhere, 'Session expired. Please log in again.')).toBeVisible({ timeout: 30_000 }),
    fillReset(page, { OTP, 'New Password': 'brand new' }),
    expect(toast(page, 'Your password has been changed. Please log in.')).toBeVisible({ timeout: 30_000 }),
  ]);
  await expect(page).toHaveURL(/\/app\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('resetEmail'))).toBeNull();

  await expect(elsewhere).toHaveURL(/\/app\/login$/);
  expect(await elsewhere.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await elsewhere.context().close();

  await logIn(page, owner.email, PASSWORD);
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
  await logIn(page, owner.email, 'brand new');
  await expect(toast(page, 'Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('a plan that lapses while the back office is open leads to the plans', async ({ page, restaurant }) => {
  await openAs(page, restaurant.owner, '/orders');
  await expect(page.getByRole('table', { name: 'Live Orders' }).or(page.getByText('No orders')).first()).toBeVisible();
  // The server's clock is everybody's: so the plan lapses for this browser alone, in all that it is told.
  await page.route('**/api/users/*', async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...user, planEndDate: '2026-01-01T00:00:00.000Z' } });
  });
  await page.route('**/api/orders/**', (route) =>
    route.fulfill({ status: 402, json: { statusCode: 402, code: 'plan/required', message: 'Please choose a plan' } }),
  );
  await page.getByRole('button', { name: 'Disable Submit' }).click();
  await expect(page).toHaveURL(/\/app\/plans$/);
  await page.getByRole('radio', { name: '10 Days Free Trial' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'You have already used your free trial')).toBeVisible();
});
