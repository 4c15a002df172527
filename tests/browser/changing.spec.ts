import { orderCard, scan, seatedAt } from './guests.js';
import { look, lookAtAll, lookAtSheet, photograph } from './look.js';
import { catchPrints, colleague, hearing, printed } from './staff.js';
import { choose, expect, expectToasts, openAs, row, test } from './verbs.js';

test('an order changes before its bill: its waiter, a colleague, its guests and the audit see what and why', async ({
  page,
  browser,
  restaurant,
}) => {
  const guests = await seatedAt(restaurant, 4);
  const order = await guests.orders({ quantity: 3, specialInstructions: 'less spicy' });
  await restaurant.accept(order);
  await restaurant.placeOrder({ table: 5, item: 1 });
  await catchPrints(page);
  await hearing(page, () => openAs(page, restaurant.owner, '/orders'));
  const other = await colleague(browser, restaurant, '/orders');
  const phone = await scan(browser, guests.token);
  const [first = '', second = ''] = restaurant.menu.map(({ name }) => name);

  await choose(page, row(page, 'Recurring Orders', { id: 1 }), 'Change');
  const dialog = page.getByRole('dialog', { name: 'Change order #1 at Table 4' });
  await lookAtSheet(page, 'orders-change');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Not available' }).click();
  await lookAtSheet(page, 'orders-cancel-line');
  await Promise.all([
    expectToasts(page, 'Item cancelled'),
    expectToasts(other, `Order #1: 1 × ${first} cancelled`),
    dialog.getByRole('button', { name: `Cancel 1 × ${first}` }).click(),
  ]);

  await dialog.getByRole('searchbox', { name: 'Add dishes' }).fill('a');
  await dialog.getByRole('listitem').filter({ hasText: second }).getByRole('button', { name: 'Add' }).first().click();
  await lookAtSheet(page, 'orders-add-lines');
  await Promise.all([
    expectToasts(page, 'Added to order #1'),
    expectToasts(other, `Order #1: 1 × ${second} added`),
    dialog.getByRole('button', { name: /^Add 1 item, ₹/ }).click(),
  ]);
  await dialog.getByRole('searchbox', { name: 'Add dishes' }).fill('');
  await dialog.getByRole('button', { name: 'Note' }).first().click();
  await dialog.getByRole('textbox', { name: 'Note for the kitchen' }).fill('no onion');
  await Promise.all([
    expectToasts(page, 'Note changed'),
    expectToasts(other, 'Order #1: a note changed'),
    dialog.getByRole('button', { name: 'Save note' }).click(),
  ]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (const screen of [page, other]) {
    const changed = row(screen, 'Recurring Orders', { id: 1 });
    for (const text of [`2 × ${first}`, 'no onion', `1 × ${second}`]) await expect(changed).toContainText(text);
  }
  await choose(page, row(page, 'Recurring Orders', { id: 1 }), 'Kitchen tickets');
  const tickets = page.getByRole('dialog', { name: 'Kitchen tickets of order #1' });
  await expect(tickets.getByRole('listitem')).toContainText([
    'Ticket 1, NEW',
    'Ticket 2, CANCEL',
    'Ticket 3, ADD',
    'Ticket 4, CANCEL',
    /Ticket 5, ADD.*no onion/,
  ]);
  await lookAtSheet(page, 'orders-tickets');
  await tickets.getByRole('button', { name: 'Print again' }).last().click();
  expect(await printed(page, 2)).toMatch(/CANCEL[^]*ADD[^]*no onion/);
  expect(await printed(page, 3)).toContain('DUPLICATE of ticket 5');
  await tickets.getByRole('button', { name: 'Close' }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await photograph(page, 'orders-changed');

  const card = orderCard(phone, 1);
  await expect(card.getByText('Cancelled by the staff')).toBeVisible();
  await expect(card).toContainText(second);
  await lookAtAll(phone, 'guest-changed');

  await page.getByRole('button', { name: 'History of order #1' }).first().click();
  await expect(page.getByRole('dialog').getByText('“less spicy” → “no onion”')).toBeVisible();
  await lookAtSheet(page, 'history-changed');
  await openAs(page, restaurant.owner, '/audit');
  await expect(page.getByText('“Not available”')).toBeVisible();
  await look(page, 'audit-changed');
});
