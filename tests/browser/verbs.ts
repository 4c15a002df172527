import { test as base, expect, type Page } from '@playwright/test';
import { signedInOwner, type Owner } from '../support/system.mjs';

const url = `http://127.0.0.1:${process.env.SAE_TEST_PORT}`;
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
  { category: 'Main Course', name: 'Butter Chicken', description: null, isVeg: false, price: 329, hasHalf: false },
  { category: 'Breads', name: 'Garlic Naan', description: null, isVeg: true, price: 55, hasHalf: false },
];

interface MenuItem {
  id: number;
  name: string;
  isVeg: boolean;
  price: number;
}

interface Order {
  id: number;
  tableNo: number;
  total: number;
}

/** What the staff can do without the screen, to come to the point of a test quickly. */
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

  complete = (tableNo: number, terms: object = {}) =>
    this.owner.api.post('/orders/complete', {
      tableNo,
      discount: 0,
      serviceCharge: 0,
      gstRate: 5,
      gstType: 'exclusive',
      message: 'Have a nice day!',
      ...terms,
    });
}

/** Opens a screen as a browser that is logged in already. */
export const openAs = async (page: Page, owner: Owner, path: string) => {
  await page.addInitScript(
    ([token, id]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'yes');
      localStorage.setItem('token', token as string);
      localStorage.setItem('userId', id as string);
    },
    [owner.token, String(owner.restaurantId)],
  );
  await page.goto(`/app${path}`);
};

/** A toast with exactly this text. */
export const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** Keeps what a page would have printed: the text of each printed document. */
export const catchPrints = (page: Page) =>
  page.addInitScript(() => {
    const prints: string[] = [];
    Object.assign(window, { prints });
    const print = function (this: Window) {
      (window.top as unknown as { prints: string[] }).prints.push(this.document.body.innerText);
      this.dispatchEvent(new Event('afterprint'));
    };
    window.print = print;
  });

export const test = base.extend<{ restaurant: Restaurant; owner: Owner }>({
  owner: async ({}, use) => use(await signedInOwner({ url, mailbox })),
  restaurant: async ({ owner }, use) => {
    const restaurant = new Restaurant(owner);
    await restaurant.addMenu();
    await use(restaurant);
  },
});

export { expect };
