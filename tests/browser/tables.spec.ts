import type { Locator, Page } from '@playwright/test';
import { readQr } from '../../api/testing/read-qr.js';
import { payable } from './guests.js';
import { keepPrints, printedAs, sheetsOf } from './paper.js';
import { confirm, expect, openAs, test, toast, url } from './verbs.js';

const card = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Tables' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

const generate = async (page: Page, table: number | string) => {
  await page.getByLabel('Table Number').fill(String(table));
  await page.getByRole('button', { name: 'Generate QR Code' }).click();
};

const targetOn = async (page: Page, name: string): Promise<string> => {
  const picture = card(page, name).getByRole('img', { name: `QR code of ${name}` });
  let target = '';
  await expect.poll(async () => (target = (await readQr(await picture.screenshot())) ?? '')).not.toBe('');
  return target;
};

test('without a UPI ID no code is made, and the page says where to give one', async ({ page, restaurant }) => {
  await openAs(page, restaurant.owner, '/qr-code');
  await expect(page.getByRole('note')).toHaveText('Please add UPI ID in Account settings to generate QR codes.');
  await expect(page.getByLabel('Table Number')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Generate QR Code' })).toBeDisabled();
  await page.getByRole('link', { name: 'Account settings' }).click();
  await expect(page).toHaveURL(/\/app\/account$/);
});

test('the codes of the tables', async ({ page, restaurant, browser }) => {
  await payable(restaurant);
  await keepPrints(page);
  await openAs(page, restaurant.owner, '/qr-code');

  await test.step('a code is made, leads a guest to the table, and dies with it', async () => {
    await expect(page.getByText('No QR codes')).toBeVisible();
    await generate(page, 4);
    await expect(toast(page, 'QR code generated')).toBeVisible();
    const target = await targetOn(page, 'Table 4');
    expect(target).toMatch(/\/app\/t\/[\w-]{22}$/);

    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const scanned = `${url}${new URL(target).pathname}`;
    await phone.goto(scanned);
    await expect(phone.getByRole('heading', { name: 'Spice Garden' })).toBeVisible();
    await expect(phone.getByText('Table 4')).toBeVisible();

    await generate(page, 4);
    await expect(toast(page, 'Table 4 already has a QR code')).toBeVisible();
    await card(page, 'Table 4').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Table 4')).toBeVisible();
    await card(page, 'Table 4').getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await expect(toast(page, 'QR code deleted successfully')).toBeVisible();
    await expect(card(page, 'Table 4')).toHaveCount(0);
    await phone.goto(scanned);
    await expect(phone.getByRole('heading', { name: 'This QR code is no longer valid' })).toBeVisible();

    await generate(page, 4);
    await expect(card(page, 'Table 4')).toBeVisible();
    expect(await targetOn(page, 'Table 4')).not.toBe(target);
    await phone.close();
  });

  await test.step('codes for tables 1 to n are made at once and print four to an A4 page', async () => {
    await page.getByLabel('Tables 1 to').fill('6');
    await page.getByRole('button', { name: 'Generate All' }).click();
    await expect(toast(page, '5 QR codes generated')).toBeVisible();
    const targets = [];
    for (const table of [1, 2, 3, 4, 5, 6]) targets.push(await targetOn(page, `Table ${table}`));
    await page.getByRole('button', { name: 'Print All on A4' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    const codes = page.locator('[data-print] .code');
    await expect(codes).toHaveCount(6);
    for (const [n, target] of targets.entries()) expect(await readQr(await codes.nth(n).screenshot())).toBe(target);
    const a4 = { width: 210, height: 297 };
    expect(sheetsOf(await printedAs(page, 'tables-a4'))).toEqual([a4, a4]);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a failing call says so', async () => {
    const broken = (path: string, method: string) =>
      page.route(path, (route) =>
        route.request().method() === method ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
      );
    await broken('**/api/tables/generate-qr', 'POST');
    await broken('**/api/tables/*', 'DELETE');
    await generate(page, 9);
    await expect(toast(page, 'Failed to generate QR code')).toBeVisible();
    await card(page, 'Table 4').getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete');
    await expect(toast(page, 'Failed to delete QR code')).toBeVisible();
    await broken('**/api/tables?*', 'GET');
    await page.reload();
    await expect(toast(page, 'Failed to fetch tables')).toBeVisible();
    await page.unroute('**/api/tables?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Table 4')).toBeVisible();
  });
});

for (const [named, restaurantName] of [
  ['short', 'Spice Garden'],
  ['long', 'The Grand Old Bombay Canteen and Irani Café of Bandra West, Home of Bun Maska and Berry Pulao, 1923'],
] as const)
  test(`the sheet of a restaurant with a ${named} name is one page of 80 × 130 mm, and its code can be read`, async ({
    page,
    restaurant,
  }) => {
    await payable(restaurant, restaurantName);
    await restaurant.owner.api.post('/tables/generate-qr', { tableNo: 12 });
    await keepPrints(page);
    await openAs(page, restaurant.owner, '/qr-code');
    const target = await targetOn(page, 'Table 12');
    await card(page, 'Table 12').getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 302, height: 491 });
    const lines = (await page.locator('[data-print]').innerText()).split('\n').filter(Boolean);
    expect(lines).toEqual([
      restaurantName,
      'Table 12',
      'View Menu',
      'Make Payment',
      'Leave a Google Review',
      'Share Your Opinion',
      'Powered by SAE',
    ]);
    // Nothing on it is cut off.
    const cut = await page.locator('[data-print] article').evaluate((paper) => {
      const { right, bottom } = paper.getBoundingClientRect();
      return [...paper.querySelectorAll('*')].filter((part) => {
        const box = part.getBoundingClientRect();
        const isClipped = part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflow === 'hidden';
        return isClipped || box.right > right + 0.5 || box.bottom > bottom + 0.5;
      }).length;
    });
    expect(cut).toBe(0);
    expect(await readQr(await page.locator('[data-print] .code').screenshot())).toBe(target);

    expect(sheetsOf(await printedAs(page, `table-${named}`))).toEqual([{ width: 80, height: 130 }]);
  });
