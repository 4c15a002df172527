import { payable } from './guests.js';
import { lookAtAll, lookAtSheet } from './look.js';
import { expect, expectToasts, list, openAs, row, test } from './verbs.js';

test('a table is split: two dishes are printed and paid, then an order, then the rest in equal shares', async ({
  page,
  restaurant,
}) => {
  await payable(restaurant);
  for (const item of [0, 1, 2]) await restaurant.accept(await restaurant.placeOrder({ table: 4, item }));
  await openAs(page, restaurant.owner, '/orders');
  await page.evaluate(() => (window.print = () => window.dispatchEvent(new Event('afterprint'))));
  await page.getByLabel('Service Charge (₹)').fill('10');
  await page.getByLabel('Table', { exact: true }).selectOption('4');
  await page.getByLabel('Discount (%)').fill('25');
  await lookAtAll(page, 'discount-reason');
  await list(page, 'Recurring Orders').getByRole('button', { name: 'Split' }).click();
  const sheet = page.getByRole('dialog', { name: 'Split Table 4' });
  const print = sheet.getByRole('button', { name: /^Print Bill/ });

  await test.step('by dishes', async () => {
    await expect(print).toBeDisabled();
    await sheet.getByRole('button', { name: 'Take' }).first().click();
    await expect(sheet.getByText(/^The rest comes to ₹/)).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Reason for the discount' }).fill('The curry was cold');
    await lookAtSheet(page, 'split-by-dishes');
    await print.click();
    await expectToasts(page, 'Receipt printed and orders moved to past');
    await sheet.getByRole('button', { name: 'Card' }).click();
    await lookAtSheet(page, 'split-paid');
    await sheet.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('by orders', async () => {
    await sheet.getByRole('button', { name: 'By orders' }).click();
    await sheet.getByRole('checkbox', { name: 'Order #2' }).check();
    await lookAtSheet(page, 'split-by-orders');
    await print.click();
    await sheet.getByRole('button', { name: 'Later' }).click();
  });

  await test.step('in equal shares', async () => {
    await sheet.getByRole('button', { name: 'Equal shares' }).click();
    await sheet.getByRole('button', { name: 'Plus' }).click();
    await lookAtSheet(page, 'split-in-shares');
    await print.click();
    await expect(sheet.getByText('Share 1 of 3')).toBeVisible();
    await lookAtSheet(page, 'split-share');
    for (const share of [1, 2, 3]) {
      await expect(sheet.getByText(`Share ${share} of 3`)).toBeVisible();
      await sheet.getByRole('button', { name: 'UPI', exact: true }).click();
    }
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toBeHidden();
    await expect(row(page, 'Past Orders', { id: 2 })).toContainText('Unpaid');
    await expect(list(page, 'Recurring Orders')).toBeHidden();
  });
});
