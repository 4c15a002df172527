import type { Page } from '@playwright/test';
import { keepPrints, printedAs, sheetsOf } from './paper.js';
import { confirm, expect, openAs, row, test } from './verbs.js';

const printed = async (page: Page, name: string) => {
  await expect(page.locator('[data-print]')).toBeAttached();
  return sheetsOf(await printedAs(page, name));
};

test('on paper of the usual width', async ({ page, restaurant }) => {
  await keepPrints(page);
  await openAs(page, restaurant.owner, '/orders');

  await test.step('the kitchen receipt is one page of 80 mm, as long as it needs', async () => {
    const short = await restaurant.placeOrder({ table: 4 });
    await row(page, 'Live Orders', short).getByRole('button', { name: 'Accept' }).click();
    await expect(page.locator('[data-print]')).toContainText('Paneer Tikka');
    const [first, ...more] = await printed(page, 'kitchen');
    expect(more).toEqual([]);
    expect(first?.width).toBe(80);
  });

  await test.step('the bill is 400 px wide, and a long one goes over several pages with nothing cut', async () => {
    const items = Array.from({ length: 60 }, (_, n) => ({
      ...{ category: 'Thali', name: `Dish number ${n + 1}`, isVeg: n % 2 === 0, price: 100 + n, hasHalf: false },
    }));
    await restaurant.addMenu(items);
    const { api } = restaurant.owner;
    const order = await api.post<{ id: number; tableNo: number; total: number }>('/orders/admin', {
      tableNo: 9,
      items: restaurant.menu.map(({ id }) => ({ id, quantity: 1, portion: 'full' })),
    });
    await restaurant.accept(order);
    await restaurant.complete(9);
    await row(page, 'Past Orders', order).getByRole('button', { name: 'Reprint' }).click();
    await confirm(page, 'Reprint');
    const bill = page.locator('[data-print] .bill');
    expect(await bill.evaluate((paper) => paper.getBoundingClientRect().width)).toBe(400);
    for (const text of ['Dish number 1', 'Dish number 60', 'Grand Total', 'Have a nice day!', 'DUPLICATE COPY'])
      await expect(bill).toContainText(text);
    const pages = await printed(page, 'bill');
    expect(pages.length).toBeGreaterThan(1);
  });

  await test.step('the bill with an inclusive rate and a discount explains itself', async () => {
    const order = await restaurant.placeOrder({ table: 5, quantity: 3 });
    await restaurant.accept(order);
    await restaurant.owner.api.post('/orders/complete', {
      ...{ tableNo: 5, discount: 12.5, serviceCharge: 25, gstRate: 12, gstType: 'inclusive', message: 'Come again!' },
    });
    await row(page, 'Past Orders', order).getByRole('button', { name: 'Reprint' }).click();
    await confirm(page, 'Reprint');
    await expect(page.locator('[data-print]')).toContainText('Value before GST');
    expect(await printed(page, 'bill-inclusive')).toHaveLength(1);
  });
});

test('on paper of 58 mm the kitchen receipt and the bill are one page each, with nothing cut', async ({
  page,
  restaurant,
}) => {
  await keepPrints(page);
  await page.addInitScript(() => localStorage.setItem('paperWidth', '58'));
  await openAs(page, restaurant.owner, '/orders');
  const order = await restaurant.placeOrder({ table: 4, quantity: 12 });
  const expectNothingCut = async (name: string) => {
    const paper = page.locator('[data-print] .paper');
    expect(await paper.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const [first, ...more] = await printed(page, name);
    expect(more).toEqual([]);
    expect(first?.width).toBe(58);
  };
  await row(page, 'Live Orders', order).getByRole('button', { name: 'Accept' }).click();
  await expect(page.locator('[data-print]')).toContainText('Paneer Tikka');
  await expectNothingCut('kitchen-58');
  await restaurant.complete(4);
  await row(page, 'Past Orders', order).getByRole('button', { name: 'Reprint' }).click();
  await confirm(page, 'Reprint');
  await expect(page.locator('[data-print] .bill')).toContainText('Grand Total');
  await expectNothingCut('bill-58');
});
