import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MenuItemRequest, MenuItemView } from '@sae/domain/menu';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { session } from '../data/session.js';
import { MenuPage } from './MenuPage.js';

const tikka: MenuItemView = {
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
const curry: MenuItemView = {
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
const server = (...items: MenuItemView[]) => ({
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
    items.splice(
      items.findIndex((known) => known.id === id),
      1,
    );
    return Promise.resolve({ id });
  }),
});

const refused =
  (message: string, errors: string[] = []) =>
  () =>
    Promise.reject(new ApiError(409, 'menu/refused', message, errors));
const scrolled = jest.fn();

beforeEach(() => {
  session.save({ token: 't', userId: 7 });
  Object.assign(window, { scrollTo: scrolled });
});
afterEach(() => localStorage.clear());

const row = async (name: string) => (await screen.findByRole('cell', { name })).closest('tr') as HTMLElement;
const button = (name: string, inside?: HTMLElement) => (inside ? within(inside) : screen).getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);
const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

describe('the list', () => {
  it('shows every item', async () => {
    renderPage(<MenuPage />, { provider: server(tikka, curry) });
    const cells = async (name: string) =>
      within(await row(name))
        .getAllByRole('cell')
        .slice(0, 8)
        .map(({ textContent }) => textContent);
    expect(await cells('Paneer Tikka')).toEqual([
      '1',
      'Starters',
      'Paneer Tikka',
      'Smoky, with mint',
      'Veg',
      '₹249.50',
      '₹140.00',
      'Enabled',
    ]);
    expect(await cells('Fish Curry')).toEqual([
      '2',
      'Starters',
      'Fish Curry',
      '',
      'Non-Veg',
      '₹1,320.00',
      '-',
      'Disabled',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'ID',
      'Category',
      'Name',
      'Description',
      'Veg/Non-Veg',
      'Full Price',
      'Half Price',
      'Status',
      'Actions',
    ]);
  });

  it('says when there is nothing on the menu', async () => {
    renderPage(<MenuPage />, { provider: server() });
    expect(await screen.findByText('No menu items')).toBeTruthy();
  });

  it('says when it cannot be fetched, and tries again', async () => {
    const provider = server(tikka);
    provider.wholeMenu.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
    const { person } = renderPage(<MenuPage />, { provider });
    expect(await toasts()).toEqual(['Failed to fetch menu']);
    await person.click(button('Try again'));
    expect(await row('Paneer Tikka')).toBeTruthy();
  });

  it('finds items', async () => {
    const { person } = renderPage(<MenuPage />, { provider: server(tikka, curry) });
    await row('Paneer Tikka');
    await person.type(field('Search menu'), 'fish');
    await waitFor(() => expect(screen.queryByText('Paneer Tikka')).toBeNull());
    expect(screen.getByText('Fish Curry')).toBeTruthy();
    await person.type(field('Search menu'), 'monger');
    expect(await screen.findByText('Nothing on the menu matches “fishmonger”')).toBeTruthy();
  });
});

