import { look, lookAtSheet, photograph } from './look.js';
import { catchPrints, colleague } from './staff.js';
import { choose, confirm, expect, lead, openAs, row, test, toast } from './verbs.js';

test('what was paid too much is owed to the guest until staff say how it was given back', async ({
  page,
  browser,
  restaurant,
}) => {
  const { api } = restaurant.owner;
  await api.post('/days/open', { openingCash: 500 });
  const order = await restaurant.placeOrder({ table: 4, quantity: 2 });
  await restaurant.accept(order);
  await restaurant.complete(4);
  const left = await restaurant.billedOrder(9);
  await api.post(`/orders/${left.id}/tenders`, { kind: 'upi', amount: 261.98 });
  await catchPrints(page);
  await openAs(page, restaurant.owner, '/orders');

  const sheet = page.getByRole('dialog', { name: 'Payment' });
  await test.step('a bill is paid in cash, its order brought back, and a dish of it cancelled', async () => {
    await row(page, 'Past Orders', order).getByRole('button', { name: 'Take Payment' }).click();
    await sheet.getByRole('button', { name: 'Cash', exact: true }).click();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await row(page, 'Past Orders', order).getByRole('button', { name: 'Move to Recurring' }).click();
    await confirm(page, 'Move to Recurring', 'one was cold');
    await choose(page, row(page, 'Recurring Orders', order), 'Change');
    const change = page.getByRole('dialog', { name: `Change order #${order.id} at Table 4` });
    await change.getByRole('button', { name: 'Cancel', exact: true }).click();
    await change.getByRole('button', { name: 'Not available' }).click();
    await change.getByRole('button', { name: 'Cancel 1 × Paneer Tikka' }).click();
    await expect(toast(page, 'Item cancelled')).toBeVisible();
    await change.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('billed again it costs less: so much is to be given back', async () => {
    await page.getByLabel('Table', { exact: true }).selectOption('Table 4');
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    const asked = page.getByRole('group', { name: 'Payment' });
    await expect(asked.getByText('Give back ₹274.45')).toBeVisible();
    await expect(asked.getByRole('group', { name: 'Given back by' }).getByRole('button')).toHaveText([
      ...['Cash', 'UPI', 'Card', 'Other'],
    ]);
    await look(page, 'give-back-of-a-printed-bill');
    await asked.getByRole('button', { name: 'Done' }).click();
    await expect(row(page, 'Past Orders', order)).toContainText('Paid · Cash, give back ₹274.45');
    await row(page, 'Past Orders', left).getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete', 'guest left');
  });

  const day = await colleague(browser, restaurant, '/day');
  const part = (name: string) => day.getByRole('region', { name, exact: true });
  await test.step('the day carries it, and the drawer holds it still', async () => {
    await expect(part('To Be Given Back')).toContainText(/Bill \S+ · Table 4₹274\.45/);
    await expect(part('To Be Given Back')).toContainText(`Order #${left.id}, deleted₹261.98`);
    await expect(part('To Be Given Back')).toContainText('2 in all₹536.43');
    await expect(part('Given Back')).toHaveCount(0);
    await expect(part('Cash in the Drawer')).toContainText('Expected₹1,023.95');
    await look(day, 'day-to-be-given-back');
  });

  await test.step('given back in cash from the bill, it is so on the day at once, and the drawer holds less', async () => {
    await row(page, 'Past Orders', order).getByRole('button', { name: 'Payment' }).click();
    await expect(sheet.getByText('Give back ₹274.45')).toBeVisible();
    await lookAtSheet(page, 'payment-sheet-give-back');
    await sheet.getByRole('button', { name: 'Cash', exact: true }).press('Enter');
    await expect(sheet.getByText(/^₹274\.45 given back in cash, by Asha Rao, /)).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Done' })).toBeFocused();
    await lookAtSheet(page, 'payment-sheet-given-back');
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(row(page, 'Past Orders', order)).toContainText('Paid · Cash, ₹274.45 given back');
    await expect(part('Given Back')).toContainText(/Bill \S+ · Table 4₹274\.45Cash · Asha Rao, /);
    await expect(part('To Be Given Back')).not.toContainText('Table 4');
    await expect(part('Cash in the Drawer')).toContainText('Expected₹749.50');
  });

  await test.step('what was paid for a deleted order is given back on the day’s sheet', async () => {
    await part('To Be Given Back').getByRole('button', { name: 'Given Back…' }).click();
    const question = day.getByRole('dialog', { name: 'Give back ₹261.98' });
    await expect(question.getByText(`Order #${left.id}, deleted`)).toBeVisible();
    await lookAtSheet(day, 'day-give-back');
    await question.getByRole('button', { name: 'UPI' }).click();
    await expect(toast(day, 'Given back by UPI')).toBeVisible();
    await expect(part('To Be Given Back')).toHaveCount(0);
    await expect(part('Given Back')).toContainText('2 in all₹536.43');
    await expect(day.getByRole('group', { name: 'Sheet of day 1' })).toBeFocused();
    await look(day, 'day-given-back');
  });

  await test.step('the audit knows how', async () => {
    await lead(page, '/audit');
    await expect(page.getByRole('row').filter({ hasText: 'Money given back' })).toHaveCount(2);
    await look(page, 'audit-of-money-given-back');
  });

  await test.step('and so does the history of its order', async () => {
    await page
      .getByRole('button', { name: `History of order #${order.id}` })
      .first()
      .click();
    const history = page.getByRole('dialog', { name: new RegExp(`^Order #${order.id} `) });
    const given = history.getByRole('listitem').filter({ hasText: 'Money given back' });
    await expect(given).toContainText('Cash₹274.45');
    await given.scrollIntoViewIfNeeded();
    await photograph(page, 'history-of-money-given-back');
  });
});
