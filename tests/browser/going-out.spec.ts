import { payable } from './guests.js';
import { look, lookAtAll, lookAtSheet } from './look.js';
import { catchPrints, printed } from './staff.js';
import { expect, lead, list, openAs, row, test, toast } from './verbs.js';

const TAPS = 'taps';

test('a takeaway and a delivery, from the phone they are taken on to the kitchen, the floor and the bill', async ({
  page,
  restaurant,
}) => {
  await page.addInitScript((key) => {
    const count = () => sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key) ?? 0) + 1));
    document.addEventListener('pointerdown', count, true);
  }, TAPS);
  await payable(restaurant);
  await catchPrints(page);
  for (const table of [1, 2, 3, 4]) await restaurant.owner.api.post('/tables/generate-qr', { tableNo: table });
  await restaurant.accept(await restaurant.placeOrder({ table: 3, item: 1 }));
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, restaurant.owner, '/take-order');
  const picked = page.getByRole('region', { name: 'Selected Items' });
  const add = (name: string) =>
    page.getByRole('row').filter({ hasText: name }).first().getByRole('button', { name: 'Add Full' });

  await test.step('a takeaway with a name takes four taps, and its number is large enough to be called out', async () => {
    const takeaway = page.getByRole('button', { name: 'Takeaway New token' });
    await expect(page.getByRole('button', { name: 'Table 1 Free' })).toBeInViewport({ ratio: 1 });
    await expect(takeaway).toBeInViewport({ ratio: 1 });
    await takeaway.click();
    await picked.getByLabel('Name').click();
    await page.keyboard.type('Asha Rao');
    await add('Paneer Tikka').click();
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await expect(toast(page, 'Order placed successfully: Takeaway 1')).toBeVisible();
    const called = page.getByRole('status', { name: 'Token' });
    await expect(called).toHaveText('Takeaway 1 Asha Rao');
    await expect(called.getByText('Takeaway 1')).toHaveCSS('font-size', '36px');
    expect(await page.evaluate((key) => Number(sessionStorage.getItem(key)), TAPS)).toBeLessThanOrEqual(4);
  });

  await test.step('a delivery says where it goes', async () => {
    await lead(page, '/take-order');
    await page.getByRole('button', { name: 'Delivery New token' }).click();
    await add('Butter Chicken').click();
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await expect(toast(page, 'Address is required')).toBeVisible();
    await picked.getByLabel('Name').fill('Venkatanarasimharajuvaripeta Sundaramoorthy');
    await picked.getByLabel('Phone').fill('+91 98450 12345');
    await picked
      .getByLabel(/^Address/)
      .fill('Flat 12B, Prestige Shantiniketan, Whitefield Main Road, Bengaluru 560048');
    await lookAtAll(page, 'take-order-delivery');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Submit Order' }).click();
    await expect(page.getByRole('status', { name: 'Token' })).toContainText('Delivery 1');
  });

  await test.step('the kitchen’s paper says the call number and the name', async () => {
    await row(page, 'Live Orders', { id: 2 }).getByRole('button', { name: 'Accept' }).click();
    expect(await printed(page)).toMatch(/^TAKEAWAY 1\s+Asha Rao\s/);
    await row(page, 'Live Orders', { id: 3 }).getByRole('button', { name: 'Accept' }).click();
    expect(await printed(page, 1)).toMatch(/^DELIVERY 1\s+Venkata/);
    await restaurant.owner.api.post('/orders/admin', { kind: 'takeaway', items: [{ id: 1, quantity: 2 }] });
    await expect(list(page, 'Live Orders')).toContainText('Takeaway 2');
    await lookAtAll(page, 'orders-going-out');
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('the floor has them after its tables, and a call is a press away', async () => {
    await lead(page, '/tables');
    const tiles = page.getByRole('list', { name: 'Tables' }).getByRole('button');
    await expect(tiles.nth(5)).toContainText(/Takeaway 1.*Asha Rao/);
    await look(page, 'floor-call-numbers');
    await page.setViewportSize({ width: 390, height: 844 });
    await tiles.last().click();
    const sheet = page.getByRole('dialog', { name: 'Delivery 1' });
    await expect(sheet.getByRole('link', { name: '+91 98450 12345' })).toHaveAttribute('href', 'tel:+919845012345');
    await lookAtSheet(page, 'floor-delivery');
    await sheet.getByRole('link', { name: 'Take Order' }).click();
    await expect(picked.getByText('Delivery 1 has ₹329.00')).toBeVisible();
  });

  await test.step('the bill says to whom it goes', async () => {
    await page.goto('/app/orders?bill=20001');
    const preview = page.getByRole('region', { name: 'Receipt Preview' });
    await expect(preview).toContainText(
      /Delivery\s*1\s*Customer\s*Venkata.*Phone\s*\+91 98450 12345\s*Address\s*Flat 12B/s,
    );
    await page.getByRole('button', { name: 'Print Receipt' }).click();
    await expect(toast(page, 'Receipt printed and orders moved to past')).toBeVisible();
    await expect(list(page, 'Past Orders')).toContainText(/Delivery 1\s*Venkata/);
  });
});
