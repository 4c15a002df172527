import type { Page } from '@playwright/test';
import { payable } from './guests.js';
import { inBothLights, lookAtAll, lookAtSheet, photograph } from './look.js';
import { expect, openAs, test, toast } from './verbs.js';

/** Sixty-four dishes, each in two portions: the most that a tile can hold. */
const MENU = [
  'Main Course',
  'Tandoor',
  'Vegetarian Mains',
  'Chicken & Mutton',
  'Rice & Biryani',
  'Breads',
  'Desserts',
  'Drinks',
].flatMap((category, place) =>
  [
    'Paneer Butter Masala',
    'Dal Makhani',
    'Kadhai Mushroom',
    'Aloo Gobi',
    'Hyderabadi Dum Biryani',
    'Roomali',
    'Gulab Jamun',
    'Lassi',
  ].map((name, n) => ({
    ...{ category, name: place === 0 ? name : `${name} ${place}`, isVeg: (place + n) % 3 > 0 },
    ...{ price: 95 + 40 * n + place, hasHalf: true, halfPrice: 60 + 20 * n },
  })),
);

const PHONE = { width: 390, height: 844 };
const TILL = { width: 1280, height: 800 };

/** Tiles that are whole on the screen, with nothing on top of them. */
const dishesInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('tr.tile')].filter((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
      return corners.every(([x, y]) => tile.contains(document.elementFromPoint(x, y)));
    });
    return seen.length;
  });

/** No word of a tile is cut off sideways, and no button is too small for a thumb. */
const expectTilesWhole = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'tr.tile button, [aria-label="Categories"] button, [aria-label="Tables"] button',
          ),
        ]
          .filter(
            (button) =>
              button.scrollWidth > button.clientWidth + 1 || button.offsetHeight < 44 || button.offsetWidth < 44,
          )
          .map((button) => `${button.textContent} ${button.offsetWidth}×${button.offsetHeight}`),
      ),
    )
    .toEqual([]);

const countTaps = (page: Page) =>
  page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps') ?? 0) + 1));
    document.addEventListener('pointerdown', count, true);
  });
const taps = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('taps') ?? 0));

