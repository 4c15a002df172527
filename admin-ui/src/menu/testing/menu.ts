import { jest } from '@jest/globals';
import type { MenuItemRequest, MenuItemView } from '@sae/domain/menu';
import { screen, within } from '@testing-library/react';
import { ApiError } from '../../data/api-error.js';

export const tikka: MenuItemView = {
  id: 1,
  category: 'Starters',
  name: 'Paneer Tikka',
  description: 'Smoky, with mint',
  isVeg: true,
  price: 249.5,
  hasHalf: true,
  halfPrice: 140,
  isEnabled: true,
};
export const curry: MenuItemView = {
  ...tikka,
  id: 2,
  name: 'Fish Curry',
  description: null,
  isVeg: false,
  price: 1320,
  hasHalf: false,
  halfPrice: null,
  isEnabled: false,
};

/** A menu that remembers. */
export const server = (...items: MenuItemView[]) => {
  const deleted: MenuItemView[] = [];
  return {
    wholeMenu: jest.fn(() => Promise.resolve([...items])),
    addMenuItem: jest.fn(({ item }: { item: MenuItemRequest }) => {
      const added = { ...tikka, ...item, id: items.length + 1 } as MenuItemView;
      items.push(added);
      return Promise.resolve(added);
    }),
    updateMenuItem: jest.fn(({ id, item }: { id: number; item: MenuItemRequest }) => {
      const at = items.findIndex((known) => known.id === id);
      items[at] = { ...items[at], ...item } as MenuItemView;
      return Promise.resolve(items[at]);
    }),
    toggleMenuItem: jest.fn(({ id }: { id: number }) => {
      const at = items.findIndex((known) => known.id === id);
      items[at] = { ...items[at], isEnabled: !items[at]?.isEnabled } as MenuItemView;
      return Promise.resolve(items[at]);
    }),
    deleteMenuItem: jest.fn(({ id }: { id: number }) => {
      const at = items.findIndex((known) => known.id === id);
      deleted.push(...items.splice(at, 1));
      return Promise.resolve({ id });
    }),
    restoreMenuItem: jest.fn(({ id }: { id: number }) => {
      items.push(...deleted.filter((known) => known.id === id));
      return Promise.resolve(items.at(-1));
    }),
  };
};

export const refused =
  (message: string, errors: string[] = []) =>
  () =>
    Promise.reject(new ApiError(409, 'menu/refused', message, errors));

export const row = async (name: string) => (await screen.findByRole('cell', { name })).closest('tr') as HTMLElement;
export const button = (name: string, inside?: HTMLElement) =>
  (inside ? within(inside) : screen).getByRole('button', { name });
export const field = (label: string) => screen.getByLabelText(label);
export const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
