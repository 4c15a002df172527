import type { Page } from '@playwright/test';
import { seatedAt } from './guests.js';
import { expectSound, look, lookAtSheet } from './look.js';
import { aged, catchPrints, colleague, hearing } from './staff.js';
import { expect, expectToasts, openAs, test, type Restaurant } from './verbs.js';

/** 25 orders wait at ten tables, and of 25 with a code others are in the kitchen, billed, said to be paid, and free. */
const fullHouse = async (restaurant: Restaurant) => {
  const guests = await seatedAt(restaurant, 1);
  const payer = await seatedAt(restaurant, 15);
  for (let table = 2; table <= 25; table += 1)
    if (table !== 15) await restaurant.owner.api.post('/tables/generate-qr', { tableNo: table });
  for (let n = 0; n < 24; n += 1) await restaurant.placeOrder({ table: 1 + (n % 10), item: n % 3, quantity: 1 + n });
  for (const table of [0, 11, 12, 13, 40]) await restaurant.accept(await restaurant.placeOrder({ table, item: 1 }));
  await restaurant.billedOrder(14);
  await restaurant.billedOrder(15);
  await payer.claims(261.98, '632514789012');
  await guests.orders();
};

const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Tables' }).getByRole('button', { name: new RegExp(`^${name} `) });

test('the floor of a full house changes by itself, and leads to all that is done at a table', async ({
  page,
  browser,
  restaurant,
}) => {
  await openAs(page, restaurant.owner, '/tables');
  await expect(page.getByText('No tables yet')).toBeVisible();
  await look(page, 'floor-empty');

  await fullHouse(restaurant);
  await aged(page, (id) => (id % 11) * 150_000);
  await catchPrints(page);
  await hearing(page, () => page.goto('/app/tables'));
  await expect(page.getByText('10 ordered · 1 says paid · 5 in the kitchen · 1 billed · 10 free')).toBeVisible();
  await expect(tile(page, 'Table 1')).toContainText(/a guest’s order waits/);
  await expect(tile(page, 'Table 14')).toContainText('Billed');
  await expect(tile(page, 'Table 15')).toContainText('Says paid');
  await look(page, 'floor');
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, fourth] = [await tile(page, 'Counter').boundingBox(), await tile(page, 'Table 3').boundingBox()];
  expect(fourth?.x).toBe(first?.x);
  expect(fourth?.y).toBeGreaterThan(first?.y ?? 0);

  await test.step('an order that a colleague takes is there without a press', async () => {
    const other = await colleague(browser, restaurant, '/take-order?table=16');
    await expect(other.getByRole('button', { name: 'Table 14 Billed' })).toBeVisible();
    await other.getByRole('row').filter({ hasText: 'Garlic Naan' }).getByRole('button', { name: 'Add Full' }).click();
    await expect(tile(page, 'Table 16')).toContainText('Free');
    await other.getByRole('button', { name: 'Submit Order' }).click();
    await expect(tile(page, 'Table 16')).toContainText(/Ordered.*₹55\.00/);
    await other.context().close();
  });

  await test.step('its sheet accepts it, and brings the table to its bill', async () => {
    await tile(page, 'Table 15').click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'UPI Received' })).toBeVisible();
    await lookAtSheet(page, 'floor-claimed');
    await page.getByRole('button', { name: 'Close' }).click();
    await tile(page, 'Table 1').click();
    await lookAtSheet(page, 'floor-table');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await tile(page, 'Table 16').click();
    const sheet = page.getByRole('dialog', { name: 'Table 16' });
    await sheet.getByRole('button', { name: 'Accept' }).click();
    await expect(sheet.getByText('In the kitchen')).toBeVisible();
    await expectSound(page);
    await sheet.getByRole('link', { name: 'Bill' }).click();
    const settings = page.getByRole('region', { name: 'Receipt Settings' });
    await expect(settings.getByLabel('Table', { exact: true }).locator('option:checked')).toHaveText('Table 16');
    await expect(settings.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('region', { name: 'Receipt Preview' })).toContainText('Garlic Naan');
    await Promise.all([
      expectToasts(page, 'Receipt printed and orders moved to past'),
      settings.getByRole('button', { name: 'Print Receipt' }).click(),
    ]);
  });

  await page.goto('/app/tables');
  await expect(tile(page, 'Table 16')).toContainText('Billed');
});
