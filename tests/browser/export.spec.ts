import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import Excel from 'exceljs';
import { lookAtSheet } from './look.js';
import { expect, expectToasts, openAs, test, toast } from './verbs.js';

interface PastOrder {
  readonly id: number;
  readonly total: number;
  readonly receiptDetails: { readonly billNo: string; readonly total: number };
}

const YEAR = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export to Excel' });
const openDialog = (page: Page) => page.getByRole('button', { name: 'Export to Excel' }).click();
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

test('an export of the past orders', async ({ page, owner, restaurant }) => {
  for (const table of [4, 0, 7]) await restaurant.billedOrder(table);
  await openAs(page, owner, '/orders');

  await test.step('is of some months', async () => {
    await openDialog(page);
    await press(page, 'Export');
    await expect(toast(page, 'Please select at least one month')).toBeVisible();
    for (const month of await dialog(page).getByRole('checkbox').all()) await month.check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      expectToasts(page, 'Orders exported successfully'),
      press(page, 'Export'),
    ]);
    await expect(dialog(page)).toBeHidden();
    expect(download.suggestedFilename()).toBe(`past_orders_month_${YEAR}.xlsx`);

    const workbook = new Excel.Workbook();
    await workbook.xlsx.load((await readFile(await download.path())) as unknown as ArrayBuffer);
    const past = await owner.api.get<PastOrder[]>('/orders/past');
    const rows = workbook.getWorksheet('Orders')?.getRows(2, 4) ?? [];
    const shown = rows.slice(0, 3).map((row) => [1, 2, 6, 7].map((cell) => row.getCell(cell).value));
    expect(shown).toEqual(
      past.reverse().map(({ id, total, receiptDetails }) => [id, receiptDetails.billNo, total, receiptDetails.total]),
    );
    expect(rows[3]?.getCell(1).value).toBe('Total');
    expect(rows[3]?.getCell(7).value).toBe(past.reduce((sum, { receiptDetails }) => sum + receiptDetails.total, 0));
    expect(workbook.getWorksheet('Items')?.getRow(2).getCell(4).value).toBe('Paneer Tikka');
  });

  await test.step('asks for both days, and says what the server says', async () => {
    await openDialog(page);
    await dialog(page).getByRole('radio', { name: 'Custom Range' }).check();
    await dialog(page).getByLabel('From', { exact: true }).fill(`${YEAR}-01-01`);
    await press(page, 'Export');
    await expect(toast(page, 'Please select date range')).toBeVisible();
    await dialog(page).getByLabel('To', { exact: true }).fill(`${YEAR}-12-31`);
    const downloading = page.waitForEvent('download');
    await press(page, 'Export');
    expect((await downloading).suggestedFilename()).toBe(`past_orders_custom_${YEAR}-01-01_to_${YEAR}-12-31.xlsx`);

    await page.route('**/api/orders/export?*', (route) => route.abort());
    await openDialog(page);
    await press(page, 'Export');
    await expect(toast(page, 'Network error')).toBeVisible();
    await page.unroute('**/api/orders/export?*');
    await press(page, 'Close');
  });

  await test.step('goes on in the background on a slow network, and can be cancelled', async () => {
    let letThrough = () => {};
    const slow = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route('**/api/orders/export?*', (route) => slow.then(() => route.continue()));
    await openDialog(page);
    await dialog(page).getByRole('radio', { name: 'Year' }).check();
    await press(page, 'Export');
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await press(page, 'Close');
    await page.getByRole('link', { name: 'Menu' }).first().click();
    await page.getByRole('link', { name: 'Orders' }).first().click();
    await page.getByRole('button', { name: 'Exporting…' }).click();
    await press(page, 'Cancel');
    await expect(toast(page, 'Export cancelled')).toBeVisible();
    await dialog(page).getByRole('radio', { name: 'Year' }).check();
    const downloading = page.waitForEvent('download');
    await press(page, 'Export');
    letThrough();
    expect((await downloading).suggestedFilename()).toBe(`past_orders_year_${YEAR}.xlsx`);
    await expect(dialog(page)).toBeHidden();
    await page.unroute('**/api/orders/export?*');
  });

  await test.step('can be done with the keyboard alone', async () => {
    await openDialog(page);
    await dialog(page).getByRole('radio', { name: 'Month' }).check();
    await press(page, 'Close');
    const button = page.getByRole('button', { name: 'Export to Excel' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog(page).getByRole('radio', { name: 'Month' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await downloading;
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('has room and contrast on every screen', async () => {
    await page.route('**/api/orders/export?*', () => undefined);
    await openDialog(page);
    for (const type of ['Month', 'Year', 'Custom Range']) {
      await dialog(page).getByRole('radio', { name: type }).check();
      await lookAtSheet(page, `export-${type.toLowerCase().replace(' ', '-')}`);
    }
    await dialog(page).getByRole('radio', { name: 'Year' }).check();
    await press(page, 'Export');
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await lookAtSheet(page, 'export-under-way');
  });
});
