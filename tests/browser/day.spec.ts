import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { look, lookAtSheet } from './look.js';
import { confirm, expect, openAs, test, toast } from './verbs.js';

const prints = fileURLToPath(new URL('../../.cache/prints', import.meta.url));
mkdirSync(prints, { recursive: true });

test('a day is opened, sold on, counted with a difference, closed and printed; the next begins', async ({
  page,
  restaurant,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAs(page, restaurant.owner, '/day');
  await expect(page.getByText('Open the first day with the cash in the drawer')).toBeVisible();
  await look(page, 'day-empty');
  await page.getByLabel('Opening cash (₹)').fill('500');
  await page.getByRole('button', { name: 'Open Day' }).click();
  const drawer = page.getByRole('region', { name: 'Cash in the Drawer' });
  await expect(drawer).toContainText('Expected₹500.00');

  const { api } = restaurant.owner;
  const [cashOrder, upiOrder] = [await restaurant.billedOrder(4), await restaurant.billedOrder(7)];
  const pay = (order: { id: number }, body: object) => api.post(`/orders/${order.id}/tenders`, body);
  await pay(cashOrder, { kind: 'cash', amount: 200 });
  await pay(upiOrder, { kind: 'upi', amount: 100, tip: 10 });
  const cancelled = await restaurant.billedOrder(9);
  await api.put(`/orders/${cancelled.id}/recurring`, { reason: 'Guest changed their mind' });
  await expect(page.getByRole('region', { name: 'Takings' })).toContainText('Taken in all₹300.00');
  await expect(drawer).toContainText('Expected₹700.00');

  await page.getByRole('button', { name: 'Cash Out' }).click();
  const sheet = page.getByRole('dialog', { name: 'Cash Out' });
  await sheet.getByLabel('Amount (₹)').fill('50');
  await sheet.getByRole('button', { name: 'Vegetables' }).click();
  await lookAtSheet(page, 'day-cash');
  await sheet.getByRole('button', { name: 'Cash Out' }).click();
  await expect(toast(page, 'Cash taken out')).toBeVisible();
  await expect(drawer).toContainText('Expected₹650.00');

  await page.getByLabel('Cash (₹)', { exact: true }).fill('640');
  await page.getByLabel('UPI (₹)').fill('110');
  await expect(page.getByText('Difference −₹10.00')).toBeVisible();
  await look(page, 'day');
  await page.getByRole('button', { name: 'Close Day' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/1 order is still open\. 2 bills are unpaid/);
  await confirm(page, 'Close Day');
  const closed = page.getByRole('dialog', { name: 'Day 1' });
  await expect(closed.getByRole('region', { name: 'Counted', exact: true })).toContainText('Difference−₹10.00');
  await expect(closed).toContainText('Guest changed their mind');
  await lookAtSheet(page, 'day-closed');

  await test.step('its sheet fits the roll, of 80 and of 58 mm', async () => {
    await closed.getByRole('button', { name: 'Print' }).click();
    const paper = page.locator('[data-print] .paper');
    await expect(paper).toContainText('Day 1');
    await page.emulateMedia({ media: 'print' });
    for (const width of [80, 58]) {
      await page.locator('[data-print]').evaluate((sheet, roll) => (sheet.dataset.roll = String(roll)), width);
      expect(await paper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await paper.screenshot({ path: `${prints}/day-${width}.png` });
    }
    await page.emulateMedia({ media: 'screen' });
  });
  await closed.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Day 2' })).toBeVisible();
  await expect(drawer).toContainText('Opening cash₹500.00');
  await expect(page.getByRole('button', { name: 'Day 1' })).toBeVisible();
});