describe('adding an item', () => {
  it('sends what was written, and is ready for the next of that category', async () => {
    const provider = server();
    const { person } = renderPage(<MenuPage />, { provider });
    await person.type(field('Category'), 'Breads');
    await person.type(field('Name'), 'Garlic Naan');
    await person.click(screen.getByRole('radio', { name: 'Veg' }));
    await person.type(field('Full Price'), '55.50');
    await person.click(screen.getByRole('switch', { name: 'Half portion' }));
    await person.type(field('Half Price'), '30');
    await person.click(button('Add Item'));
    expect(await toasts()).toEqual(['Menu item added']);
    expect(provider.addMenuItem.mock.calls[0]?.[0].item).toEqual({
      category: 'Breads',
      name: 'Garlic Naan',
      description: null,
      isVeg: true,
      price: 55.5,
      hasHalf: true,
      halfPrice: 30,
      userId: 7,
    });
    expect(await row('Garlic Naan')).toBeTruthy();
    expect(field('Category')).toHaveProperty('value', 'Breads');
    expect(field('Name')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field('Name'));
  });

  it('tells everything that is missing, and goes to the first', async () => {
    const provider = server();
    const { person } = renderPage(<MenuPage />, { provider });
    await person.click(screen.getByRole('switch', { name: 'Half portion' }));
    await person.click(button('Add Item'));
    expect(await toasts()).toEqual([
      'Category is required',
      'Name is required',
      'Veg/non-veg status is required',
      'Price is required',
      'Half price is required',
    ]);
    expect(document.activeElement).toBe(field('Category'));
    expect(provider.addMenuItem).not.toHaveBeenCalled();
  });

  it('suggests the categories in use', async () => {
    const { person } = renderPage(<MenuPage />, { provider: server(tikka) });
    await row('Paneer Tikka');
    await person.type(field('Category'), 'St');
    await person.click(await screen.findByRole('option', { name: 'Starters' }));
    expect(field('Category')).toHaveProperty('value', 'Starters');
  });

  it('wants to know whose menu it is', async () => {
    localStorage.setItem('userId', 'asha');
    const provider = server(tikka);
    const { person } = renderPage(<MenuPage />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['Invalid user ID']);
    expect(provider.updateMenuItem).not.toHaveBeenCalled();
  });
});

describe('modifying an item', () => {
  it('fills the form, sends the change and is ready to add again', async () => {
    const provider = server(tikka);
    const { person } = renderPage(<MenuPage />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka')));
    expect(field('Half Price')).toHaveProperty('value', '140');
    await person.clear(field('Full Price'));
    await person.type(field('Full Price'), '260');
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['Menu item updated']);
    expect(provider.updateMenuItem.mock.calls[0]?.[0]).toMatchObject({ id: 1, item: { price: 260, halfPrice: 140 } });
    expect(await screen.findByText('₹260.00')).toBeTruthy();
    expect(button('Add Item')).toBeTruthy();
    expect(field('Name')).toHaveProperty('value', '');
  });

  it('can be given up', async () => {
    const { person } = renderPage(<MenuPage />, { provider: server(tikka) });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Cancel'));
    expect(button('Add Item')).toBeTruthy();
  });

  it('that is refused tells each reason and keeps the form', async () => {
    const provider = { ...server(tikka), updateMenuItem: refused('Two reasons', ['One reason', 'Another reason']) };
    const { person } = renderPage(<MenuPage />, { provider });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['One reason', 'Another reason']);
    expect(field('Name')).toHaveProperty('value', 'Paneer Tikka');
  });
});

describe('in the list', () => {
  it('an item is disabled and enabled', async () => {
    const { person } = renderPage(<MenuPage />, { provider: server(tikka) });
    await person.click(button('Disable', await row('Paneer Tikka')));
    expect(await toasts()).toEqual(['Menu item disabled successfully']);
    await person.click(await screen.findByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Menu item enabled successfully')).toBeTruthy();
  });

  it('an item is deleted, and with it what was being modified', async () => {
    const { person } = renderPage(<MenuPage />, { provider: server(tikka, curry) });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Delete', await row('Paneer Tikka')));
    expect(await toasts()).toEqual(['Menu item deleted']);
    await waitFor(() => expect(screen.queryByText('Paneer Tikka')).toBeNull());
    expect(button('Add Item')).toBeTruthy();
  });

  it.each([
    ['Disable', 'toggleMenuItem', 'Failed to toggle menu item'],
    ['Delete', 'deleteMenuItem', 'Failed to delete menu item'],
  ])('%s that fails says so', async (press, verb, message) => {
    const { person } = renderPage(<MenuPage />, { provider: { ...server(tikka), [verb]: refused('No') } });
    await person.click(button(press, await row('Paneer Tikka')));
    expect(await toasts()).toEqual([message]);
  });
});
