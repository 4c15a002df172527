import { payable } from './guests.js';
import { look, lookAtSheet, photograph } from './look.js';
import { confirm, expect, lead, list, openAs, row, test, toast } from './verbs.js';

test('a cashier prints a bill and takes the money: cash with change and a tip, the rest by UPI, one undone', async ({
  page,
  restaurant,
}) => {
  await payable(restaurant);
  const together = [await restaurant.placeOrder({ table: 4 }), await restaurant.placeOrder({ table: 4, item: 1 })];
  for (const order of together) await restaurant.accept(order);
  const unpaid = await restaurant.billedOrder(5);
  await openAs(page, restaurant.owner, '/orders');
  // The paper stays, to be looked at: it goes when somebody presses a key.
  await page.evaluate(() => (window.print = () => undefined));

  const asked = page.getByRole('group', { name: 'Payment' });
  await test.step('without a mouse from the printed bill on', async () => {
    await page.getByLabel('UPI code on the bill').check();
    await page.getByLabel('Table', { exact: true }).selectOption('Table 4');
    await page.getByRole('button', { name: 'Print Receipt' }).press('Enter');
    await expect(toast(page, 'Receipt printed and orders moved to past')).toBeVisible();
    await expect(asked).toBeFocused();
    await expect(page.locator('[data-print]')).toContainText('Pay ₹578.50 by UPI');
    await page.emulateMedia({ media: 'print' });
    await photograph(page, 'printed-bill-with-upi');
    await page.emulateMedia({ media: 'screen' });
    await expect(asked.getByText('₹578.50', { exact: true })).toBeVisible();
    await look(page, 'payment-of-a-printed-bill');
    await asked.getByLabel('Amount').fill('400');
    await asked.getByLabel('Tip').fill('20');
    await asked.getByLabel('Given').fill('500');
    await expect(asked.getByText('Change ₹80.00')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(asked.getByText('Cash ₹400.00, tip ₹20.00, change ₹80.00')).toBeVisible();
    await expect(asked.getByText('₹178.50', { exact: true })).toBeVisible();
  });

  await test.step('the code for what is left stands on the screen, and one press takes it', async () => {
    await asked.getByRole('button', { name: 'Show UPI Code' }).click();
    await expect(asked.getByRole('img', { name: 'UPI code for ₹178.50' })).toBeVisible();
    await asked.getByRole('button', { name: 'UPI', exact: true }).click();
    await expect(asked.getByText('Paid', { exact: true })).toBeVisible();
    await asked.getByRole('button', { name: 'Done' }).click();
    for (const order of together)
      await expect(row(page, 'Past Orders', order)).toContainText('Paid · Cash ₹400 + UPI ₹178.50, tip ₹20');
    await expect(row(page, 'Past Orders', unpaid)).toContainText('Unpaid');
  });

  const sheet = page.getByRole('dialog', { name: 'Payment' });
  await test.step('an old bill is paid in a sheet', async () => {
    await row(page, 'Past Orders', unpaid).getByRole('button', { name: 'Take Payment' }).click();
    await sheet.getByRole('button', { name: 'Show UPI Code' }).click();
    await expect(sheet.getByRole('img', { name: 'UPI code for ₹261.98' })).toBeVisible();
    await lookAtSheet(page, 'payment-sheet-code');
    await sheet.getByRole('button', { name: 'Hide UPI Code' }).click();
    await sheet.getByRole('button', { name: '₹300' }).click();
    await lookAtSheet(page, 'payment-sheet');
    await sheet.getByRole('button', { name: 'Cash', exact: true }).click();
    await expect(sheet.getByText('Change ₹38.02', { exact: true })).toBeVisible();
    await lookAtSheet(page, 'payment-sheet-paid');
  });

  await test.step('and undone with a reason', async () => {
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('textbox', { name: 'Reason' }).fill('wrong table');
    await confirm(page, 'Undo');
    await expect(toast(page, 'Payment undone')).toBeVisible();
    await sheet.getByRole('button', { name: 'Later' }).click();
    await expect(row(page, 'Past Orders', unpaid)).toContainText('Unpaid');
    await expect(list(page, 'Past Orders').getByRole('button', { name: 'Take Payment' })).toHaveCount(1);
    await look(page, 'orders-paid');
  });

  await test.step('the audit and the dashboard know how', async () => {
    await lead(page, '/audit');
    await expect(page.getByText('Cash, tip ₹20.00, ₹500.00 given')).toBeVisible();
    await look(page, 'audit-of-payments');
    await lead(page, '/dashboard');
    const taken = page.getByRole('table', { name: 'How It Was Paid' });
    await expect(taken).toContainText('Cash₹400.00UPI₹178.50Taken in all₹578.50Tips, apart₹20.00');
    await look(page, 'dashboard-takings');
  });
});
