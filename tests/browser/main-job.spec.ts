import { catchPrints, hearing, printed } from './staff.js';
import {
  choose,
  confirm,
  expect,
  expectToasts,
  fillSignUp,
  list,
  mailedCode,
  newEmail,
  row,
  test,
  toast,
} from './verbs.js';

test('from sign-up to a printed bill, seen on two screens', async ({ page, browser }) => {
  await catchPrints(page);
  const email = newEmail();

  await test.step('sign up, verify with the mailed code, take the free trial', async () => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/app\/login$/);
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await fillSignUp(page, { Email: email });
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
    await page.getByLabel('OTP', { exact: true }).fill(await mailedCode(email));
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page).toHaveURL(/\/app\/plans$/);
    await page.getByRole('radio', { name: '10 Days Free Trial' }).check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(toast(page, 'Free trial activated')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/dashboard$/);
    await expect(page.getByText('Welcome, Asha Rao')).toBeVisible();
  });

  await test.step('fill the menu: add, edit, disable, delete', async () => {
    await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
    await expect(page.getByText('No menu items')).toBeVisible();
    const add = async (item: { category: string; name: string; veg: boolean; price: string; half?: string }) => {
      await page.getByLabel('Category').fill(item.category);
      await page.getByLabel('Name', { exact: true }).fill(item.name);
      await page.getByRole('radio', { name: item.veg ? 'Veg' : 'Non-Veg', exact: true }).check();
      await page.getByLabel('Full Price').fill(item.price);
      if (item.half) {
        await page.getByLabel('Half portion').check();
        await page.getByLabel('Half Price').fill(item.half);
      }
      await page.getByRole('button', { name: 'Add Item' }).click();
      await Promise.all([
        expectToasts(page, 'Menu item added'),
        expect(page.getByRole('cell', { name: item.name, exact: true })).toBeVisible(),
      ]);
    };
    await add({ category: 'Main Course', name: 'Paneer Tikka', veg: true, price: '249.50', half: '140' });
    await add({ category: 'Breads', name: 'Garlic Naan', veg: true, price: '50' });
    await add({ category: 'Drinks', name: 'Lassi', veg: true, price: '80' });
    await add({ category: 'Drinks', name: 'Mistake', veg: false, price: '1' });
    const item = (name: string) => page.getByRole('row').filter({ hasText: name });

    await item('Garlic Naan').getByRole('button', { name: 'Modify' }).click();
    await expect(page.getByLabel('Full Price')).toHaveValue('50');
    await page.getByLabel('Full Price').fill('55');
    await page.getByRole('button', { name: 'Update Item' }).click();
    await expect(toast(page, 'Menu item updated')).toBeVisible();
    await expect(item('Garlic Naan')).toContainText('₹55.00');

    await item('Lassi').getByRole('button', { name: 'Disable' }).click();
    await expect(toast(page, 'Menu item disabled successfully')).toBeVisible();
    await expect(item('Lassi')).toContainText('Disabled');

    await item('Mistake').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Menu item deleted')).toBeVisible();
    await expect(item('Mistake')).toHaveCount(0);
  });

  const kitchen = await browser.newContext({ storageState: await page.context().storageState() });
  const screen = await kitchen.newPage();
  await hearing(screen, () => screen.goto('/app/orders'));
  await expect(screen.getByText('New orders appear here by themselves.')).toBeVisible();

  await test.step('take an order', async () => {
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await page.getByRole('link', { name: 'Take Order' }).click();
    await page.getByLabel('Table Number').fill('7');
    await page.getByRole('searchbox', { name: 'Search menu' }).fill('pan');
    const paneer = page.getByRole('row').filter({ hasText: 'Paneer Tikka' });
    await paneer.getByRole('button', { name: 'Add Full' }).click();
    await paneer.getByRole('button', { name: 'Add Half' }).click();
    await paneer.getByRole('button', { name: 'Plus' }).first().click();
    await paneer.getByRole('button', { name: 'Plus' }).first().click();
    await paneer.getByRole('button', { name: 'Minus' }).first().click();
    await page.getByRole('searchbox', { name: 'Search menu' }).fill('');
    await page.getByRole('row').filter({ hasText: 'Garlic Naan' }).getByRole('button', { name: 'Add Full' }).click();
    await page
      .getByRole('row')
      .filter({ hasText: 'Lassi' })
      .getByRole('button', { name: 'Unavailable' })
      .click({ force: true });
    await expect(toast(page, 'This item is currently unavailable')).toBeVisible();
  });

  await test.step('it appears on the other screen at once, with the notice', async () => {
    await Promise.all([
      expectToasts(screen, 'New order #1 received for Table 7'),
      expectToasts(page, 'Order placed successfully'),
      page.getByRole('button', { name: 'Submit Order' }).click(),
    ]);
    await expect(page).toHaveURL(/\/app\/orders$/);
    await expect(row(screen, 'Live Orders', { id: 1 })).toContainText('₹694.00');
  });

  await test.step('accept prints the kitchen receipt and makes it recurring on both', async () => {
    await Promise.all([
      expectToasts(screen, 'Order #1 updated to recurring'),
      expectToasts(page, 'Order moved to recurring'),
      row(page, 'Live Orders', { id: 1 }).getByRole('button', { name: 'Accept' }).click(),
    ]);
    await expect(row(screen, 'Recurring Orders', { id: 1 })).toBeVisible();
    const receipt = await printed(page);
    expect(receipt).toContain('Table 7');
    expect(receipt).toContain('Paneer Tikka');
  });

  await test.step('the preview and the printed bill show the same amounts, and the order is past', async () => {
    await page.getByLabel('Table', { exact: true }).selectOption('7');
    await page.getByLabel('GST Rate').selectOption('5');
    await page.getByLabel('GST Type').selectOption('exclusive');
    await page.getByLabel('Discount (%)').fill('10');
    await page.getByLabel('Service Charge (₹)').fill('20');
    // 694.00 − 10 % = 624.60; GST 31.23, which halves to 15.615: printed 15.62 twice, and the total is 675.83.
    await expect(page.getByText('675.83').first()).toBeVisible();
    await Promise.all([
      expectToasts(screen, 'Orders for table 7 moved to past'),
      expectToasts(page, 'Receipt printed and orders moved to past'),
      page.getByRole('button', { name: 'Print Receipt' }).click(),
    ]);
    const bill = await printed(page, 1);
    for (const text of ['Spice Garden', 'Paneer Tikka', '675.83', '15.62', '/000001', 'Have a nice day!', '996331'])
      expect(bill).toContain(text);
    await expect(row(page, 'Past Orders', { id: 1 })).toContainText('₹675.83');
    await expect(row(screen, 'Past Orders', { id: 1 })).toContainText('₹675.83');
  });

  await test.step('reprint, move back, delete: each asks first', async () => {
    await row(page, 'Past Orders', { id: 1 }).getByRole('button', { name: 'Reprint' }).click();
    await confirm(page, 'Reprint');
    await expect(toast(page, 'Receipt reprinted')).toBeVisible();
    expect(await printed(page, 2)).toContain('675.83');

    await row(page, 'Past Orders', { id: 1 }).getByRole('button', { name: 'Move to Recurring' }).click();
    await confirm(page, 'Move to Recurring', 'wrong table');
    await expect(toast(page, 'Order moved back to recurring')).toBeVisible();
    await expect(row(screen, 'Recurring Orders', { id: 1 })).toBeVisible();

    await choose(page, row(page, 'Recurring Orders', { id: 1 }), 'Delete');
    await confirm(page, 'Delete', 'Guest changed their mind');
    await expect(toast(page, 'Order deleted successfully')).toBeVisible();
    await expect(row(screen, 'Recurring Orders', { id: 1 })).toHaveCount(0);
    await expect(list(page, 'Recurring Orders')).toHaveCount(0);
  });

  await test.step('ordering is closed and opened for guests', async () => {
    await page.getByRole('button', { name: 'Disable Submit' }).click();
    await expect(toast(page, 'Order submission disabled')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Enable Submit' })).toBeVisible();
    await screen.getByRole('button', { name: 'Enable Submit' }).click();
    await expect(page.getByRole('button', { name: 'Disable Submit' })).toBeVisible();
  });

  await test.step('log out', async () => {
    await page.getByRole('button', { name: 'Log Out' }).first().click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
  await kitchen.close();
});
