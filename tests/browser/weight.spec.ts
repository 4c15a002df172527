import { expect, test } from './verbs.js';

const MOST_BYTES = 200_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the login downloads at most 200 kB of JavaScript, in gzip too', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Map<string, string>();
  const weights: number[] = [];
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.set(requestId, response.url);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) weights.push(encodedDataLength);
  });
  await page.goto('/app/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(weights.length).toBeGreaterThan(0);
  expect(sum(weights)).toBeLessThanOrEqual(MOST_BYTES);

  const gzipped = await Promise.all(
    [...scripts.values()].map(async (script) => {
      const { headers } = await fetch(script, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
      expect(headers.get('content-encoding')).toBe('gzip');
      return Number(headers.get('content-length'));
    }),
  );
  expect(Math.min(...gzipped)).toBeGreaterThan(0);
  expect(sum(gzipped)).toBeLessThanOrEqual(MOST_BYTES);
});
