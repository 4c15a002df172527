import type { Browser, Page } from '@playwright/test';
import { expect, openAs, type Restaurant } from './verbs.js';

/** Keeps the text of what would have come out of the printer, instead of printing. */
export const catchPrints = (page: Page) =>
  page.addInitScript(() => {
    const prints: string[] = [];
    Object.assign(window, { prints });
    window.print = () => {
      prints.push(document.querySelector<HTMLElement>('[data-print]')?.innerText ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });

/** What came out of the printer, the first being 0, as soon as it has. */
export const printed = async (page: Page, nth = 0): Promise<string> => {
  const prints = () => page.evaluate(() => (window as unknown as { prints: string[] }).prints);
  await expect.poll(async () => (await prints()).length).toBeGreaterThan(nth);
  return (await prints())[nth] ?? '';
};

/** Opens a screen of the back office in some way, and waits until what is pushed reaches it. */
export const hearing = async (page: Page, open: () => Promise<unknown>): Promise<void> => {
  const connected = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => payload.toString().startsWith('40') && resolve()),
    );
  });
  await open();
  await connected;
};

/** The restaurant's orders as staff see them. */
export const receiving = async (page: Page, { owner }: Restaurant): Promise<void> => {
  await catchPrints(page);
  await hearing(page, () => openAs(page, owner, '/orders'));
  await expect(page.getByText('New orders appear here by themselves.')).toBeVisible();
};

/** The page where nothing is shown of orders. */
export const onMenu = async (page: Page, { owner }: Restaurant): Promise<void> => {
  await hearing(page, () => openAs(page, owner, '/menu'));
  await expect(page.getByRole('cell', { name: 'Garlic Naan' })).toBeVisible();
};

/** Somebody of the staff at a screen of their own. */
export const colleague = async (browser: Browser, { owner }: Restaurant, path: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await catchPrints(page);
  await hearing(page, () => openAs(page, owner, path));
  return page;
};

/** As if orders had been taken a while ago, each so long as its number says. */
export const aged = (page: Page, ageMs: (id: number) => number) =>
  page.route(/\/api\/orders\/(live|recurring)/, async (route) => {
    const response = await route.fetch();
    const orders = (await response.json()) as { id: number; createdAt: string }[];
    const json = orders.map((order) => ({
      ...order,
      createdAt: new Date(Date.parse(order.createdAt) - ageMs(order.id)).toISOString(),
    }));
    await route.fulfill({ response, json });
  });
