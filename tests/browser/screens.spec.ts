import { liveThroughTheYear } from './a-year.js';
import { payable, reviewedBy, seatedAt } from './guests.js';
import { inBothLights, look, photograph } from './look.js';
import {
  ANDROID,
  PROFILE,
  confirm,
  drawnPng,
  expect,
  fillSignUp,
  lead,
  newEmail,
  openAs,
  requestReset,
  row,
  test,
  url,
} from './verbs.js';

test('the signed-out screens', async ({ page }) => {
  await page.goto('/app/login');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await look(page, 'login');
  await lead(page, '/forgot-password');
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
  await look(page, 'forgot-password');
  await requestReset(page, newEmail());
  await look(page, 'reset-password');
  await lead(page, '/signup');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await look(page, 'signup');
  await fillSignUp(page);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await look(page, 'verify-otp');
});

test('empty screens', async ({ page, owner }) => {
  await openAs(page, owner, '/menu');
  await expect(page.getByText('No menu items')).toBeVisible();
  await look(page, 'menu-empty');
  await lead(page, '/orders');
  await expect(page.getByText('No orders').first()).toBeVisible();
  await look(page, 'orders-empty');
  await lead(page, '/dashboard');
  await expect(page.getByText('No category data available for this period.')).toBeVisible();
  await look(page, 'dashboard-empty');
  await lead(page, '/account');
  await expect(page.getByRole('button', { name: 'Choose Picture' })).toBeVisible();
  await look(page, 'account-empty');
  await lead(page, '/qr-code');
  await expect(page.getByText('No QR codes')).toBeVisible();
  await look(page, 'qr-code-empty');
  await lead(page, '/reviews');
  await expect(page.getByText('No reviews')).toBeVisible();
  await look(page, 'reviews-empty');
  await lead(page, '/audit');
  await expect(page.getByText('Nothing happened yet')).toBeVisible();
  await look(page, 'audit-empty');
});

test('the account', async ({ page, owner, request }) => {
  const { email, password } = owner;
  const headers = { 'user-agent': ANDROID };
  await request.post(`${url}/api/users/login`, { data: { email, password }, headers });
  await openAs(page, owner, '/account');
  await page.getByLabel('Profile picture file').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await drawnPng(page),
  });
  for (const [label, text] of Object.entries(PROFILE)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('region', { name: 'Restaurant' }).getByRole('img')).toBeVisible();
  await look(page, 'account');
});

test('the dashboard of a year', async ({ page, restaurant }) => {
  await liveThroughTheYear(restaurant);
  await openAs(page, restaurant.owner, '/dashboard');
  await expect(page.locator('.recharts-pie-sector')).toHaveCount(7);
  await look(page, 'dashboard');
  await page.getByLabel('Month', { exact: true }).selectOption('October');
  await expect(page.getByText('Monthly Totals')).toBeVisible();
  await expect(page.getByLabel('Loading figures')).toHaveCount(0);
  await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible();
  await look(page, 'dashboard-month');
});

test('the back office at work', async ({ page, restaurant }) => {
  await restaurant.billedOrder(2);
  await restaurant.accept(await restaurant.placeOrder({ table: 4, quantity: 2 }));
  await restaurant.accept(await restaurant.placeOrder({ table: 4, item: 2, quantity: 6 }));
  for (const table of [7, 1, 12]) await restaurant.placeOrder({ table, item: table % 3, quantity: 1 + (table % 4) });
  await openAs(page, restaurant.owner, '/menu');
  await expect(page.getByRole('cell', { name: 'Garlic Naan' })).toBeVisible();
  await look(page, 'menu');
  await lead(page, '/take-order');
  await page.getByRole('row').filter({ hasText: 'Paneer Tikka' }).getByRole('button', { name: 'Add Full' }).click();
  await look(page, 'take-order');
  await lead(page, '/orders');
  await page.getByLabel('Table', { exact: true }).selectOption('4');
  await page.getByLabel('GST Rate').selectOption('5');
  await expect(page.getByText('Have a nice day!').first()).toBeVisible();
  await look(page, 'orders');
  await payable(restaurant);
  const { api } = restaurant.owner;
  for (const tableNo of [1, 2, 4, 7, 12]) await api.post('/tables/generate-qr', { tableNo });
  await reviewedBy(restaurant, [
    { tableNo: 7, stars: 3, comment: 'Good food, but we waited long for the bill.' },
    { tableNo: 0, stars: 0, comment: null },
    { tableNo: 12, stars: 4, comment: 'The naan came hot from the oven and the tikka was smoky. '.repeat(4) },
    { tableNo: 4, stars: 5, comment: 'Best paneer tikka in town!' },
  ]);
  await lead(page, '/qr-code');
  await expect(page.getByRole('img', { name: 'QR code of Table 12' })).toBeVisible();
  await look(page, 'qr-code');
  await lead(page, '/reviews');
  await expect(page.getByRole('cell', { name: 'Counter' })).toBeVisible();
  await look(page, 'reviews');
});

test('guests who order, and who claim to have paid', async ({ page, restaurant }) => {
  await restaurant.billedOrder(2);
  await restaurant.owner.api.put('/orders/1/paid');
  const [four, seven, twelve] = [
    await seatedAt(restaurant, 4),
    await seatedAt(restaurant, 7),
    await seatedAt(restaurant, 12),
  ];
  for (const guest of [four, seven]) await restaurant.accept(await guest.orders({ quantity: 2 }));
  await restaurant.complete(4);
  await four.claims(523.95, '632514789012');
  await seven.claims(499, 'PHONEPE632514789012');
  await twelve.orders({ item: 1, specialInstructions: 'Less spicy, no onions' });
  await openAs(page, restaurant.owner, '/menu');
  await expect(page.getByText(/^Guest order #\d+ for Table 12 is waiting$/)).toBeVisible();
  await look(page, 'menu-guest-order');
  await seven.orders({ item: 2 });
  await restaurant.placeOrder({ table: 1 });
  await lead(page, '/orders');
  await expect(page.getByText('2 guest orders are waiting: Table 12, Table 7')).toBeVisible();
  await expect(page.getByText('Print the receipt first')).toBeVisible();
  await look(page, 'orders-guests');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('button', { name: 'Sound for guest orders' })).toBeVisible();
  await inBothLights(page, (suffix) => photograph(page, `more${suffix}`));
});

test('the audit', async ({ page, restaurant }) => {
  const { api } = restaurant.owner;
  const together = [
    await restaurant.placeOrder({ table: 4, quantity: 2 }),
    await restaurant.placeOrder({ table: 4, item: 2 }),
  ];
  for (const order of together) await restaurant.accept(order);
  await restaurant.complete(4);
  await api.put(`/orders/${together[0]?.id}/recurring`, { reason: 'The guests asked for another naan' });
  await restaurant.billedOrder(12);
  const gone = await restaurant.billedOrder(0);
  await openAs(page, restaurant.owner, '/orders');
  await row(page, 'Past Orders', gone).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Taken twice by mistake');
  await look(page, 'reason');
  await confirm(page, 'Delete');
  await expect(row(page, 'Past Orders', gone)).toHaveCount(0);
  await lead(page, '/audit');
  await expect(page.getByText('Order deleted').last()).toBeVisible();
  await look(page, 'audit');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page
    .getByRole('button', { name: `History of order #${together[1]?.id}` })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Show bill/ })
    .last()
    .click();
  await look(page, 'history');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'At a moment' }).click();
  await expect(page.getByRole('region', { name: /^Past Orders of the Day \(/ })).toBeVisible();
  await look(page, 'audit-moment');
});
