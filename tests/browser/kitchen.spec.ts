import { devices, type Browser, type Page } from '@playwright/test';
import { seatedAt } from './guests.js';
import { look, lookAtAll, lookAtSheet } from './look.js';
import { catchPrints, colleague, hearing, printed } from './staff.js';
import { choose, expect, heading, list, openAs, row, test, toast, type Order, type Restaurant } from './verbs.js';

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
const papers = async (page: Page): Promise<number> => (await prints(page)).length;
const prints = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { prints: string[] }).prints);

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

test('two phones, a print station and a till work one table at once', async ({ browser, restaurant }) => {
  const { api } = restaurant.owner;
  const guests = await seatedAt(restaurant, 7);
  const station = await colleague(browser, restaurant, '/orders');
  await becomeStation(station, 'Kitchen');
  const till = await colleague(browser, restaurant, '/orders');
  const [one, other] = await Promise.all([phone(browser, restaurant), phone(browser, restaurant)]);
  const screens = [one, other, till, station];

  const take = async (page: Page, dish: string, times: number) => {
    await page.goto('/app/take-order?table=7');
    // On its name: the button that adds takes presses anywhere on the tile.
    for (let n = 0; n < times; n += 1)
      await page.getByRole('row').getByText(dish, { exact: true }).click({ force: true });
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await expect(page).toHaveURL(/\/app\/orders$/);
  };
  await test.step('both phones take orders while a guest orders', () =>
    Promise.all([take(one, 'Paneer Tikka', 1), take(other, 'Garlic Naan', 2), guests.orders({ item: 1 })]));
  const live = await api.get<(Order & { items: { name: string }[] })[]>('/orders/live');
  const [paneer, naan, chicken] = ['Paneer Tikka', 'Garlic Naan', 'Butter Chicken'].map(
    (name) => live.find(({ items }) => items[0]?.name === name) as Order,
  ) as [Order, Order, Order];

  await test.step('each is accepted elsewhere, at once', async () => {
    // On the button itself: rows move up while others are accepted, and a press would meet the next one.
    const accept = (page: Page, order: Order) =>
      row(page, 'Live Orders', order).getByRole('button', { name: 'Accept' }).dispatchEvent('click');
    await Promise.all([accept(one, paneer), accept(other, naan), accept(till, chicken)]);
    await expect.poll(() => papers(station)).toBe(3);
  });

  await test.step('one phone adds while the other cancels', async () => {
    const change = async (page: Page, order: Order) => {
      await choose(page, row(page, 'Recurring Orders', order), 'Change');
      return page.getByRole('dialog', { name: `Change order #${order.id} at Table 7` });
    };
    const adding = await change(one, paneer);
    await adding.getByRole('searchbox', { name: 'Add dishes' }).fill('naan');
    await adding.getByRole('listitem').filter({ hasText: 'Garlic Naan' }).getByRole('button', { name: 'Add' }).click();
    const cancelling = await change(other, naan);
    await cancelling.getByRole('button', { name: 'Cancel' }).click();
    await cancelling.getByRole('button', { name: 'Not available' }).click();
    await Promise.all([
      adding.getByRole('button', { name: /^Add 1 item, ₹/ }).click(),
      cancelling.getByRole('button', { name: 'Cancel 1 × Garlic Naan' }).click(),
    ]);
    await expect.poll(() => papers(station)).toBe(5);
    for (const dialog of [adding, cancelling]) await dialog.getByRole('button', { name: 'Close' }).click();
  });

  const total = 249.5 + 2 * 55 + 329;
  await test.step('the till bills the table and takes the money', async () => {
    await heading(till, 'Table 7').getByRole('button', { name: 'Bill' }).click();
    await till.getByRole('button', { name: 'Print Receipt' }).click();
    expect(await printed(till)).toMatch(new RegExp(`Grand Total\\s+₹${total.toFixed(2)}`));
    const asked = till.getByRole('group', { name: 'Payment' });
    await asked.getByRole('button', { name: 'Cash', exact: true }).click();
    await expect(asked.getByText('Paid', { exact: true })).toBeVisible();
  });

  await test.step('in the end all screens agree, and the kitchen has each ticket once', async () => {
    for (const page of screens) {
      for (const order of [paneer, naan, chicken]) await expect(row(page, 'Past Orders', order)).toContainText('Paid');
      for (const name of ['Live Orders', 'Recurring Orders'] as const) await expect(list(page, name)).toHaveCount(0);
    }
    const past = await api.get<{ receiptDetails: { total: number } }[]>('/orders/past');
    expect(past.reduce((sum, { receiptDetails }) => sum + receiptDetails.total, 0)).toBeCloseTo(total, 2);
    const tickets = (await prints(station)).map((paper) => /Ticket (\d+)\s+(\w+)/.exec(paper)?.slice(1) ?? []);
    expect(tickets.map(([no]) => Number(no)).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(tickets.map(([, kind]) => kind).sort()).toEqual(['ADD', 'CANCEL', 'NEW', 'NEW', 'NEW']);
    expect(await Promise.all([one, other].map(papers))).toEqual([0, 0]);
  });
});