test('taking orders at a till and on a phone', async ({ page, restaurant }) => {
  await restaurant.addMenu(MENU);
  for (const item of [4, 5, 6, 7, 9, 17, 28, 33]) await restaurant.placeOrder({ table: 12, item, quantity: 2 });
  await restaurant.accept(await restaurant.placeOrder({ table: 4, item: 5, quantity: 2 }));
  await payable(restaurant);
  const { api } = restaurant.owner;
  for (let tableNo = 1; tableNo <= 15; tableNo += 1) await api.post('/tables/generate-qr', { tableNo });
  const dish = (name: string) => page.getByRole('row').filter({ hasText: name }).first();
  const placed = async () => {
    await expect(page).toHaveURL(/\/app\/orders$/);
    return (await api.get<{ tableNo: number; items: { name: string; quantity: number }[] }[]>('/orders/live')).at(-1);
  };

  await test.step('a till shows twelve dishes at least', async () => {
    await page.setViewportSize(TILL);
    await openAs(page, restaurant.owner, '/take-order');
    await expect(page.getByRole('button', { name: 'Table 4 In the kitchen' })).toBeVisible();
    await expect(dish('Roomali')).toBeVisible();
    expect(await dishesInSight(page)).toBeGreaterThanOrEqual(12);
  });

  await test.step('table, search, Enter, Enter, Ctrl+Enter: without a mouse', async () => {
    await expect(page.getByLabel('Table Number')).toBeFocused();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.keyboard.type('panner buter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(toast(page, 'Order placed successfully')).toBeVisible();
    expect(await placed()).toMatchObject({ tableNo: 7, items: [{ name: 'Paneer Butter Masala', quantity: 2 }] });
  });

  await test.step('a phone shows six dishes at least, and nothing of them is cut off', async () => {
    await page.setViewportSize(PHONE);
    await countTaps(page);
    await page.goto('/app/take-order');
    await expect(dish('Roomali')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Table 12 Ordered' })).toBeVisible();
    expect(await dishesInSight(page)).toBeGreaterThanOrEqual(6);
    await expectTilesWhole(page);
  });

  await test.step('three dishes of three categories for a table take eight taps there', async () => {
    await page.evaluate(() => sessionStorage.removeItem('taps'));
    await page.getByRole('button', { name: 'Table 3 Free' }).click();
    for (const [category, name] of [
      ['Main Course', 'Dal Makhani'],
      ['Breads', 'Roomali 5'],
      ['Drinks', 'Lassi 7'],
    ] as const) {
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: category }).click();
      // On its name: the button that adds takes presses anywhere on the tile.
      await page.getByRole('rowgroup', { name: category }).getByText(name, { exact: true }).click({ force: true });
    }
    await expect(page.getByText('3 items · Total')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Order' }).click();
    const order = await placed();
    expect(await taps(page)).toBeLessThanOrEqual(8);
    expect(order).toMatchObject({ tableNo: 3 });
    expect(order?.items.map(({ name }) => name)).toEqual(['Dal Makhani', 'Roomali 5', 'Lassi 7']);
  });

  await test.step('a running table says what it has, at every size and in both lights', async () => {
    await page.goto('/app/take-order?table=4');
    await expect(page.getByRole('searchbox', { name: 'Search menu' })).toBeFocused();
    await dish('Roomali').getByRole('button', { name: 'Add Full' }).click();
    await dish('Roomali').getByRole('button', { name: 'Add Half' }).click();
    await expect(page.getByText('Table 4 has ₹')).toBeVisible();
    await expect(page.locator('[role="alert"]')).toHaveCount(0);
    await inBothLights(page, async (suffix) => {
      for (const size of [PHONE, TILL]) {
        await page.setViewportSize(size);
        await expectTilesWhole(page);
        await photograph(page, `take-order-busy${suffix}`);
      }
    });
    await page.getByRole('searchbox', { name: 'Search menu' }).fill('panner');
    await lookAtAll(page, 'take-order-search');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Show selected items' }).click();
    await page.getByRole('button', { name: 'Again' }).click();
    await photograph(page, 'take-order-sheet');
    await page.getByRole('button', { name: 'Submit Order' }).click();
    expect((await placed())?.items).toHaveLength(3);
  });
});

test('on a slow line the tiles stand as they should once their font has come', async ({ page, restaurant }) => {
  await payable(restaurant);
  for (const tableNo of [1, 2, 3, 4]) await restaurant.owner.api.post('/tables/generate-qr', { tableNo });
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/*.woff2', async (route) => {
    await coming;
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  await openAs(page, restaurant.owner, '/take-order');
  const takeaway = page.getByRole('button', { name: 'Takeaway New token' });
  const table = page.getByRole('button', { name: 'Table 1 Free' });
  await expect(table).toBeInViewport({ ratio: 1 });
  await expect(takeaway).not.toBeInViewport({ ratio: 1 });
  letCome();
  await expect(takeaway).toBeInViewport({ ratio: 1 });
  await expect(table).toBeInViewport({ ratio: 1 });
});

test('a number typed before the screen stands goes to the table’s box', async ({ page, restaurant }) => {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/assets/BackOffice*.js', async (route) => {
    await coming;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/BackOffice*.js');
  await openAs(page, restaurant.owner, '/take-order');
  await asked;
  await page.keyboard.type('1');
  letCome();
  const table = page.getByLabel('Table Number');
  await expect(table).toBeFocused();
  await page.keyboard.type('2');
  await expect(table).toHaveValue('12');
});

test('nobody sends food to a table that nobody chose', async ({ page, restaurant }) => {
  await openAs(page, restaurant.owner, '/take-order');
  await page.getByRole('button', { name: 'Add Full' }).first().click();
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('alertdialog', { name: 'Table 1?' });
  await lookAtSheet(page, 'take-order-which-table');
  await question.getByRole('button', { name: 'Submit Order' }).click();
  await expect(toast(page, 'Order placed successfully')).toBeVisible();
  const { api } = restaurant.owner;
  expect(await api.get<object[]>('/orders/live')).toMatchObject([{ tableNo: 1 }]);
});
