import type { Page } from '@playwright/test';
import { choose, confirm, expect, list, openAs, row, test, toast } from './verbs.js';

const history = (page: Page, order: { id: number }) =>
  page.getByRole('dialog', { name: new RegExp(`^Order #${order.id} `) });
const happened = (page: Page) => page.getByRole('table', { name: 'What Happened' }).getByRole('row');

test('a billed order is taken back with a reason, and both stand in its history', async ({ page, restaurant }) => {
  const order = await restaurant.billedOrder(4);
  await openAs(page, restaurant.owner, '/orders');

  await test.step('not without a reason', async () => {
    await row(page, 'Past Orders', order).getByRole('button', { name: 'Move to Recurring' }).click();
    await confirm(page, 'Move to Recurring');
    await expect(page.getByRole('alertdialog').getByText('Please give a reason')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused();
    await confirm(page, 'Move to Recurring', 'forgot the naan');
    await expect(toast(page, 'Order moved back to recurring')).toBeVisible();
  });

  await test.step('the number opens the history, from the keyboard too', async () => {
    const number = row(page, 'Recurring Orders', order).getByRole('button', { name: `History of order #${order.id}` });
    await number.focus();
    await page.keyboard.press('Enter');
    const entries = history(page, order).getByRole('heading', { level: 3 });
    await expect(entries).toHaveText([
      ...['Order placed', 'Order accepted', 'Bill issued', 'Bill cancelled', 'Order brought back'],
    ]);
    await expect(history(page, order).getByText('“forgot the naan”')).toHaveCount(2);
    await history(page, order)
      .getByRole('button', { name: /^Show bill/ })
      .first()
      .click();
    await expect(history(page, order).getByRole('article', { name: /^Bill / })).toContainText('Grand Total');
    await page.keyboard.press('Escape');
    await expect(history(page, order)).toHaveCount(0);
    await expect(number).toBeFocused();
  });

  await test.step('an order that is not billed is deleted with one as well, given with a tap', async () => {
    await choose(page, row(page, 'Recurring Orders', order), 'Delete');
    await confirm(page, 'Delete', 'Entered by mistake');
    await expect(toast(page, 'Order deleted successfully')).toBeVisible();
    await expect(list(page, 'Recurring Orders')).toHaveCount(0);
  });
});

test('the Audit page finds deleted orders and cancelled bills', async ({ page, restaurant }) => {
  const gone = await restaurant.billedOrder(4);
  await restaurant.billedOrder(7);
  await restaurant.owner.api.del(`/orders/${gone.id}?reason=guest%20left`);
  await openAs(page, restaurant.owner, '/orders');
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByText('8 entries')).toBeVisible();
  await expect(happened(page).nth(1)).toContainText('Order deleted“guest left”');
  await expect(happened(page).nth(2)).toContainText('Bill cancelled');

  await page.getByLabel('Table No.').fill('7');
  await expect(page.getByText('3 entries')).toBeVisible();
  await expect(happened(page)).toHaveText([/^What/, /^Bill issued/, /^Order accepted/, /^Order placed/]);
  await page.getByLabel('Order No.').fill(String(gone.id));
  await expect(page.getByText('Nothing like this happened')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByLabel('What', { exact: true }).selectOption('Bill cancelled');
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await page.getByLabel('Day').fill('2025-01-01');
  await expect(page.getByText('Nothing like this happened')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();

  await happened(page)
    .nth(1)
    .getByRole('button', { name: `History of order #${gone.id}` })
    .click();
  await expect(history(page, gone).getByText('Past → Deleted')).toBeVisible();
  await history(page, gone).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'At a moment' }).click();
  const past = page.getByRole('region', { name: /^Past Orders of the Day/ });
  await expect(past.getByRole('row').filter({ hasText: 'Table 7' })).toBeVisible();
  await page.getByLabel('Date and time').fill('2025-01-01T10:00:00');
  await expect(past.getByText('No orders')).toBeVisible();
  await page.getByLabel('Date and time').fill('2099-01-01T10:00:00');
  await expect(page.getByText('This moment is still to come').first()).toBeVisible();
});

test('the Audit page says when nothing happened, and when it cannot be asked', async ({ page, owner }) => {
  await openAs(page, owner, '/audit');
  await expect(page.getByText('Nothing happened yet')).toBeVisible();
  await page.route('**/api/audit?*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'What Happened' }).getByText('Failed to fetch the audit list'),
  ).toBeVisible();
  await page.unroute('**/api/audit?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing happened yet')).toBeVisible();
});
