import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { UPCASTERS } from '@sae/domain/ordering';
import { Log } from '@sae/platform/log';
import { readQr } from '../../api/testing/read-qr.js';
import { giveReviews, type Opinion } from '../../api/testing/give-reviews.js';
import { addressOf } from '../faults/parts.js';
import { expect, url, writeAccount, type Order, type Restaurant } from './verbs.js';

/** What guests thought, and the restaurant can see it. */
export const reviewedBy = async ({ owner }: Restaurant, opinions: readonly Opinion[]): Promise<void> => {
  const log = new Log(addressOf(process.env.SAE_TEST_DATA_DIR ?? '', 'EVENTSTORE_URL'), {
    upcasters: UPCASTERS,
  });
  await giveReviews(log, owner.restaurantId, opinions);
  await log.close();
  const seen = async () => (await owner.api.get<unknown[]>('/reviews')).length;
  await expect.poll(seen).toBe(opinions.length);
};

/** The restaurant says where guests pay, without which no table gets a code. */
export const payable = ({ owner }: Restaurant, restaurantName = 'Spice Garden'): Promise<void> =>
  writeAccount(owner, { restaurantName, upiId: 'spice.garden@okbank' });

/** A guest with nothing but the code of a table, which the restaurant makes if it has none yet. */
export const seatedAt = async (restaurant: Restaurant, tableNo: number) => {
  const { api } = restaurant.owner;
  await payable(restaurant);
  const { qrCode } = await api.post<{ qrCode: string }>('/tables/generate-qr', { tableNo });
  const token = (await readQr(qrCode))?.split('/').at(-1) ?? '';
  const post = async <T>(path: string, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const answer = await fetch(`${url}/api/guests/${token}${path}`, {
      ...{ method: 'POST', headers, body: JSON.stringify(body) },
    });
    const text = await answer.text();
    expect(`${answer.status} ${text}`).toMatch(/^201/);
    return JSON.parse(text) as T;
  };
  return {
    token,
    orders: ({ item = 0, ...wish }: { item?: number; quantity?: number; specialInstructions?: string } = {}) =>
      post<Order>('/orders', { items: [{ id: restaurant.menu[item]?.id, quantity: 1, portion: 'full', ...wish }] }),
    claims: (amount: number, reference: string) => post<object>('/payment-claims', { amount, reference }),
  };
};

/** A guest's phone that has just scanned the code. */
export const scan = async (browser: Browser, token: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const phone = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-IN' },
    ...options,
  });
  const page = await phone.newPage();
  await page.goto(`${url}/app/t/${token}`);
  return page;
};

/** So many of them at one table. */
export const phonesAt = async (browser: Browser, restaurant: Restaurant, tableNo: number, count: number) => {
  const { token } = await seatedAt(restaurant, tableNo);
  return Promise.all(Array.from({ length: count }, () => scan(browser, token)));
};

/** Puts these into the basket and opens it; `View Menu` stands on the first page. */
export const choose = async (phone: Page, ...dishes: string[]): Promise<Locator> => {
  await phone.getByRole('link', { name: 'View Menu' }).click();
  for (const dish of dishes) await phone.getByRole('button', { name: `Add ${dish}`, exact: true }).click();
  await phone.getByRole('link', { name: /View basket/ }).click();
  return phone.getByRole('dialog', { name: 'Your basket' });
};

export const place = (phone: Page): Promise<void> => phone.getByRole('button', { name: 'Place order' }).click();

/** The order's card on a guest's phone. */
export const orderCard = (phone: Page, id: number): Locator =>
  phone
    .getByRole('region', { name: 'Your orders' })
    .getByRole('listitem')
    .filter({ has: phone.getByRole('heading', { name: `Order ${id}`, exact: true }) });
