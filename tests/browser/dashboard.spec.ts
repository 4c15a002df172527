import type { Page } from '@playwright/test';
import { liveThroughTheYear } from './a-year.js';
import { pagesOf } from './paper.js';
import { expect, openAs, test, toast } from './verbs.js';

const [year, month, day] = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' }).split('-') as [
  string,
  string,
  string,
];

const choice = (page: Page, name: 'Year' | 'Month' | 'Day' | 'Menu Category') => page.getByLabel(name, { exact: true });
/** A figure card: its number and what stands beneath. */
const card = (page: Page, title: string) =>
  page
    .locator('dl > *')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('dd');
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** 249.50 and 5 % GST on it. */
const PANEER = '₹261.98';

/** What the server may answer instead of figures, and what is made of it. */
const FAILURES = [
  [{ message: 'No', error: 'The figures are locked', details: 'By whom?' }, 'The figures are locked'],
  [{ message: 'No', details: 'By whom?' }, 'By whom?'],
  [{ statusCode: 400, code: 'request/invalid', message: 'No' }, 'Failed to load analytics data'],
] as const;

test('the figures of a first day', async ({ page, restaurant }) => {
  await openAs(page, restaurant.owner, '/dashboard');

  await test.step('say where there is nothing', async () => {
    await expect(panel(page, 'Earnings by Date')).toContainText('No earnings data available for this period.');
    await expect(panel(page, 'Earnings by Month')).toContainText('No monthly earnings data available.');
    await expect(panel(page, 'Earnings by Category')).toContainText('No category data available for this period.');
    await expect(card(page, 'Max Earnings')).toHaveText(['₹0.00', 'No earnings yet']);
  });

  await test.step('have a bill the moment it is there, and lose it when it is cancelled', async () => {
    const order = await restaurant.billedOrder(4);
    await expect(card(page, 'Max Earnings').first()).toHaveText(PANEER);
    await expect(card(page, 'Max Orders').first()).toHaveText('1');
    await expect(card(page, 'Yearly Totals')).toHaveText([PANEER, `1 order · ${year}`]);
    await expect(card(page, 'Sales').first()).toHaveText(PANEER);
    await expect(page.getByRole('table', { name: 'Sold Most' })).toContainText('Paneer Tikka1');
    await expect(page.getByRole('table', { name: 'Earnings by Date' })).toContainText(PANEER);
    await expect(page.getByRole('table', { name: 'Earnings by Month' })).toContainText(PANEER);
    await expect(panel(page, 'Earnings by Category')).toContainText('Main Course');
    await expect(panel(page, 'Earnings by Date').locator('.recharts-bar-rectangle path').first()).toBeVisible();

    // Over the socket, without anything pressed here.
    await restaurant.billedOrder(5);
    await expect(card(page, 'Max Orders').first()).toHaveText('2');
    await restaurant.owner.api.put(`/orders/${order.id}/recurring`);
    await expect(card(page, 'Max Orders').first()).toHaveText('1');
  });

  await test.step('that cannot be asked for say why and show nothing, until they are answered', async () => {
    let body: object = {};
    await page.route('**/api/analytics?**', (route) => route.fulfill({ status: 400, json: body }));
    const askFirst = () => choice(page, 'Month').selectOption(month);
    const askAgain = () => page.getByRole('button', { name: 'Try again' }).click();
    for (const [n, [failure, says]] of FAILURES.entries()) {
      body = failure;
      await (n === 0 ? askFirst() : askAgain());
      await expect(toast(page, says)).toBeVisible();
      await expect(card(page, 'Monthly Totals').first()).toHaveText('₹0.00');
      await expect(panel(page, 'Earnings by Category')).toContainText('No category data available for this period.');
    }
    await page.unroute('**/api/analytics?**');
    await askAgain();
    await expect(card(page, 'Monthly Totals').first()).toHaveText(PANEER);
  });

  await test.step('are those of a month, a day, a category', async () => {
    await expect(card(page, 'Monthly Totals').first()).toHaveText(PANEER);
    await expect(panel(page, 'Earnings by Month')).toHaveCount(0);
    await choice(page, 'Day').selectOption(day);
    await expect(card(page, 'Daily Earnings').first()).toHaveText(PANEER);
    await expect(card(page, 'Daily Orders').first()).toHaveText('1');
    await expect(page.locator('dl').last().locator('> *')).toHaveCount(2);
    await expect(panel(page, 'Earnings by Date')).toHaveCount(0);
    await choice(page, 'Menu Category').selectOption('Breads');
    await expect(card(page, 'Daily Earnings').first()).toHaveText('₹0.00');
  });

  await test.step('are chosen with four dropdowns, which follow one another', async () => {
    await choice(page, 'Menu Category').selectOption('All Categories');
    await choice(page, 'Month').selectOption('');
    await expect(choice(page, 'Year')).toHaveValue(year);
    await expect(choice(page, 'Year').locator('option')).toHaveText([
      'All Years',
      ...Array.from({ length: 10 }, (_, ago) => String(Number(year) - ago)),
    ]);
    await expect(choice(page, 'Menu Category').locator('option')).toHaveText([
      'All Categories',
      'Breads',
      'Main Course',
    ]);
    await expect(choice(page, 'Month')).toBeEnabled();
    await expect(choice(page, 'Day')).toBeDisabled();
    await choice(page, 'Month').selectOption('February');
    await choice(page, 'Day').selectOption('28');
    await choice(page, 'Month').selectOption('March');
    await expect(choice(page, 'Day')).toHaveValue('');
    await choice(page, 'Day').selectOption('31');
    await choice(page, 'Year').selectOption(String(Number(year) - 1));
    await expect(choice(page, 'Month')).toHaveValue('');
    await expect(choice(page, 'Day')).toBeDisabled();
    await choice(page, 'Year').selectOption('All Years');
    await expect(choice(page, 'Month')).toBeDisabled();
  });
});

test('a year reads as charts, as tables and on paper', async ({ page, restaurant }) => {
  await liveThroughTheYear(restaurant);
  await openAs(page, restaurant.owner, '/dashboard');
  const byDate = panel(page, 'Earnings by Date');
  await expect(byDate.locator('svg.recharts-surface')).toBeVisible();
  await byDate.getByRole('button', { name: 'Show as table' }).click();
  await expect(byDate.getByRole('rowheader', { name: `4 Jan ${year}`, exact: true })).toBeVisible();
  await expect(byDate.locator('svg.recharts-surface')).toHaveCount(0);
  await byDate.getByRole('button', { name: 'Show as chart' }).click();
  // Paper is white for who works in the dark, too.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(byDate).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const byCategory = panel(page, 'Earnings by Category');
  await expect(byCategory.getByRole('columnheader').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(byCategory.locator('.recharts-sector').first()).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  await expect(page.getByText(`${year}, All Categories`)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  // With today above it, all on one sheet.
  expect(pagesOf(await page.pdf())).toBe(1);
});
