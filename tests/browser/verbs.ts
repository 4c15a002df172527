import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { codeFor, signedInOwner, verifiedOwner, PASSWORD, type Owner } from '../support/system.mjs';

export const url = `http://127.0.0.1:${process.env.SAE_TEST_PORT}`;
export const mailbox = `http://127.0.0.1:${process.env.SAE_TEST_MAILBOX_PORT}`;

export const MENU = [
  {
    category: 'Main Course',
    name: 'Paneer Tikka',
    description: 'Smoky, with mint',
    isVeg: true,
    price: 249.5,
    hasHalf: true,
    halfPrice: 140,
  },
  { category: 'Main Course', name: 'Butter Chicken', isVeg: false, price: 329, hasHalf: false },
  { category: 'Breads', name: 'Garlic Naan', isVeg: true, price: 55, hasHalf: false },
];

interface MenuItem {
  id: number;
  name: string;
}

export interface Order {
  id: number;
  tableNo: number;
  total: number;
}

/** What staff can do without the screen, to come to the point of a test quickly. */
export class Restaurant {
  menu: MenuItem[] = [];
  constructor(readonly owner: Owner) {}

  async addMenu(items: readonly object[] = MENU) {
    for (const item of items) this.menu.push(await this.owner.api.post<MenuItem>('/menu', item));
  }

  placeOrder({ table, quantity = 1, item = 0 }: { table: number; quantity?: number; item?: number }) {
    const { id } = this.menu[item] as MenuItem;
    return this.owner.api.post<Order>('/orders/admin', { tableNo: table, items: [{ id, quantity, portion: 'full' }] });
  }

  accept = (order: Order) => this.owner.api.put<Order>(`/orders/${order.id}/recurring`);

  complete = (tableNo: number) =>
    this.owner.api.post('/orders/complete', {
      tableNo,
      discount: 0,
      serviceCharge: 0,
      gstRate: 5,
      gstType: 'exclusive',
      message: 'Have a nice day!',
    });

  pay = (order: { id: number }) => this.owner.api.put(`/orders/${order.id}/paid`);

  async billedOrder(table: number) {
    const order = await this.placeOrder({ table });
    await this.accept(order);
    await this.complete(table);
    return order;
  }
}

/** Opens a screen as a browser that is logged in already. */
export const openAs = async (page: Page, { token, restaurantId }: Owner, path: string) => {
  await page.addInitScript(
    ([known, id]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('token', known as string);
      localStorage.setItem('userId', id as string);
    },
    [token, String(restaurantId)],
  );
  await page.goto(`/app${path}`);
};

/** Leads an open screen to another as a link on it does: nothing is loaded anew. */
export const lead = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/app${path}`);

const exactly = (text: string) => new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\#]/g, '\\$&')}\\s*$`);

/** The toast with this text; a pattern finds a part of it. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: typeof text === 'string' ? exactly(text) : text });

/** All of it is said: looked for at once, for a toast stands for seconds only. */
export const expectToasts = (page: Page, ...texts: readonly string[]): Promise<unknown> =>
  Promise.all(texts.map((text) => expect(toast(page, text).first()).toBeVisible()));

/** The list of that name on the orders screen. */
export const list = (page: Page, name: 'Live Orders' | 'Recurring Orders' | 'Past Orders'): Locator =>
  page.getByRole('table', { name });

export const row = (page: Page, name: Parameters<typeof list>[1], order: { id: number }): Locator =>
  list(page, name)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `History of order #${order.id}`, exact: true }) });

/** What stands above the orders of a table. */
export const heading = (page: Page, table: string): Locator =>
  list(page, 'Recurring Orders')
    .getByRole('row')
    .filter({ has: page.getByRole('heading', { name: table, exact: true }) });

/** Chooses from the menu behind the buttons of a row. */
export const choose = async (page: Page, among: Locator, name: string): Promise<void> => {
  await among.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name }).click();
};

