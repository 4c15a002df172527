import type { Page } from '@playwright/test';
import { look, lookAtAll, lookAtSheet } from './look.js';
import { confirm, expect, lead, openAs, test, toast } from './verbs.js';

const PIN = { Kiran: '1111', Ravi: '2222', Meena: '3333', Tara: '4444', Noor: '5555' } as const;
type Name = keyof typeof PIN;

const dialogOf = (page: Page) => page.getByRole('dialog');

const add = async (page: Page, name: Name, role: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add Person' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByLabel('PIN', { exact: true }).fill(PIN[name]);
  await dialog.getByRole('button', { name: 'Add Person' }).click();
  await expect(toast(page, `${name} was added`)).toBeVisible();
};

const makeTill = async (page: Page, name: string): Promise<void> => {
  await page.getByLabel('Name of this device').fill(name);
  await page.getByRole('button', { name: 'Make This Device a Till' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
};

const lock = (page: Page) => page.getByRole('button', { name: 'Lock', exact: true }).click();

const comeIn = async (page: Page, name: Name): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByLabel('PIN', { exact: true }).fill(PIN[name]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, exact: true })).toBeHidden();
  // Until then the screens go by what the one before might do.
  await expect(page.getByRole('banner').getByText(name, { exact: true })).toBeVisible();
};

