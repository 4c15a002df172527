import { lookAtAll, lookAtSheet } from './look.js';
import { onMenu } from './staff.js';
import { expect, openAs, test, toast } from './verbs.js';

test('the prices of many dishes are raised at once, and are as they were when it is undone', async ({
  page,
  restaurant,
}) => {
  await onMenu(page, restaurant);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByLabel('Select Garlic Naan').check();
  await lookAtAll(page, 'menu-selecting');
  const bar = page.getByRole('region', { name: 'Selected dishes' });
  await bar.getByRole('button', { name: 'Select all 3' }).click();
  await bar.getByRole('button', { name: 'Change prices' }).click();
  const sheet = page.getByRole('dialog', { name: 'Change prices of 3 dishes' });
  await sheet.getByLabel('By').fill('10');
  await expect(sheet.getByText('₹249.50 → ₹274.00')).toBeVisible();
  await lookAtSheet(page, 'menu-price-changes');
  await sheet.getByRole('button', { name: 'Change prices' }).click();
  await expect(toast(page, /3 dishes cost otherwise now/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Prices are as they were')).toBeVisible();
  const dishes = await restaurant.owner.api.get<{ price: number; halfPrice: number | null }[]>('/menu');
  expect(dishes.map(({ price, halfPrice }) => [price, halfPrice])).toEqual([
    [249.5, 140],
    [329, null],
    [55, null],
  ]);
});

test('categories are dragged into the owner’s order, with a mouse and by keys, and stand so where orders are taken', async ({
  page,
  restaurant,
}) => {
  const dishes = ['Starters', 'Drinks'].map((category) => ({
    ...{ category, name: `One of ${category}`, isVeg: true, price: 90, hasHalf: false },
  }));
  await restaurant.addMenu(dishes);
  await onMenu(page, restaurant);
  await page.getByRole('button', { name: 'Arrange' }).click();
  const sheet = page.getByRole('dialog', { name: 'Arrange Menu' });
  const handles = sheet.getByRole('button', { name: /^Drag / });
  const stand = (...names: string[]) =>
    expect
      .poll(() => handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label'))))
      .toEqual(names.map((name) => `Drag ${name}`));
  await stand('Main Course', 'Breads', 'Starters', 'Drinks');

  const said = (words: string) => expect(page.locator('[aria-live="assertive"]', { hasText: words })).toHaveCount(1);
  const downByKeys = async (key: 'Escape' | 'Space') => {
    await handles.first().press('Space');
    await said('You have lifted an item in position 1');
    await page.keyboard.press('ArrowDown');
    await said('from position 1 to position 2');
    await page.keyboard.press(key);
  };
  await downByKeys('Escape');
  await said('Movement cancelled');
  // Brought back before the browser drew it anywhere else.
  await handles.first().press('Space');
  await said('You have lifted an item in position 1');
  await handles.first().evaluate((handle) => {
    const press = (keyCode: number) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { keyCode, cancelable: true }));
    const [down, escape] = [40, 27];
    const moved = new MutationObserver(() => {
      moved.disconnect();
      press(escape);
    });
    moved.observe(handle.closest('li')!, { attributeFilter: ['style'] });
    press(down);
  });
  await said('Movement cancelled');
  await stand('Main Course', 'Breads', 'Starters', 'Drinks');
  await downByKeys('Space');
  await stand('Breads', 'Main Course', 'Starters', 'Drinks');

  const [from, to] = [await handles.nth(3).boundingBox(), await handles.nth(0).boundingBox()];
  await page.mouse.move(from!.x + 12, from!.y + 12);
  await page.mouse.down();
  await page.mouse.move(from!.x + 12, from!.y - 20, { steps: 4 });
  await page.mouse.move(to!.x + 12, to!.y - 8, { steps: 6 });
  await page.mouse.up();
  await stand('Drinks', 'Breads', 'Main Course', 'Starters');
  await lookAtSheet(page, 'menu-arrange');
  await sheet.getByRole('button', { name: 'Save order' }).click();
  await expect(toast(page, 'Menu arranged')).toBeVisible();

  await openAs(page, restaurant.owner, '/take-order');
  await expect(page.getByRole('rowheader', { name: /^(Drinks|Breads|Main Course|Starters)$/ })).toHaveText([
    ...['Drinks', 'Breads', 'Main Course', 'Starters'],
  ]);
});
