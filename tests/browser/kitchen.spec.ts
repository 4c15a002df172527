import { devices, type Browser, type Page } from '@playwright/test';
import { look, lookAtAll, lookAtSheet } from './look.js';
import { catchPrints, colleague, hearing, printed } from './staff.js';
import { choose, expect, openAs, row, test, toast, type Restaurant } from './verbs.js';

/** A waiter's phone. */
const phone = async (browser: Browser, { owner }: Restaurant): Promise<Page> => {
  const page = await (
    await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } })
  ).newPage();
  await catchPrints(page);
  await hearing(page, () => openAs(page, owner, '/orders'));
  return page;
};

const becomeStation = async (page: Page, name: string, see?: () => Promise<void>) => {
  await page.getByRole('button', { name: 'Kitchen printing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kitchen printing' });
  await dialog.getByRole('switch', { name: 'Kitchen tickets print on this device' }).check();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('checkbox', { name: 'All categories' }).uncheck();
  for (const category of ['Breads', 'Main Course']) await dialog.getByRole('checkbox', { name: category }).check();
  await see?.();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Kitchen tickets print here').locator('visible=true').first()).toBeVisible();
};
const papers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { prints: string[] }).prints.length);

test('a ticket that a phone sends prints at one station, once; and on the phone when no station does', async ({
  browser,
  restaurant,
}) => {
  const [first, second] = [
    await restaurant.placeOrder({ table: 4 }),
    await restaurant.placeOrder({ table: 7, item: 2 }),
  ];
  const one = await colleague(browser, restaurant, '/orders');
  await becomeStation(one, 'Kitchen');
  const other = await colleague(browser, restaurant, '/orders');
  await becomeStation(other, 'Second kitchen', () => lookAtSheet(other, 'kitchen-printing'));
  const waiter = await phone(browser, restaurant);

  await row(waiter, 'Live Orders', first).getByRole('button', { name: 'Accept' }).click();
  await expect(toast(waiter, 'Ticket 1 goes to the kitchen')).toBeVisible();
  await expect.poll(async () => (await papers(one)) + (await papers(other))).toBe(1);
  await choose(waiter, row(waiter, 'Recurring Orders', first), 'Kitchen tickets');
  const tickets = waiter.getByRole('dialog', { name: `Kitchen tickets of order #${first.id}` });
  await expect(tickets.getByText(/^Printed at (Kitchen|Second kitchen), /)).toHaveCount(1);
  await tickets.getByRole('button', { name: 'Close' }).click();
  await look(one, 'kitchen-station');
  expect((await papers(one)) + (await papers(other))).toBe(1);

  await Promise.all([one, other].map((page) => page.context().close()));
  await row(waiter, 'Live Orders', second).getByRole('button', { name: 'Accept' }).click();
  const notice = toast(waiter, 'Ticket 2 was not printed in the kitchen');
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await lookAtAll(waiter, 'kitchen-not-printed');
  await notice.getByRole('button', { name: 'Print here' }).click();
  expect(await printed(waiter)).toContain('Garlic Naan');
  await expect(notice).toHaveCount(0);
});
