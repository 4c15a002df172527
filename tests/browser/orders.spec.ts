import { expectButtonsWhole, lookAtAll } from './look.js';
import { confirm, expect, lead, list, openAs, row, test, toast, withoutSocket, type Order } from './verbs.js';

const WORD = 'Spargelcremesuppe'.repeat(10);
const LONG = { category: WORD.slice(0, 60), name: WORD.slice(0, 120), description: WORD, isVeg: true };
const ODD = { category: 'Odd', name: '<img src=x onerror="document.title=1">', isVeg: true, price: 10, hasHalf: false };

test('a full evening on the orders screen', async ({ page, restaurant }) => {
  await restaurant.addMenu([ODD, { ...LONG, price: 10, hasHalf: true, halfPrice: 6 }]);
  const billed: Order[] = [];
  for (let n = 1; n <= 21; n += 1) billed.push(await restaurant.billedOrder(n));
  const live: Order[] = [];
  // The odd one in the middle, so that it is among the first five from either end.
  for (let table = 1; table <= 7; table += 1)
    live.push(await restaurant.placeOrder({ table, item: table === 4 ? 3 : 0 }));
  await openAs(page, restaurant.owner, '/orders');

  await test.step('live orders show the first five and count the rest', async () => {
    await expect(list(page, 'Live Orders').getByRole('button', { name: 'Accept' })).toHaveCount(5);
    await expect(page.getByText('2 more orders wait')).toBeVisible();
  });

  await test.step('names from the menu are text, never markup', async () => {
    await expect(list(page, 'Live Orders')).toContainText('<img src=x onerror=');
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  await test.step('deleting asks first, and no leaves everything as it is', async () => {
    const order = live[3] as Order;
    await row(page, 'Live Orders', order).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(row(page, 'Live Orders', order)).toBeVisible();
    await row(page, 'Live Orders', order).getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete', 'Entered by mistake');
    await expect(toast(page, 'Order deleted successfully')).toBeVisible();
    await expect(row(page, 'Live Orders', order)).toHaveCount(0);
  });

  await test.step('past orders come twenty at a time, and by day', async () => {
    const reprints = list(page, 'Past Orders').getByRole('button', { name: 'Reprint' });
    await expect(reprints).toHaveCount(20);
    await page.getByRole('button', { name: 'See More' }).click();
    await expect(reprints).toHaveCount(21);
    await expect(page.getByRole('button', { name: 'See More' })).toHaveCount(0);
    await page.getByLabel('Filter by date').fill('2025-01-01');
    await expect(page.getByText('No orders were billed on this day.')).toBeVisible();
    await page.getByLabel('Filter by date').fill('');
  });

  await test.step('what can be done with a past order is whole at every width', async () => {
    const paid = billed[20] as Order;
    await expect(row(page, 'Past Orders', paid)).toBeVisible();
    const shown = await list(page, 'Past Orders').getByRole('button', { name: 'Take Payment' }).count();
    await restaurant.pay(paid);
    await expect(row(page, 'Past Orders', paid).getByText('Paid', { exact: true })).toBeVisible();
    await expect(list(page, 'Past Orders').getByRole('button', { name: 'Take Payment' })).toHaveCount(shown - 1);
    for (const width of [390, 700, 1000, 1200, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      await expectButtonsWhole(page);
    }
  });

  await test.step('a dish of very long words can be taken at every width', async () => {
    await lead(page, '/take-order');
    await expect(page.getByRole('rowheader', { name: LONG.category })).toBeVisible();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectButtonsWhole(page);
    }
  });
});

test('a screen to which nothing is pushed', async ({ page, restaurant }) => {
  await withoutSocket(page);
  await openAs(page, restaurant.owner, '/orders');
  await expect(page.getByText('New orders appear here by themselves.')).toBeVisible();
  const order = await restaurant.placeOrder({ table: 3 });

  await test.step('a missed push is made good by the poll, with its own notice', async () => {
    await expect(toast(page, `New order #${order.id} received for Table 3 (via polling)`)).toBeVisible({
      timeout: 20_000,
    });
    await expect(row(page, 'Live Orders', order)).toBeVisible();
  });

  await test.step('while the server does not answer for the lists, the last known can be read', async () => {
    const late = { code: 'read-models/behind', message: 'Just a moment. Please try again.' };
    await page.route('**/api/orders/live*', (route) => route.fulfill({ status: 503, json: late }));
    const warning = page.getByText('This is the last known state and may be old.');
    await expect(warning).toBeVisible();
    await lookAtAll(page, 'orders-last-known');
    await page.unroute('**/api/orders/live*');
    await expect(warning).toHaveCount(0);
  });

  await test.step('an accept that another screen was quicker with prints nothing', async () => {
    // Nor does the poll bring the news before the button is pressed.
    await page.route('**/api/orders/live*', () => undefined);
    await restaurant.accept(order);
    await page.evaluate(() =>
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', 'yes') }),
    );
    await row(page, 'Live Orders', order).getByRole('button', { name: 'Accept' }).click();
    await expect(toast(page, /Failed to process order|already accepted/)).toBeVisible();
    await expect(page.locator('body')).not.toHaveAttribute('data-printed', 'yes');
  });
});
