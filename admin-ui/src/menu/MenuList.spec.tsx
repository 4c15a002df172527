import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { session } from '../data/session.js';
import { MenuList } from './MenuList.js';
import { button, curry, field, refused, row, server, tikka, toasts } from './testing/menu.js';

beforeEach(() => {
  session.save({ token: 't', userId: 7 });
  Object.assign(window, { scrollTo: () => undefined });
});
afterEach(() => localStorage.clear());

describe('the list', () => {
  it('shows every item', async () => {
    renderPage(<MenuList />, { provider: server(tikka, curry) });
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

  it('shows a disabled item otherwise than one that is sold', async () => {
    renderPage(<MenuList />, { provider: server(tikka, curry, { ...tikka, id: 3, name: 'Dal Makhani' }) });
    const [sold, disabled, alike] = [await row('Paneer Tikka'), await row('Fish Curry'), await row('Dal Makhani')];
    expect([sold, disabled].map((one) => one.querySelector('s')?.textContent)).toEqual([undefined, 'Fish Curry']);
    const styleOf = ({ dataset }: HTMLElement) => dataset['sx'];
    expect(styleOf(alike)).toBe(styleOf(sold));
    expect(styleOf(disabled)).not.toBe(styleOf(sold));
  });

  it('says when there is nothing on the menu', async () => {
    renderPage(<MenuList />, { provider: server() });
    expect(await screen.findByText('No menu items')).toBeTruthy();
  });

  it('says when it cannot be fetched, and tries again', async () => {
    const provider = server(tikka);
    provider.getList.mockRejectedValueOnce(new ApiError(500, 'unknown', ''));
    const { person } = renderPage(<MenuList />, { provider });
    expect(await toasts()).toEqual(['Failed to fetch menu']);
    await person.click(button('Try again'));
    expect(await row('Paneer Tikka')).toBeTruthy();
  });

  it('is sorted by what a column tells', async () => {
    const provider = server(tikka, curry);
    const { person } = renderPage(<MenuList />, { provider });
    const sorts = () =>
      provider.getList.mock.calls.flatMap(([resource, { sort }]) => (resource === 'menu' ? [sort] : []));
    await row('Paneer Tikka');
    expect(sorts()).toEqual([{ field: 'order', order: 'ASC' }]);
    await person.click(button('Full Price'));
    await waitFor(() => expect(sorts().at(-1)).toEqual({ field: 'price', order: 'ASC' }));
    expect(screen.getByRole('columnheader', { name: 'Actions' }).querySelector('[role="button"]')).toBeNull();
  });

  it('stands as its owner arranged it', async () => {
    const menuOrder = () => Promise.resolve({ ids: [2, 1] });
    const { person } = renderPage(<MenuList />, { provider: { ...server(tikka, curry), menuOrder } });
    const first = async () => within((await screen.findAllByRole('row'))[1]!).getAllByRole('cell')[2]?.textContent;
    await row('Paneer Tikka');
    expect(await first()).toBe('Fish Curry');
    await person.click(button('ID'));
    await waitFor(async () => expect(await first()).toBe('Paneer Tikka'));
  });

  it('finds items', async () => {
    const { person } = renderPage(<MenuList />, { provider: server(tikka, curry) });
    await row('Paneer Tikka');
    await person.type(field('Search menu'), 'fish');
    await waitFor(() => expect(screen.queryByText('Paneer Tikka')).toBeNull());
    expect(screen.getByText('Fish Curry')).toBeTruthy();
    await person.type(field('Search menu'), 'monger');
    expect(await screen.findByText('Nothing on the menu matches “fishmonger”')).toBeTruthy();
  });
});

describe('in the list', () => {
  it('an item is disabled and enabled', async () => {
    const { person } = renderPage(<MenuList />, { provider: server(tikka) });
    await person.click(button('Disable', await row('Paneer Tikka')));
    expect(await toasts()).toEqual(['Menu item disabled successfully']);
    await person.click(await screen.findByRole('button', { name: 'Enable' }));
    expect(await screen.findByText('Menu item enabled successfully')).toBeTruthy();
  });

  it.each([
    ['Full price', '₹249.50', { price: 260, halfPrice: 140 }],
    ['Half price', '₹140.00', { price: 249.5, halfPrice: 260 }],
  ])('the %s is edited where it stands', async (name, shown, prices) => {
    const provider = server(tikka);
    const { person } = renderPage(<MenuList />, { provider });
    const price = button(shown, await row('Paneer Tikka'));
    expect(price.getAttribute('aria-description')).toBe(`${name} of Paneer Tikka`);
    await person.click(price);
    await person.keyboard('260{Enter}');
    expect(await toasts()).toEqual(['Paneer Tikka: price changed']);
    expect(provider.setPrices.mock.calls[0]?.[0]).toEqual({ prices: [{ id: 1, ...prices }] });
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: '₹260.00' }));
  });

  it('a price stays on Escape, and what is none is refused', async () => {
    const provider = server(tikka);
    const { person } = renderPage(<MenuList />, { provider });
    const edit = async () => person.click(button('₹249.50', await row('Paneer Tikka')));
    await edit();
    await person.keyboard('3{Escape}');
    expect(document.activeElement).toBe(button('₹249.50', await row('Paneer Tikka')));
    await edit();
    await person.keyboard('free{Enter}');
    expect(await toasts()).toEqual(['Full price must be a positive number greater than 0']);
    expect(provider.setPrices).not.toHaveBeenCalled();
  });

  it('an item that is sold out says until when, and is put back on sale', async () => {
    const provider = server({ ...tikka, soldOut: { until: null } }, curry);
    const { person } = renderPage(<MenuList />, { provider });
    const name = 'Paneer Tikka Sold out until undone';
    expect(button('Disable', await row(name))).toBeTruthy();
    await person.click(button('Back on sale', await row(name)));
    expect(await toasts()).toEqual(['Paneer Tikka is on sale again']);
    expect(await row('Paneer Tikka')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back on sale' })).toBeNull();
  });

  it('an item that is counted says how many are left', async () => {
    const portionsLeft = () => Promise.resolve([{ id: 2, left: 1.5 }]);
    renderPage(<MenuList />, { provider: { ...server(tikka, curry), portionsLeft } });
    expect(await row('Fish Curry 1½ portions left')).toBeTruthy();
    expect(await row('Paneer Tikka')).toBeTruthy();
  });

  it('an item is deleted, and with it what was being modified', async () => {
    const { person } = renderPage(<MenuList />, { provider: server(tikka, curry) });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Delete', await row('Paneer Tikka')));
    expect(await toasts()).toEqual(['Menu item deleted']);
    await waitFor(() => expect(screen.queryByText('Paneer Tikka')).toBeNull());
    expect(button('Add Item')).toBeTruthy();
  });

  it('an item that was deleted is put back on a press, for five seconds', async () => {
    const provider = server(tikka, curry);
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(button('Delete', await row('Paneer Tikka')));
    await waitFor(() => expect(screen.queryByText('Paneer Tikka')).toBeNull());
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Menu item restored')).toBeTruthy();
    expect(await row('Paneer Tikka')).toBeTruthy();
    expect(provider.restoreMenuItem.mock.calls[0]?.[0]).toEqual({ id: 1 });
  });

  it('an item’s history says what changed when, the newest first', async () => {
    const dishHistory = ({ id }: { id: number }) =>
      Promise.resolve({
        id,
        entries: [
          ['MenuItemAdded', [{ field: 'Price', from: null, to: '₹40.00' }]] as const,
          ['MenuItemChanged', [{ field: 'Price', from: '₹40.00', to: '₹45.00' }]] as const,
        ].map(([fact, changes], revision) => ({
          ...{ at: '2026-11-26T06:30:00.000Z', actor: 'restaurant:7', fact, isOnMenu: true, changes, revision },
        })),
      });
    const { person } = renderPage(<MenuList />, { provider: { ...server(tikka), dishHistory } });
    await person.click(button('History', await row('Paneer Tikka')));
    const entries = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Changed.*StaffPrice: ₹40.00 → ₹45.00$/),
      expect.stringMatching(/^Added.*StaffPrice: ₹40.00$/),
    ]);
  });

  it('what the server’s details say is preferred', async () => {
    const failed = new ApiError(400, 'x', 'No', ['Not this'], { details: 'Price is out of range', error: 'Bad item' });
    const update = () => Promise.reject(failed);
    const { person } = renderPage(<MenuList />, { provider: { ...server(tikka), update } });
    await person.click(button('Modify', await row('Paneer Tikka')));
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['Price is out of range']);
  });

  it.each([
    ['Disable', 'toggleMenuItem', 'Failed to toggle menu item'],
    ['Delete', 'delete', 'Failed to delete menu item'],
  ])('%s that fails says so', async (press, verb, message) => {
    const { person } = renderPage(<MenuList />, { provider: { ...server(tikka), [verb]: refused('No') } });
    await person.click(button(press, await row('Paneer Tikka')));
    expect(await toasts()).toEqual([message]);
  });
});
