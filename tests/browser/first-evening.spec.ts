import type { Locator, Page } from '@playwright/test';
import { catchPrints, printed } from './staff.js';
import { expect, mailedCode, newEmail, PASSWORD, test, toast } from './verbs.js';

const CATEGORIES = ['Starters', 'Main Course', 'Breads', 'Rice', 'Desserts', 'Drinks'];
const HEAD = ['Category', 'Name', 'Veg/Non-Veg', 'Full Price'];

/** A menu of 60 dishes, as it comes out of a spreadsheet that is copied. */
const SHEET = [
  HEAD,
  ...CATEGORIES.flatMap((category) =>
    Array.from({ length: 10 }, (_, n) => [
      ...[category, `${category} No. ${n + 1}`, n % 3 ? 'Veg' : 'Non-Veg', String(100 + n)],
    ]),
  ),
]
  .map((cells) => cells.join('\t'))
  .join('\n');

/** Somebody at a keyboard and a mouse, whose presses are counted; what is typed into a field is not. */
const counted = (page: Page) => {
  let presses = 0;
  const press = (key: string) => ((presses += 1), page.keyboard.press(key));
  const click = (target: Locator) => ((presses += 1), target.click());
  const type = (text: string) => page.keyboard.type(text);
  /** A list of the system’s own: one press opens it, another chooses. */
  const choose = (list: Locator, value: string) => ((presses += 2), list.selectOption(value));
  return { press, click, type, choose, presses: () => presses };
};

test('from sign-up to the first printed bill, with a menu of 60 dishes, are at most 40 presses', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await catchPrints(page);
  const email = newEmail();
  const { press, click, type, choose, presses } = counted(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first();

  await page.goto('/');
  await click(link('Sign Up'));
  await click(page.getByLabel('Restaurant Name'));
  for (const text of ['Spice Garden', 'Asha Rao', email]) {
    await type(text);
    await press('Tab');
  }
  await type(PASSWORD);
  await click(page.getByLabel('Confirm Password', { exact: true }));
  await type(PASSWORD);
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await click(page.getByLabel('OTP', { exact: true }));
  await type(await mailedCode(email));
  await press('Enter');
  await click(page.getByRole('radio', { name: '10 Days Free Trial' }));
  await click(button('Proceed'));

  const steps = page.getByRole('list', { name: 'First Steps' });
  await expect(steps.getByText('To do')).toHaveCount(4);
  await click(steps.getByRole('link', { name: 'Write your menu' }));
  await page.evaluate((text) => navigator.clipboard.writeText(text), SHEET);
  await click(button('Import'));
  await expect(page.getByLabel('Rows from a spreadsheet')).toBeFocused();
  await press('Control+V');
  await click(button('Take over 60 dishes'));
  await expect(toast(page, /60 dishes added/)).toBeVisible();

  await click(link('Orders'));
  await click(link('Take Order'));
  await click(
    page.getByRole('row').filter({ hasText: 'Breads No. 1' }).getByRole('button', { name: 'Add Full' }).first(),
  );
  await click(button('Submit Order'));
  await click(page.getByRole('alertdialog', { name: 'Table 1?' }).getByRole('button', { name: 'Submit Order' }));
  await click(button('Accept'));
  expect(await printed(page)).toContain('Breads No. 1');
  await choose(page.getByLabel('Table', { exact: true }), '1');
  await click(button('Print Receipt'));
  const bill = await printed(page, 1);
  for (const text of ['Spice Garden', 'Breads No. 1', '100.00']) expect(bill).toContain(text);

  expect(presses()).toBeLessThanOrEqual(40);
  await click(link('Home'));
  await expect(steps.getByText('Done')).toHaveCount(2);
});
