import { pagesOf } from './paper.js';
import { expect, openAs, test, toast } from './verbs.js';

test('a report says what sold and what never did, and leads to the bills and their history', async ({
  page,
  restaurant,
}) => {
  const order = await restaurant.billedOrder(4);
  await openAs(page, restaurant.owner, '/dashboard');
  await page.getByRole('link', { name: 'Reports' }).click();
  const dishes = page.getByRole('table', { name: 'Dishes' });
  await expect(dishes.getByRole('row', { name: /^Paneer Tikka/ })).toContainText('Paneer Tikka1₹249.50100.0 %');
  await expect(dishes.getByRole('row', { name: /Naan/ })).toContainText('0₹0.00');
  await page.getByLabel('Report', { exact: true }).selectOption('Weekdays');
  await expect(page.getByRole('table', { name: 'Weekdays' }).getByRole('row')).toHaveCount(9);
  await expect(page.locator('.recharts-bar-rectangle path').first()).toBeVisible();
  expect(pagesOf(await page.pdf())).toBe(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^report_weekday_[\d-]+_to_[\d-]+\.xlsx$/);
  await expect(toast(page, 'Report exported successfully')).toBeVisible();

  await page.getByLabel('Report', { exact: true }).selectOption('Dishes');
  await page.getByRole('link', { name: 'Paneer Tikka' }).click();
  await expect(page.getByRole('table', { name: 'Bills' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `History of order #${order.id}` }).click();
  await expect(page.getByRole('dialog', { name: `Order #${order.id}` })).toContainText('Bill');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'All Dishes' }).click();
  await expect(dishes).toBeVisible();
});
