import type { Page } from '@playwright/test';
import { seatedAt } from './guests.js';
import { photographAll } from './photos.js';
import { expect, test, url } from './verbs.js';

/** Slow 3G, as browsers' own tools call it. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const MOST_MS = 4_000;
const DISHES = 60;

const dish = (n: number) => ({
  ...{ category: `Category ${1 + (n % 8)}`, name: `Dish ${n + 1}`, isVeg: n % 3 > 0, price: 120 + n, hasHalf: false },
  ...{ description: 'Slow-cooked in butter, tomato and fenugreek', secondName: `व्यंजन ${n + 1}`, spice: n % 4 },
});

interface Asked {
  readonly address: string;
  readonly from: number;
  to: number;
}

/** What is asked over a slow line, and when each answer was whole. */
const watchNetwork = async (page: Page): Promise<readonly Asked[]> => {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW_3G);
  const asked = new Map<string, Asked>();
  const all: Asked[] = [];
  network.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const one = { address: request.url, from: timestamp * 1_000, to: Infinity };
    asked.set(requestId, one);
    all.push(one);
  });
  network.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const one = asked.get(requestId);
    if (one) one.to = timestamp * 1_000;
  });
  return all;
};

/** For how long something was on the line: what the processor took in between is not the network's. */
const onTheLine = (asked: readonly Asked[]): number => {
  let [total, until] = [0, -Infinity];
  for (const { from, to } of asked.toSorted((one, other) => one.from - other.from)) {
    total += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return total;
};

const isPhoto = ({ address }: Asked) => address.includes('/api/pictures/');

test('a menu of sixty photos is read after four seconds on slow 3G, and its photos come as one scrolls', async ({
  browser,
  restaurant,
}) => {
  await restaurant.addMenu(Array.from({ length: DISHES - restaurant.menu.length }, (_, n) => dish(n)));
  await photographAll(restaurant);
  const { token } = await seatedAt(restaurant, 4);
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: 'en-IN' },
  });
  const page = await phone.newPage();
  const asked = await watchNetwork(page);
  await page.goto(`${url}/app/t/${token}#menu`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: /Dish 1$/ })).toBeVisible();

  const second = page.locator('.dish').nth(1);
  const place = await second.boundingBox();
  const first = asked.filter((one) => one.to !== Infinity && !isPhoto(one));
  expect(onTheLine(first)).toBeLessThan(MOST_MS);
  test.info().annotations.push({ type: 'on the line', description: `${Math.round(onTheLine(first))} ms` });

  await test.step('the photos that are near come by themselves, as wide as this screen needs, into their places', async () => {
    /** The widths in which the photos came that have come. */
    const loaded = () =>
      page
        .locator('.dish img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).flatMap(({ naturalWidth, currentSrc, srcset }) =>
            naturalWidth ? [srcset.split(', ').find((one) => currentSrc.endsWith(one.split(' ')[0] ?? '-'))] : [],
          ),
        )
        .then((sources) => sources.map((source) => source?.split(' ')[1]));
    await expect.poll(async () => (await loaded()).length).toBeGreaterThan(4);
    expect(new Set(await loaded())).toEqual(new Set(['320w']));
    expect(asked.filter(isPhoto).length).toBeLessThan(DISHES);
    expect(await second.boundingBox()).toEqual(place);
  });

  await test.step('the last one comes when one is there', async () => {
    const last = page.locator('.dish img').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });
  await phone.close();
});
