import type { Page } from '@playwright/test';
import { confirm, expect, list, openAs, row, test, toast, type Order, type Restaurant } from './verbs.js';

/** What the api says when it has no sentence for the user; toasts of the screen's own words must not need one. */
const SPEECHLESS = { status: 500, json: { statusCode: 500, code: 'system/error', message: '', requestId: 'test' } };

interface Scene {
  readonly page: Page;
  readonly restaurant: Restaurant;
  readonly live: Order;
  readonly past: Order;
}

interface Failure {
  /** The toast the spec asks for (section 8). */
  readonly says: string;
  /** Which call fails. */
  readonly call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`;
}
interface FailingDeed extends Failure {
  readonly when: (scene: Scene) => Promise<void>;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const inRow =
  (table: 'Live Orders' | 'Past Orders', button: string, asks?: { why?: string }) =>
  async ({ page, live, past }: Scene) => {
    const order = table === 'Live Orders' ? live : past;
    await row(page, table, order).getByRole('button', { name: button, exact: true }).click();
    if (asks) await confirm(page, button, asks.why);
  };

const addItem = async ({ page }: Scene) => {
  await page.getByLabel('Category').fill('Drinks');
  await page.getByLabel('Name', { exact: true }).fill('Lassi');
  await page.getByRole('radio', { name: 'Veg', exact: true }).check();
  await page.getByLabel('Full Price').fill('80');
  await press('Add Item')(page);
};

const modifyItem = async ({ page }: Scene) => {
  await press('Modify')(page);
  await page.getByLabel('Full Price').fill('81');
  await press('Update Item')(page);
};

const submitOrder = async ({ page }: Scene) => {
  await page.getByRole('button', { name: 'Counter Free' }).click();
  await page.getByRole('button', { name: 'Add Full' }).first().click();
  await press('Submit Order')(page);
};

const printReceipt = async ({ page, restaurant, live }: Scene) => {
  await restaurant.accept(live);
  await page.reload();
  await page.getByLabel('Table', { exact: true }).selectOption(String(live.tableNo));
  await press('Print Receipt')(page);
};

const UNREAD: readonly (Failure & { at: string })[] = [
  { says: 'Failed to fetch orders or restaurant details', at: '/orders', call: 'GET /orders/live' },
  { says: 'Failed to fetch orders or restaurant details', at: '/orders', call: 'GET /orders/recurring' },
  { says: 'Failed to fetch orders or restaurant details', at: '/orders', call: 'GET /orders/past*' },
  { says: 'Failed to fetch menu', at: '/menu', call: 'GET /menu*' },
  { says: 'Failed to load menu', at: '/take-order', call: 'GET /menu*' },
];

/** Screen by screen, in one visit each. */
const UNDONE: Readonly<Record<string, readonly FailingDeed[]>> = {
  '/orders': [
    {
      says: 'Failed to delete order',
      call: 'DELETE /orders/*',
      when: inRow('Live Orders', 'Delete', { why: 'Too slow' }),
    },
    { says: 'Failed to process order', call: 'PUT /orders/*/recurring', when: inRow('Live Orders', 'Accept') },
    {
      says: 'Failed to toggle submit button state',
      call: 'PUT /orders/toggle-submit-disabled',
      when: ({ page }) => press('Disable Submit')(page),
    },
    { says: 'Failed to reprint receipt', call: 'GET /orders/reprint/*', when: inRow('Past Orders', 'Reprint', {}) },
    { says: 'Failed to complete order', call: 'POST /orders/complete', when: printReceipt },
  ],
  '/menu': [
    { says: 'Failed to delete menu item', call: 'DELETE /menu/*', when: ({ page }) => press('Delete')(page) },
    { says: 'Failed to toggle menu item', call: 'PUT /menu/*/toggle', when: ({ page }) => press('Disable')(page) },
    { says: 'Failed to add menu item', call: 'POST /menu', when: addItem },
    { says: 'Failed to update menu item', call: 'PUT /menu/*', when: modifyItem },
  ],
  '/account': [
    {
      says: 'Failed to update account',
      call: 'PUT /users/account',
      when: ({ page }) => press('Save Changes')(page),
    },
  ],
  '/take-order': [{ says: 'Failed to place order', call: 'POST /orders/admin', when: submitOrder }],
};

const fail = async (page: Page, call: Failure['call']) => {
  const [method, path] = call.split(' ') as [string, string];
  await page.route(`**/api${path}`, (route) =>
    route.request().method() === method ? route.fulfill(SPEECHLESS) : route.fallback(),
  );
};

for (const { says, at, call } of UNREAD)
  test(`${call} fails: "${says}"`, async ({ page, restaurant }) => {
    await fail(page, call);
    await openAs(page, restaurant.owner, at);
    await expect(toast(page, says).first()).toBeVisible();
  });

for (const [at, deeds] of Object.entries(UNDONE))
  test(`what cannot be done at ${at} is said`, async ({ page, restaurant }) => {
    const past = await restaurant.billedOrder(2);
    const live = await restaurant.placeOrder({ table: 7 });
    await openAs(page, restaurant.owner, at);
    for (const { says, call, when } of deeds)
      await test.step(`${call} fails: "${says}"`, async () => {
        await fail(page, call);
        await when({ page, restaurant, live, past });
        await expect(toast(page, says).first()).toBeVisible();
        if (at === '/orders') await expect(list(page, 'Past Orders')).toContainText(`#${past.id}`);
        await page.unrouteAll();
      });
  });

