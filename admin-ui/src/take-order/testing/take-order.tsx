import { beforeEach, jest } from '@jest/globals';
import { configure, screen, within } from '@testing-library/react';
import type { MenuItemView } from '@sae/domain/menu';
import type { ReactNode } from 'react';
import type { OrderView } from '@sae/domain/ordering';
import { renderPage } from '../../../testing/render.js';
import { owner } from '../../../testing/users.js';
import { TakeOrderPage } from '../TakeOrderPage.js';
import { order } from '../../ordering/testing/server.js';

// Roles are asked for a thousand times here; looking up for each whether it can be seen takes most of the time.
configure({ defaultHidden: true });

const item = (id: number, name: string, changes: Partial<MenuItemView> = {}): MenuItemView => ({
  ...{ id, name, category: 'Mains', description: null, isVeg: true, price: 249.5, hasHalf: true, halfPrice: 140 },
  isEnabled: true,
  ...changes,
});
export const menu = [
  item(1, 'Paneer Tikka'),
  item(2, 'Butter Chicken', { isVeg: false, price: 329, hasHalf: false, halfPrice: null }),
  item(3, 'Garlic Naan', { category: 'Breads', price: 55, hasHalf: false, halfPrice: null }),
  item(4, 'Kulfi', { category: 'Desserts', isEnabled: false }),
];

export const row = (name: string) =>
  within(within(screen.getByRole('table')).getByText(name).closest('tr') as HTMLElement);
export const selected = () => within(screen.getByRole('region', { name: 'Selected Items' }));
export const table = () => screen.getByLabelText<HTMLInputElement>('Table Number');
export const submit = () => screen.getByRole('button', { name: 'Submit Order' });

beforeEach(() => {
  localStorage.setItem('token', 'token');
  localStorage.setItem('userId', String(owner.id));
  sessionStorage.clear();
});

/** Answers with this menu, and with tables 4 and 12. */
export const listOf = (items: readonly MenuItemView[]) =>
  jest.fn((resource: string) => {
    const data = resource === 'menu' ? items : [4, 12].map((tableNo, id) => ({ id, tableNo, qrCode: '' }));
    return Promise.resolve({ data, total: data.length });
  });

/** The Take Order page for table 1, once its menu is there. */
export const takeOrderPage = async (changes: object = {}, at = '/take-order?table=1', beside: ReactNode = null) => {
  const provider = {
    getList: listOf(menu),
    orderRows: jest.fn((_: object) => Promise.resolve({ data: [] as OrderView[], total: 0 })),
    paymentClaims: jest.fn(() => Promise.resolve([])),
    popularItems: jest.fn((_: object) => Promise.resolve([] as MenuItemView[])),
    placeOrder: jest.fn((_: object) => Promise.resolve(order())),
    ...changes,
  };
  const pages = (
    <>
      {beside}
      <TakeOrderPage />
    </>
  );
  const page = renderPage(pages, { provider, at });
  await screen.findAllByText('Paneer Tikka');
  return { ...page, provider };
};
