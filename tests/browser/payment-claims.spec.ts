import type { Page } from '@playwright/test';
import { seatedAt } from './guests.js';
import { colleague, hearing } from './staff.js';
import { confirm, expect, expectToasts, openAs, row, test, toast } from './verbs.js';

const claims = (page: Page) => page.getByRole('region', { name: 'Payment Claims' });
const claimOf = (page: Page, table: string) => claims(page).getByRole('row').filter({ hasText: table });

test('a claim becomes a payment when staff say so, on every screen', async ({ page, restaurant, browser }) => {
  const guest = await seatedAt(restaurant, 4);
  const order = await guest.orders();
  await restaurant.accept(order);
  await hearing(page, () => openAs(page, restaurant.owner, '/orders'));
  await expect(row(page, 'Recurring Orders', order)).toBeVisible();
  const other = await colleague(browser, restaurant, '/menu');
  await expect(other.getByRole('cell', { name: 'Garlic Naan' })).toBeVisible();

  await Promise.all([
    ...[page, other].map((screen) => expectToasts(screen, 'Table 4 claims to have paid ₹249.50')),
    guest.claims(249.5, '632514789012'),
  ]);
  await expect(claimOf(page, 'Table 4')).toContainText('632514789012');
  await expect(claimOf(page, 'Table 4')).toContainText('Print the receipt first');
  await other.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(claimOf(other, 'Table 4')).toContainText('₹249.50');

  await restaurant.complete(4);
  await expect(row(page, 'Past Orders', order)).toContainText('Unpaid');
  await claimOf(page, 'Table 4').getByRole('button', { name: 'UPI Received' }).click();
  await expect(toast(page, 'UPI payment taken')).toBeVisible();
  // It was claimed before the bill with its GST was made.
  for (const screen of [page, other]) {
    await expect(claims(screen)).toHaveCount(0);
    await expect(row(screen, 'Past Orders', order)).toContainText('₹249.50 paid, ₹12.48 to pay');
  }
  await other.context().close();
});

test('a claim with which nothing came is dismissed, and nothing is paid', async ({ page, restaurant }) => {
  const guest = await seatedAt(restaurant, 4);
  const order = await guest.orders();
  await restaurant.accept(order);
  await restaurant.complete(4);
  await guest.claims(100, 'none');
  await openAs(page, restaurant.owner, '/orders');
  await expect(claimOf(page, 'Table 4')).toBeVisible();
  const below = () =>
    page
      .getByRole('region', { name: 'Recurring Orders' })
      .evaluate((panel) => panel.getBoundingClientRect().top + window.scrollY);
  const before = await below();
  await claimOf(page, 'Table 4').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('The guest is told that nothing came.');
  await confirm(page, 'Dismiss');
  await expect(toast(page, 'Claim dismissed')).toBeVisible();
  await expect(claims(page)).toHaveCount(0);
  expect(await below()).toBe(before);
  // Nobody sees it any more: its room is given back.
  await page.setViewportSize({ width: 1280, height: 200 });
  await expect.poll(below).toBeLessThan(before);
  await expect(row(page, 'Past Orders', order)).toContainText('Unpaid');
});
