import { expect, test } from './verbs.js';

const MOST_BYTES = 200_000;

test('the login downloads at most 200 kB of JavaScript', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  const weights: number[] = [];
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) weights.push(encodedDataLength);
  });
  await page.goto('/app/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(weights.length).toBeGreaterThan(0);
  const bytes = weights.reduce((sum, weight) => sum + weight, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
