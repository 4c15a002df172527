import { dateTimeText } from '@sae/domain/kernel';
import { scan, seatedAt } from './guests.js';
import { expect, openAs, row, test, type Order } from './verbs.js';

test.use({ timezoneId: 'America/New_York' });

const placedAt = (order: Order) => (order as Order & { createdAt: string }).createdAt;

test('staff in another zone see the times and the day of the restaurant', async ({ page, restaurant }) => {
  const zone = 'Europe/London';
  await page.route('**/api/settings', (route) => route.fulfill({ json: { timeZone: zone } }));
  const order = await restaurant.placeOrder({ table: 4 });
  await openAs(page, restaurant.owner, '/orders');
  await expect(row(page, 'Live Orders', order)).toContainText(dateTimeText(placedAt(order), zone));
  await page.getByRole('link', { name: 'Home' }).click();
  const today = new Date().toLocaleDateString('en-IN', { day: 'numeric', month: 'long', timeZone: zone });
  await expect(page.getByText(today).first()).toBeVisible();
});

test('guests in another zone see the times of the restaurant', async ({ browser, restaurant }) => {
  const seat = await seatedAt(restaurant, 4);
  const order = await seat.orders();
  const phone = await scan(browser, seat.token);
  const time = new Date(placedAt(order)).toLocaleTimeString('en-IN', {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' },
  });
  await expect(phone.locator(`time[datetime="${placedAt(order)}"]`)).toHaveText(time);
  await phone.context().close();
});