test('a dinner at two tills: people switch, a manager approves, and who is suspended is out', async ({
  page: bar,
  browser,
  restaurant,
}) => {
  await test.step('the owner adds who works here, and makes the device a till', async () => {
    await openAs(bar, restaurant.owner, '/people');
    await expect(bar.getByText('Nobody but the owner')).toBeVisible();
    await lookAtAll(bar, 'people-none');
    await bar.getByRole('button', { name: 'Add Person' }).click();
    await lookAtSheet(bar, 'people-form');
    await dialogOf(bar).getByRole('button', { name: 'Cancel' }).click();
    await add(bar, 'Kiran', 'manager');
    await add(bar, 'Ravi', 'waiter');
    await add(bar, 'Meena', 'cashier');
    await add(bar, 'Tara', 'kitchen');
    await add(bar, 'Noor', 'waiter');
    await makeTill(bar, 'Bar');
    await lookAtAll(bar, 'people');
  });

  const context = await browser.newContext();
  const door = await context.newPage();
  await test.step('another device becomes a till too', async () => {
    await openAs(door, restaurant.owner, '/people');
    await makeTill(door, 'Door');
    await lock(door);
    await expect(door.getByText('Who is it?')).toBeVisible();
  });

  await test.step('a waiter comes to the bar, where the screen is as it was left', async () => {
    await lock(bar);
    await expect(bar.getByText('Who is it?')).toBeVisible();
    await look(bar, 'till-names');
    await bar.getByRole('button', { name: /^Ravi/ }).click();
    await look(bar, 'till-pin');
    await bar.getByLabel('PIN', { exact: true }).fill('0000');
    await bar.keyboard.press('Enter');
    await expect(bar.getByText('Wrong PIN')).toBeVisible();
    await bar.getByRole('button', { name: 'Somebody else' }).click();
    await comeIn(bar, 'Ravi');
    // No people for a waiter: the first page that is theirs.
    await expect(bar).toHaveURL(/\/app\/orders$/);
    await expect(bar.getByRole('link', { name: 'Home' })).toBeHidden();
    await expect(bar.getByRole('heading', { name: 'Past Orders' })).toBeHidden();
    await lookAtAll(bar, 'orders-of-a-waiter');
  });

  await test.step('a basket waits while the till is locked', async () => {
    await lead(bar, '/take-order?table=4');
    const naan = bar.getByRole('row').filter({ hasText: 'Garlic Naan' }).first();
    await naan.getByRole('button', { name: 'Add Full' }).click();
    await lock(bar);
    await comeIn(bar, 'Meena');
    await expect(bar.getByRole('button', { name: 'Submit Order' })).toBeEnabled();
    await lock(bar);
    await comeIn(bar, 'Ravi');
    await bar.getByRole('button', { name: 'Submit Order' }).click();
    await expect(toast(bar, 'Order placed successfully')).toBeVisible();
    await lock(bar);
    await comeIn(bar, 'Meena');
    await bar.getByRole('button', { name: 'Accept' }).first().click();
    await expect(toast(bar, 'Order moved to recurring')).toBeVisible();
    await lock(bar);
    await comeIn(bar, 'Ravi');
    await expect(bar.getByText('by Ravi accepted by Meena')).toBeVisible();
    await lookAtAll(bar, 'orders-by-people');
    await lead(bar, '/tables');
    await expect(bar.getByRole('button', { name: 'My tables', pressed: true })).toBeVisible();
    await expect(bar.getByRole('button', { name: /^Table 4/ })).toContainText('Ravi');
    await lookAtAll(bar, 'floor-of-a-waiter');
    await lead(bar, '/orders');
  });

  await test.step('what the kitchen was told of is cancelled with a manager’s approval', async () => {
    await bar.getByRole('button', { name: 'More' }).last().click();
    await bar.getByRole('menuitem', { name: 'Delete' }).click();
    await bar.getByRole('textbox', { name: 'Reason' }).fill('Entered by mistake');
    const question = bar.getByRole('alertdialog');
    await look(bar, 'approval-beside-the-reason');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByText('Please enter the PIN')).toBeVisible();
    await expect(question.getByLabel('Approved by')).toContainText('Kiran');
    await question.getByLabel('Their PIN').fill('9999');
    await question.getByRole('button', { name: 'Delete' }).click();
    // Asked again, for it was wrong.
    await expect(bar.getByRole('heading', { name: 'Kiran’s approval' })).toBeVisible();
    await expect(bar.getByText('Wrong PIN')).toBeVisible();
    await bar.getByLabel('PIN', { exact: true }).fill(PIN.Kiran);
    await bar.keyboard.press('Enter');
    await expect(toast(bar, 'Order deleted successfully')).toBeVisible();
  });

  await test.step('the cashier bills with the manager’s word, who stands beside', async () => {
    await lock(bar);
    await comeIn(bar, 'Meena');
    await lead(bar, '/day');
    await bar.getByLabel(/Opening cash/).fill('500');
    await bar.getByRole('button', { name: 'Open Day' }).click();
    await expect(toast(bar, 'The day is open')).toBeVisible();
    await bar.getByRole('button', { name: 'Cash Out' }).click();
    const sheet = dialogOf(bar);
    await sheet.getByLabel(/Amount/).fill('50');
    await sheet.getByRole('textbox', { name: 'Reason' }).fill('Vegetables');
    await sheet.getByLabel('Their PIN').fill(PIN.Kiran);
    await lookAtSheet(bar, 'cash-out-approved');
    await sheet.getByRole('button', { name: 'Cash Out' }).click();
    await expect(toast(bar, 'Cash taken out')).toBeVisible();
    await lock(bar);
    await comeIn(bar, 'Kiran');
    await lead(bar, '/audit');
    await expect(bar.getByText(/Meena.*approved by Kiran/).first()).toBeVisible();
    await lookAtAll(bar, 'audit-approved');
    await lock(bar);
    await comeIn(bar, 'Ravi');
  });

  await test.step('at the door a second waiter takes an order beside the cook and the manager', async () => {
    await comeIn(door, 'Noor');
    await door.goto('/app/take-order?table=7');
    await door
      .getByRole('row')
      .filter({ hasText: 'Garlic Naan' })
      .first()
      .getByRole('button', { name: 'Add Full' })
      .click();
    await door.getByRole('button', { name: 'Submit Order' }).click();
    await expect(toast(door, 'Order placed successfully')).toBeVisible();
    await lock(door);
  });

  await test.step('the cook sees the menu and nothing of the money', async () => {
    await comeIn(door, 'Tara');
    await expect(door).toHaveURL(/\/app\/menu$/);
    await expect(door.getByRole('button', { name: 'Modify' })).toHaveCount(0);
    await lookAtAll(door, 'menu-of-the-kitchen');
    await lock(door);
  });

  await test.step('who is suspended is out at once', async () => {
    await comeIn(door, 'Kiran');
    await door.goto('/app/people');
    await door.getByRole('button', { name: 'Suspend', description: 'Ravi' }).click();
    await confirm(door, 'Suspend');
    await expect(toast(door, 'Ravi is suspended')).toBeVisible();
    await expect(bar.getByText('Who is it?')).toBeVisible({ timeout: 10_000 });
    await expect(bar.getByRole('button', { name: /^Ravi/ })).toBeHidden();
  });
  await context.close();
});
