import { expect, openAs, test, toast } from './verbs.js';

for (const width of [390, 1280])
  test(`at ${width} px a toast lies on no bar, and lets presses through`, async ({ page, restaurant }) => {
    await page.setViewportSize({ width, height: 844 });
    await openAs(page, restaurant.owner, '/take-order');
    const submit = page.getByRole('button', { name: 'Submit Order' });
    await submit.click();
    const told = toast(page, 'Please select at least one item');
    await expect(told).toBeVisible();
    await expect
      .poll(() =>
        told.evaluate((toast) => {
          const { left, right, top, bottom } = toast.getBoundingClientRect();
          const isUnder = (element: Element) => {
            const box = element.getBoundingClientRect();
            return box.width > 0 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
          };
          const bars = 'header a, header button, section[data-open] button, main input, main th';
          const hit = document.elementFromPoint((left + right) / 2 - 40, (top + bottom) / 2);
          return [[...document.querySelectorAll(bars)].filter(isUnder).length, toast.contains(hit)];
        }),
      )
      .toEqual([0, false]);
  });
