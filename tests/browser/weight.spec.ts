import type { Page } from '@playwright/test';
import { seatedAt } from './guests.js';
import { expect, test } from './verbs.js';

const STAFF_MOST_BYTES = 200_000;
const GUEST_MOST_BYTES = 60_000;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Every script the page loads, whenever it does, with the bytes that came over the line. */
const watchScripts = async (page: Page): Promise<ReadonlyMap<string, number>> => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const asked = new Map<string, string>();
  const weights = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) asked.set(requestId, response.url);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = asked.get(requestId);
    if (address) weights.set(address, encodedDataLength);
  });
  return weights;
};

const gzipped = async (scripts: Iterable<string>): Promise<number[]> =>
  Promise.all(
    [...scripts].map(async (script) => {
      const { headers } = await fetch(script, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
      expect(headers.get('content-encoding')).toBe('gzip');
      return Number(headers.get('content-length'));
    }),
  );

const expectAtMost = async (weights: ReadonlyMap<string, number>, most: number) => {
  expect(weights.size).toBeGreaterThan(0);
  expect(sum([...weights.values()])).toBeLessThanOrEqual(most);
  const inGzip = await gzipped(weights.keys());
  expect(Math.min(...inGzip)).toBeGreaterThan(0);
  expect(sum(inGzip)).toBeLessThanOrEqual(most);
};

test('the login downloads at most 200 kB of JavaScript, in gzip too', async ({ page }) => {
  const weights = await watchScripts(page);
  await page.goto('/app/login');
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  // And what it loads once it is shown.
  await page.waitForLoadState('networkidle');
  await expectAtMost(weights, STAFF_MOST_BYTES);
});

test('a guest downloads at most 60 kB of JavaScript in all, in gzip too, whatever is opened', async ({
  page,
  restaurant,
}) => {
  const { token } = await seatedAt(restaurant, 4);
  const weights = await watchScripts(page);
  const connected = page.waitForEvent('websocket');
  await page.goto(`/app/t/${token}`);
  for (const name of ['Make Payment', 'Share Your Opinion']) {
    await page.getByRole('link', { name }).click();
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('link', { name: 'View Menu' }).click();
  await page.getByRole('button', { name: 'Add Garlic Naan' }).click();
  await page.getByRole('link', { name: /View basket/ }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('heading', { name: 'Order 1' })).toBeVisible();
  await connected;
  await expectAtMost(weights, GUEST_MOST_BYTES);

  // Nothing was left unopened: each script that one of these names is among them, and none is the staff's.
  const names = [...weights.keys()].map((address) => address.split('/').at(-1));
  const texts = await Promise.all([...weights.keys()].map((address) => fetch(address).then((it) => it.text())));
  const named = texts.flatMap((text) => [...text.matchAll(/[\w-]+-[\w-]{8}\.js\b/g)].map(([name]) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !names.includes(name))).toEqual([]);
  for (const text of texts) expect(text).not.toMatch(/Mui[A-Z]|react-admin|ValidationError|Minified React error/);
});
