import { expect, openAs, signedUp, test, toast } from './verbs.js';

test('nobody enters without logging in', async ({ page }) => {
  for (const path of ['/dashboard', '/menu', '/orders', '/take-order']) {
    await page.goto(`/app${path}`);
    await expect(page).toHaveURL(/\/app\/login$/);
  }
});

test('a session that is no longer good ends at the login', async ({ page, owner }) => {
  await openAs(page, { ...owner, token: `${owner.token}x` }, '/orders');
  await expect(toast(page, 'Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('without a plan there is only the choice of plans', async ({ page }) => {
  const owner = await signedUp();
  await openAs(page, owner, '/orders');
  await expect(page).toHaveURL(/\/app\/plans$/);
});

test('verify-otp without an address goes back to the login', async ({ page }) => {
  await page.goto('/app/verify-otp');
  await expect(page).toHaveURL(/\/app\/login$/);
});

test('a page that does not exist says so', async ({ page, owner }) => {
  await openAs(page, owner, '/no-such-page');
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible();
});