test('the restaurant’s details may be missing: the receipt says N/A', async ({ page, restaurant }) => {
  const order = await restaurant.placeOrder({ table: 7 });
  await restaurant.accept(order);
  await fail(page, 'GET /orders/restaurant/details');
  await openAs(page, restaurant.owner, '/orders');
  await page.getByLabel('Table', { exact: true }).selectOption('7');
  await expect(page.getByText('Unnamed Restaurant').first()).toBeVisible();
  await expect(page.getByText('GSTIN: N/A').first()).toBeVisible();
});

test('an order that is refused tells the server’s sentence and its reasons', async ({ page, restaurant }) => {
  await page.route('**/api/orders/admin', (route) =>
    route.fulfill({
      status: 400,
      json: { statusCode: 400, code: 'x/y', message: 'Invalid order', errors: ['no rice', 'no salt'], requestId: 't' },
    }),
  );
  await openAs(page, restaurant.owner, '/take-order?table=1');
  await page.getByRole('button', { name: 'Add Full' }).first().click();
  await press('Submit Order')(page);
  await expect(toast(page, 'Invalid order: no rice, no salt')).toBeVisible();
});

test('the menu form prefers the server’s own words', async ({ page, owner }) => {
  await page.route('**/api/menu', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { statusCode: 409, code: 'x/y', message: 'No more room', requestId: 't' } })
      : route.fallback(),
  );
  await openAs(page, owner, '/menu');
  await addItem({ page } as Scene);
  await expect(toast(page, 'No more room')).toBeVisible();
});

test('an order cannot be moved back when the call fails', async ({ page, restaurant }) => {
  const past = await restaurant.billedOrder(2);
  await fail(page, 'PUT /orders/*/recurring');
  await openAs(page, restaurant.owner, '/orders');
  await row(page, 'Past Orders', past).getByRole('button', { name: 'Move to Recurring' }).click();
  await confirm(page, 'Move to Recurring', 'wrong table');
  await expect(toast(page, 'Failed to move order to recurring')).toBeVisible();
  await expect(row(page, 'Past Orders', past)).toBeVisible();
});

test('a login that the server no longer takes ends with a sentence', async ({ page, restaurant }) => {
  await openAs(page, restaurant.owner, '/orders');
  await expect(page.getByText('New orders appear here by themselves.')).toBeVisible();
  await page.route('**/api/users/*', (route) =>
    route.fulfill({ status: 401, json: { statusCode: 401, code: 'token/invalid', message: '', requestId: 't' } }),
  );
  await page.reload();
  await expect(toast(page, 'Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