/** What an owner may write into the account form. */
export const PROFILE = {
  'Restaurant Name': 'Sugar & Spice',
  'Owner Name': 'Asha S. Rao',
  'Phone Number': '+91 98450-12345',
  'UPI ID': 'spice.garden@okaxis',
  Address: '12 MG Road, Bengaluru 560001',
  'Google Review Link': 'https://g.page/r/spice-garden/review',
  'GST Number': '29abcde1234f1z5',
  'FSSAI Number': '12345678901234',
};

/** What stands in a restaurant's account from then on. */
export const writeAccount = async ({ token }: Pick<Owner, 'token'>, fields: Record<string, string>): Promise<void> => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ restaurantName: 'Spice Garden', ownerName: 'Asha Rao', ...fields }))
    body.set(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${url}/api/users/account`, { method: 'PUT', headers, body });
  expect(status).toBe(200);
};

/** A logo of 300 by 300, drawn by the browser itself. */
export const drawnPng = async (page: Page): Promise<Buffer> => {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 300;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#fff4e0';
    pen.fillRect(0, 0, 300, 300);
    pen.fillStyle = '#c2410c';
    pen.arc(150, 150, 110, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = '#ffffff';
    pen.font = 'bold 110px sans-serif';
    pen.textAlign = 'center';
    pen.fillText('SG', 150, 190);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(drawn.replace(/^data:image\/png;base64,/, ''), 'base64');
};

/** Says yes to the question on the screen, and why where it asks: with a tap, where that is a usual reason. */
export const confirm = async (page: Page, action: string, reason?: string): Promise<void> => {
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  const tap = dialog.getByRole('button', { name: reason ?? '', exact: true });
  if (reason && (await tap.count()) > 0) await tap.click();
  else if (reason) await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: action, exact: true }).click();
};

/** Nothing is pushed to this page, whichever way the socket goes. */
export const withoutSocket = async (page: Page) => {
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.routeWebSocket('**/socket.io/**', (socket) => void socket.close());
};

/** A phone, as it names itself. */
export const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36';

export const newEmail = () => `owner-${crypto.randomUUID()}@example.com`;

/** Fills in the sign-up form; what is left out gets a sound value. */
export const fillSignUp = async (page: Page, fields: Partial<Record<string, string>> = {}) => {
  const values = {
    'Restaurant Name': 'Spice Garden',
    'Owner Name': 'Asha Rao',
    Email: newEmail(),
    Password: PASSWORD,
    'Confirm Password': PASSWORD,
    ...fields,
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value ?? '');
};

/** Asks for a code to set a new password, on the screen for it. */
export const requestReset = async (page: Page, email: string) => {
  // The login, whose address goes first, has an email too, and is on screen until this one has been fetched.
  await expect(page.getByRole('heading', { name: 'Forgot Password', exact: true })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await expect(page).toHaveURL(/\/app\/reset-password$/);
};

/** Sends the reset form; what is left out gets a sound value. */
export const fillReset = async (page: Page, fields: Partial<Record<string, string>> = {}) => {
  const password = fields['New Password'] ?? 'brand new';
  const values = { OTP: '123456', 'New Password': password, 'Confirm Password': password, ...fields };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value ?? '');
  await page.getByRole('button', { name: 'Reset Password' }).click();
};

export const mailedCode = (email: string) => codeFor(mailbox, email);
export const mailedResetCode = (email: string, after: number) =>
  codeFor(mailbox, email, 'to set a new password', after);

export const test = base.extend<{ restaurant: Restaurant; owner: Owner; closing: void }>({
  // What a test opened for others Playwright ends with the worker: until then it would ask, listen and draw.
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  // The next test has this one's context, emptied of all but what it was permitted.
  context: async ({ context }, use) => {
    await use(context);
    await context.clearPermissions();
  },
  // Playwright reads a fixture's needs from the braces, and wants some.
  owner: async ({ browserName: _any }, use) => use(await signedInOwner({ url, mailbox })),
  restaurant: async ({ owner }, use) => {
    const restaurant = new Restaurant(owner);
    await restaurant.addMenu();
    await use(restaurant);
  },
});

export { expect, PASSWORD };

/** Somebody who has verified the address and chosen no plan yet. */
export const signedUp = (): Promise<Owner> => verifiedOwner({ url, mailbox });
