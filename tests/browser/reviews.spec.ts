import { reviewedBy } from './guests.js';
import { expect, openAs, test, toast } from './verbs.js';

const table = 'Customer Reviews';
const MARKUP = '<img src=x onerror="document.title=1"> "stars":5,';

test('what guests thought', async ({ page, restaurant }) => {
  const rows = page.getByRole('table', { name: table }).getByRole('row');
  await openAs(page, restaurant.owner, '/reviews');

  await test.step('that there is nothing yet, or that it cannot be fetched, is said', async () => {
    await expect(page.getByText('No reviews')).toBeVisible();
    await page.route('**/api/reviews?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(toast(page, 'Failed to fetch reviews')).toBeVisible();
    await page.unroute('**/api/reviews?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No reviews')).toBeVisible();
  });

  await test.step('reviews come twenty at a time, the newest first', async () => {
    const at = (n: number) => new Date(Date.UTC(2026, 10, 21, 6, n)).toISOString();
    await reviewedBy(
      restaurant,
      Array.from({ length: 25 }, (_, n) => ({
        tableNo: n,
        stars: n % 6,
        comment: n === 22 ? MARKUP : n % 2 ? `Opinion ${n}` : null,
        at: at(n),
      })),
    );
    await page.reload();
    await expect(rows).toHaveCount(21);
    await expect(rows.nth(1).getByRole('cell')).toHaveText(['Table 24', '21 Nov 2026, 11:54 am', '', '-', '–']);
    await expect(rows.nth(1).getByRole('img', { name: '0 out of 5 stars' })).toBeVisible();
    await expect(rows.nth(2).getByRole('cell').nth(3)).toHaveText('Opinion 23');
    await expect(rows.nth(2).getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await page.getByRole('button', { name: 'See More' }).click();
    await expect(rows).toHaveCount(26);
    await expect(rows.last().getByRole('cell').first()).toHaveText('Counter');
    await expect(page.getByRole('button', { name: 'See More' })).toHaveCount(0);
  });

  await test.step('what a guest writes is text, never markup', async () => {
    await expect(page.getByRole('cell', { name: MARKUP })).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});
