import { jest } from '@jest/globals';
import type { MenuItemView } from '@sae/domain/menu';
import { screen, within } from '@testing-library/react';
import type { CreateParams, DeleteParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
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

const isFound = (item: MenuItemView, search: string) =>
  search.split(' ').every((word) => `${item.name} ${item.category}`.toLowerCase().includes(word));

/** As the server keeps it: what is not said is not there. */
const kept = ({ code, secondName, allergens, spice, ...item }: MenuItemView): MenuItemView => ({
  ...item,
  ...Object.fromEntries(Object.entries({ code, secondName, allergens, spice }).filter(([, said]) => said != null)),
});

/** A menu that remembers. */
export const server = (...items: MenuItemView[]) => {
  const deleted: MenuItemView[] = [];
  const placeOf = (id: unknown) => items.findIndex((known) => known.id === id);
  return {
    getList: jest.fn((resource: string, { filter: { q = '' } = {} }: GetListParams) => {
      if (resource !== 'menu') return Promise.resolve({ data: [], total: 0 });
      const data = items.filter((item) => isFound(item, String(q)));
      return Promise.resolve({ data, total: data.length });
    }),
    getOne: jest.fn((_: string, { id }: GetOneParams) => Promise.resolve({ data: items[placeOf(id)] })),
    create: jest.fn((_: string, { data }: CreateParams) => {
      const added = kept({ ...tikka, ...data, id: items.length + 1 });
      items.push(added);
      return Promise.resolve({ data: added });
    }),
    update: jest.fn((_: string, { id, data }: UpdateParams) => {
      items[placeOf(id)] = kept({ ...items[placeOf(id)], ...data } as MenuItemView);
      return Promise.resolve({ data: items[placeOf(id)] });
    }),
    delete: jest.fn((_: string, { id }: DeleteParams) => {
      deleted.push(...items.splice(placeOf(id), 1));
      return Promise.resolve({ data: { id } });
    }),
    toggleMenuItem: jest.fn(({ id }: { id: number }) => {
      const at = placeOf(id);
      items[at] = { ...items[at], isEnabled: !items[at]?.isEnabled } as MenuItemView;
      return Promise.resolve(items[at]);
    }),
    photographDish: jest.fn(({ id }: { id: number; file: File; fileId: string }) => {
      const at = placeOf(id);
      items[at] = { ...items[at], photo: ['a', 'b', 'c'] } as MenuItemView;
      return Promise.resolve(items[at]);
    }),
    removePhoto: jest.fn(({ id }: { id: number }) => {
      const { photo: _, ...item } = items[placeOf(id)] as MenuItemView;
      items[placeOf(id)] = item;
      return Promise.resolve(item);
    }),
    setPrices: jest.fn(({ prices }: { prices: readonly Pick<MenuItemView, 'id' | 'price' | 'halfPrice'>[] }) => {
      for (const each of prices) items[placeOf(each.id)] = { ...items[placeOf(each.id)], ...each } as MenuItemView;
      return Promise.resolve({ changed: prices.length });
    }),
    switchDishes: jest.fn(({ ids, isEnabled }: { ids: readonly number[]; isEnabled: boolean }) => {
      for (const id of ids) items[placeOf(id)] = { ...items[placeOf(id)], isEnabled } as MenuItemView;
      return Promise.resolve({ changed: ids.length });
    }),
    putDishBackOnSale: jest.fn(({ id }: { id: number }) => {
      const { soldOut: _, ...onSale } = items[placeOf(id)] as MenuItemView;
      items[placeOf(id)] = onSale;
      return Promise.resolve(onSale);
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
