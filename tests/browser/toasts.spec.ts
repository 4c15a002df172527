import type { Locator } from '@playwright/test';
import { expect, lead, list, openAs, test, toast } from './verbs.js';

/** It covers none of these, and what lies beneath it can be pressed. */
const expectClearOf = (told: Locator, bars: string) =>
  expect
    .poll(() =>
      told.evaluate((toast, bars) => {
        const { left, right, top, bottom } = toast.getBoundingClientRect();
        const isUnder = (element: Element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        };
        const hit = document.elementFromPoint((left + right) / 2 - 40, (top + bottom) / 2);
        return [[...document.querySelectorAll(bars)].filter(isUnder).length, toast.contains(hit)];
      }, bars),
    )
    .toEqual([0, false]);

test('a toast is in nobody’s way', async ({ page, restaurant }) => {
  await restaurant.accept(await restaurant.placeOrder({ table: 4 }));
  await openAs(page, restaurant.owner, '/take-order');

  for (const [width, height] of [
    [390, 844],
    [1280, 844],
    [1280, 720],
  ] as const)
    await test.step(`at ${width} × ${height} px it lies on no bar, and lets presses through`, async () => {
      await page.setViewportSize({ width, height });
      const told = toast(page, 'Please select at least one item');
      await expect(told).toHaveCount(0);
      await page.getByRole('button', { name: 'Submit Order' }).click();
      await expect(told).toBeVisible();
      await expectClearOf(
        told,
        'header a, header button, nav a, nav button, section[data-open] button, main input, main th',
      );
    });

  await test.step('on a phone it lies above what stands at the bottom of a sheet', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await lead(page, '/orders');
    await page.getByLabel('Table', { exact: true }).selectOption('4');
    await page.getByLabel('Discount (%)').fill('101');
    await list(page, 'Recurring Orders').getByRole('button', { name: 'Split' }).click();
    const sheet = page.getByRole('dialog', { name: 'Split Table 4' });
    await sheet.getByRole('button', { name: 'Take' }).click();
    await sheet.getByRole('button', { name: /^Print Bill/ }).click();
    const told = toast(page, /^Discount must be/);
    await expect(told).toBeVisible();
    await expectClearOf(told, '[role="dialog"] [role="status"], [role="dialog"] .MuiDialogActions-root button');
  });
});
