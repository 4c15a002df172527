import { orderCard, scan, seatedAt } from './guests.js';
import { look, lookAtAll, lookAtSheet } from './look.js';
import { colleague, hearing } from './staff.js';
import { heading, expect, expectToasts, openAs, row, test } from './verbs.js';

test('a table is moved to another: both waiters, its guests and the audit see where it went', async ({
  page,
  browser,
  restaurant,
}) => {
  const [guests, there] = [await seatedAt(restaurant, 4), await seatedAt(restaurant, 7)];
  await restaurant.accept(await guests.orders({ quantity: 2 }));
  await restaurant.accept(await restaurant.placeOrder({ table: 4, item: 2 }));
  await restaurant.accept(await restaurant.placeOrder({ table: 7, item: 1 }));
  await hearing(page, () => openAs(page, restaurant.owner, '/orders'));
  const other = await colleague(browser, restaurant, '/orders');
  const phone = await scan(browser, guests.token);
  await expect(orderCard(phone, 1)).toContainText('Being prepared');

  await heading(page, 'Table 4').getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move from Table 4' });
  await dialog.getByLabel('To Table Number').fill('7');
  await expect(dialog.getByText('Table 7 has 1 open order: they will be billed together.')).toBeVisible();
  await lookAtSheet(page, 'orders-move');
  await Promise.all([
    expectToasts(page, 'Table 4 moved to Table 7'),
    expectToasts(other, 'Order #1 moved to Table 7', 'Order #2 moved to Table 7'),
    dialog.getByRole('button', { name: 'Move' }).click(),
  ]);
  for (const id of [1, 2, 3])
    for (const screen of [page, other]) await expect(row(screen, 'Recurring Orders', { id })).toContainText('Table 7');

  await expect(phone.getByText('The staff have moved your orders to Table 7.')).toBeVisible();
  await lookAtAll(phone, 'guest-moved');
  await phone.getByRole('link', { name: 'Go on at Table 7' }).click();
  await expect(phone).toHaveURL(new RegExp(there.token));
  for (const id of [1, 2, 3]) await expect(orderCard(phone, id)).toContainText('Being prepared');

  await openAs(page, restaurant.owner, '/audit');
  await expect(page.getByText('Table 4 → Table 7')).toHaveCount(2);
  await look(page, 'audit-moved');
});
