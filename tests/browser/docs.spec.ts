import { expect, test, url } from './verbs.js';

test('The reference opens, asks nobody else, and can be tried out', async ({ page }) => {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => {
    const target = new URL(request.url());
    if (target.protocol !== 'data:' && target.origin !== url) wrong.push(`asked ${target.origin}`);
  });
  await page.goto(`${url}/api/docs`);
  await expect(page.getByRole('heading', { name: 'SAE' })).toBeVisible();
  await page.locator('.opblock-summary-control', { hasText: 'How each part is' }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table .response .response-col_status')).toHaveText(/^(200|503)/);
  await expect(page.locator('.live-responses-table')).toContainText('eventStore');
  // Swagger UI draws what is in sight and no more, once calls and tags are 150.
  const takesAnOrder = page.getByText('Takes an order for a table');
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(takesAnOrder).toBeVisible({ timeout: 100 });
  }).toPass();
  await takesAnOrder.click();
  await expect(page.locator('.opblock.is-open', { hasText: '/orders/admin' })).toContainText('An item is disabled');
  expect(wrong).toEqual([]);
});
