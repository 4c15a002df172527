import type { Page } from '@playwright/test';
import { lookAtSheet } from './look.js';
import { expect, openAs, test, toast } from './verbs.js';

const HEAD = ['Category', 'Name', 'Veg/Non-Veg', 'Full Price', 'Half Price', 'Description'];
const asPasted = (rows: readonly (readonly string[])[]) => [HEAD, ...rows].map((row) => row.join('\t')).join('\n');

const WRONG = asPasted([
  ['Starters', 'Paneer Tikka', 'Veg', '₹ 1,249.50', '140', 'Smoky, with mint'],
  ['Starters', '', 'egg', '1.200', '', ''],
  ['Breads', 'Garlic Naan', 'Veg', 'market price', '-', ''],
  ['Main Course', 'paneer tikka', 'veg', '329', '0', ''],
  ['Starters', 'Paneer Tikka', 'veg', '249', '', ''],
]);
const DISHES = asPasted([
  ...[['Starters', 'Hara Bhara Kebab', 'Veg', '₹ 1,249.50', '140', 'Of spinach and peas, with mint']],
  ...Array.from({ length: 150 }, (_, n) => [
    ...['Thali', `Thali No. ${n + 1}`, n % 3 ? 'Veg' : 'Non-Veg', `${200 + n},50`, '-', ''],
  ]),
]);

const paste = async (page: Page, text: string) => {
  const field = page.getByLabel('Rows from a spreadsheet');
  await expect(field).toBeFocused();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+V');
};

test('a menu comes from pasted rows, all of it or none, and is undone', async ({ page, context, restaurant }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, restaurant.owner, '/menu');
  const menu = page.getByRole('table', { name: 'Menu Items' });
  const ours = menu.getByRole('cell', { name: 'Butter Chicken', exact: true });
  const theirs = menu.getByRole('cell', { name: 'Hara Bhara Kebab', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Import Menu' });
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const open = () => page.getByRole('button', { name: 'Import', exact: true }).click();

  await expect(ours).toBeVisible();
  await open();
  await lookAtSheet(page, 'menu-import-empty');
  await paste(page, 'Dear Sirs,\nour menu is this.');
  await expect(toast(page, /^The first row must name the columns/)).toBeVisible();
  await page.getByLabel('Rows from a spreadsheet').focus();
  await paste(page, WRONG);
  await expect(dialog.getByText(/^4 rows have something wrong/)).toBeVisible();
  for (const text of ['“egg” is neither Veg nor Non-Veg', '“1.200” may mean 1.2 or 1200', 'Name is required'])
    await expect(dialog.getByText(text)).toBeVisible();
  for (const text of [/“Paneer Tikka” is in row 2 already/, /“Garlic Naan” is on the menu already, as #3: give its ID/])
    await expect(dialog.getByText(text)).toBeVisible();
  await expect(button(/^Take over/)).toHaveCount(0);
  await lookAtSheet(page, 'menu-import-wrong');

  await button('Another sheet').click();
  await paste(page, DISHES);
  await expect(dialog.getByText('151 dishes to add')).toBeVisible();
  await lookAtSheet(page, 'menu-import');
  await button('Take over 151 dishes').click();
  await expect(toast(page, /151 dishes added/)).toBeVisible();
  await expect(theirs).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(toast(page, 'Import undone')).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await expect(ours).toBeVisible();

  await open();
  await expect(button('Undo last import')).toHaveCount(0);
  await paste(page, DISHES);
  await button('Take over 151 dishes').click();
  await expect(theirs).toBeVisible();
  await page.reload();
  await open();
  await lookAtSheet(page, 'menu-import-last');
  await button('Undo last import').click();
  await expect(toast(page, 'Import undone')).toBeVisible();
  await button('Close').click();
  await expect(theirs).toHaveCount(0);
  await expect(ours).toBeVisible();
});
