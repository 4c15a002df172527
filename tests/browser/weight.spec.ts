import { expect, test } from './verbs.js';

const LIMIT = 200_000;

test('the login brings at most 200 kB of JavaScript', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, 0);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await page.goto('/app/login', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Email')).toBeVisible();
  const weights = [...scripts.values()];
  expect(weights).not.toContain(0);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(LIMIT);
});
