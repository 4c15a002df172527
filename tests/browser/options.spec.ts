import { orderCard, phonesAt, place } from './guests.js';
import { lookAtSheet } from './look.js';
import { catchPrints, printed } from './staff.js';
import { confirm, expect, list, openAs, row, test, toast, type Order } from './verbs.js';

const BUTTER = { name: 'Extras', least: 0, most: 2, options: [{ name: 'Butter', price: 20 }] };

test('the owner makes options and gives them to a dish; staff and guests choose, and the bill says what', async ({
  page,
  browser,
  restaurant,
}) => {
  const { api } = restaurant.owner;
  const naan = page.getByRole('row').filter({ hasText: 'Garlic Naan' }).first();
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

  await test.step('a group is made', async () => {
    await openAs(page, restaurant.owner, '/menu');
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    await expect(page.getByText('No options yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add options' }).click();
    const form = dialog('New Options');
    await form.getByLabel('Name', { exact: true }).fill('Size');
    await form.getByLabel('Choose at least').fill('1');
    await form.getByLabel('Option', { exact: true }).fill('Regular');
    await form.getByRole('button', { name: 'Add option', exact: true }).click();
    const second = form.getByRole('group', { name: 'Option 2' });
    await second.getByLabel('Option', { exact: true }).fill('Large');
    await second.getByLabel('Extra price').fill('40');
    await lookAtSheet(page, 'menu-options-form');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Options saved')).toBeVisible();
    await expect(page.getByText('Regular, Large +₹40.00')).toBeVisible();
    await lookAtSheet(page, 'menu-options');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await api.post('/option-groups', { ...BUTTER, options: [...BUTTER.options, { name: 'Cheese', price: 30.5 }] });
  });

  await test.step('a dish says which of them it has, in order', async () => {
    await page.reload();
    await naan.getByRole('button', { name: 'Modify' }).click();
    await page.getByRole('combobox', { name: 'Options' }).click();
    for (const name of ['Size', 'Extras']) await page.getByRole('option', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Update Item' }).click();
    await expect(toast(page, 'Menu item updated')).toBeVisible();
  });

  await test.step('Take Order asks for them, and the same dish with others is another line', async () => {
    await page.goto('/app/take-order?table=5');
    const sheet = dialog('Garlic Naan');
    const add = sheet.getByRole('button', { name: /^Add / });
    await naan.getByRole('button', { name: 'Add Full' }).click();
    await add.click();
    await expect(sheet.getByText('Please choose 1')).toBeVisible();
    await sheet.getByRole('radio', { name: 'Large, +₹40.00' }).check();
    await sheet.getByRole('checkbox', { name: 'Butter, +₹20.00' }).check();
    await expect(add).toHaveText('Add ₹115.00');
    await lookAtSheet(page, 'take-order-options');
    await page.setViewportSize({ width: 1280, height: 800 });
    await add.click();
    await naan.getByRole('button', { name: 'Plus' }).click();
    await sheet.getByRole('radio', { name: 'Regular' }).check();
    await add.click();
    const selected = page.getByRole('region', { name: 'Selected Items' });
    for (const line of ['Garlic Naan (Large, Butter)', 'Garlic Naan (Regular)'])
      await expect(selected.getByRole('listitem', { name: line, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await expect(toast(page, 'Order placed successfully')).toBeVisible();
  });

  const order = (await api.get<Order[]>('/orders/live'))[0] as Order;
  expect(order).toMatchObject({ tableNo: 5, total: 170 });

  await test.step('a guest is asked for them too', async () => {
    const [phone] = await phonesAt(browser, restaurant, 6, 1);
    if (!phone) throw new Error('No phone');
    await phone.getByRole('link', { name: 'View Menu' }).click();
    await phone.getByRole('button', { name: 'Add Garlic Naan', exact: true }).click();
    const sheet = phone.getByRole('dialog', { name: 'Garlic Naan' });
    const add = sheet.getByRole('button', { name: /^Add/ });
    await add.click();
    await expect(sheet.getByRole('alert')).toHaveText('Please choose 1');
    await sheet.getByRole('radio', { name: /^Large/ }).check();
    await sheet.getByRole('checkbox', { name: /^Cheese/ }).check();
    await expect(add).toContainText('₹125.50');
    await lookAtSheet(phone, 'guest-options');
    await add.click();
    await phone.getByRole('link', { name: /View basket/ }).click();
    await expect(phone.getByRole('dialog', { name: 'Your basket' })).toContainText('Large, Cheese');
    await place(phone);
    await expect(orderCard(phone, order.id + 1)).toContainText('Large, Cheese');
    await phone.context().close();
  });

  await test.step('ticket and bill say them', async () => {
    await catchPrints(page);
    await page.goto('/app/orders');
    await expect(list(page, 'Live Orders')).toContainText('Large, Cheese');
    await row(page, 'Live Orders', order).getByRole('button', { name: 'Accept' }).click();
    expect(await printed(page)).toContain('Large, Butter');
    await restaurant.complete(5);
    await row(page, 'Past Orders', order).getByRole('button', { name: 'Reprint' }).click();
    await confirm(page, 'Reprint');
    const bill = await printed(page, 1);
    for (const said of ['Large, Butter', '115.00', 'Regular', '55.00', '₹178.50']) expect(bill).toContain(said);
  });
});
