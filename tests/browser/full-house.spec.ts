import { expectButtonsWhole, expectWithin, inBothLights, look, photograph } from './look.js';
import { aged } from './staff.js';
import { expect, heading, list, openAs, test, type Restaurant } from './verbs.js';

/** 25 orders wait, and 15 tables run, some with a second round. */
const fullHouse = async (restaurant: Restaurant) => {
  for (let table = 1; table <= 15; table += 1)
    for (let round = 0; round <= Number(table % 4 === 0); round += 1)
      await restaurant.accept(await restaurant.placeOrder({ table, item: table % 3, quantity: 1 + round }));
  for (let n = 1; n <= 25; n += 1) await restaurant.placeOrder({ table: n, item: n % 3, quantity: 1 + (n % 2) });
};

test('in a full house the bill stands beside the lists, and on a phone every part is a press away', async ({
  page,
  restaurant,
}) => {
  await fullHouse(restaurant);
  await aged(page, (id) => id * 90_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, restaurant.owner, '/orders');
  await expect(list(page, 'Recurring Orders').getByRole('heading')).toHaveCount(15);
  const settings = page.getByRole('region', { name: 'Receipt Settings' });
  const table = settings.getByLabel('Table', { exact: true });
  const bar = page.getByRole('navigation', { name: 'Parts of Orders' });

  await test.step('at 1280 Receipt Settings and its button stay in sight while the lists are scrolled', async () => {
    await expect(bar).toHaveCount(0);
    for (const name of ['Table 1', 'Table 8', 'Table 15']) {
      await heading(page, name).scrollIntoViewIfNeeded();
      await page
        .getByRole('article', { name: 'Receipt Preview' })
        .evaluateAll(([preview]) => preview?.scrollIntoView());
      const before = await heading(page, name).boundingBox();
      await heading(page, name).getByRole('button', { name: 'Bill' }).click();
      await expect(table.locator('option:checked')).toHaveText(name);
      await expect(settings).toBeFocused();
      await expect(settings).toBeInViewport({ ratio: 0.99 });
      await expect(settings.getByRole('button', { name: 'Print Receipt' })).toBeInViewport({ ratio: 1 });
      // Nothing moved under the finger.
      expect(await heading(page, name).boundingBox()).toEqual(before);
    }
    await inBothLights(page, (suffix) => photograph(page, `full-house-scrolled${suffix}`));
  });

  await test.step('at 390 the bar leads to each part, and says which is in sight', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const part = (name: string) => bar.getByRole('button', { name, exact: true });
    for (const [name, region] of [
      ['Past', 'Past Orders'],
      ['Live 25', 'Live Orders'],
      ['Running 15', 'Recurring Orders'],
      ['Bill', 'Receipt Settings'],
    ] as const) {
      await part(name).click();
      await expect(part(name)).toHaveAttribute('aria-current', 'location');
      await expect(bar.locator('[aria-current]')).toHaveCount(1);
      await expect(page.getByRole('region', { name: region })).toBeFocused();
      await expect(page.getByRole('heading', { name: region })).toBeInViewport({ ratio: 1 });
      await expect(bar).toBeInViewport({ ratio: 1 });
      if (name === 'Live 25') await expect(page.getByRole('link', { name: 'Take Order' })).toBeInViewport({ ratio: 1 });
      if (region !== 'Past Orders')
        await inBothLights(page, (suffix) =>
          photograph(page, `full-house-${region.split(' ')[0]?.toLowerCase()}${suffix}`),
        );
    }
    await heading(page, 'Table 12').scrollIntoViewIfNeeded();
    await expect(part('Running 15')).toHaveAttribute('aria-current', 'location');
    await heading(page, 'Table 12').getByRole('button', { name: 'Bill' }).click();
    await expect(settings).toBeFocused();
    await expect(settings.getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(part('Bill')).toHaveAttribute('aria-current', 'location');
    await expectWithin(page);
  });

  await heading(page, 'Table 12').getByRole('link', { name: 'Add' }).click();
  await expect(page).toHaveURL(/\/take-order$/);
  await expect(page.getByLabel('Table Number')).toHaveValue('12');
  await page.goBack();

  await page.getByRole('button', { name: '20 more orders wait' }).click();
  for (const age of ['fresh', 'amber', 'red'])
    await expect(page.locator(`[data-age="${age}"]`).filter({ hasText: / min$/ }).first()).toBeVisible();
  await look(page, 'full-house');
  for (const width of [1000, 1200, 1536]) {
    await page.setViewportSize({ width, height: 900 });
    await expectWithin(page);
    await expectButtonsWhole(page);
  }
});
