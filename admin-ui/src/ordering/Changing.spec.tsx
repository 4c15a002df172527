import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MenuItemView } from '@sae/domain/menu';
import { ApiError } from '../data/api-error.js';
import { bookWith, choose, ordersPage, printed, row } from './testing/page.js';

afterEach(cleanup);

const dish = (id: number, name: string, price: number, more: Partial<MenuItemView> = {}): MenuItemView => ({
  ...{ id, name, price, category: 'Mains', description: '', isVeg: true, hasHalf: false, halfPrice: null },
  ...{ isEnabled: true },
  ...more,
});
const menu = [
  dish(1, 'Curry', 120.5),
  dish(2, 'Naan', 40),
  dish(3, 'Biryani', 200, { isVeg: false, hasHalf: true, halfPrice: 110 }),
  dish(4, 'Kulfi', 60, { isEnabled: false }),
];
const getList = jest.fn(() => Promise.resolve({ data: menu, total: menu.length }));

const changing = async (changes: object = {}) => {
  const page = await ordersPage(bookWith(4), { getList, ...changes });
  await choose(page.person, row('Live Orders', '#1'), 'Change');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change order #1 at Table 4' }));
  const press = (name: string) => page.person.click(dialog.getByRole('button', { name }));
  const search = (text: string) => page.person.type(dialog.getByRole('searchbox', { name: 'Add dishes' }), text);
  return { ...page, dialog, press, search };
};

describe('Changing an order', () => {
  it('adds what is found and chosen, and says what it comes to then', async () => {
    const { dialog, person, press, search, provider } = await changing();
    await search('nan{Enter}');
    await person.clear(dialog.getByRole('searchbox'));
    await search('biry');
    await press('Add Half');
    await press('Plus');
    expect(dialog.getByText('New total ₹501.00')).toBeTruthy();
    await press('Add 3 items, ₹260.00');
    expect(await screen.findByText('Added to order #1')).toBeTruthy();
    expect(provider.addLines.mock.calls[0]?.[0]).toMatchObject({
      ...{ orderId: 1, total: 260 },
      items: [
        { id: 2, quantity: 1, portion: 'full', price: 40 },
        { id: 3, quantity: 2, portion: 'half', price: 110 },
      ],
    });
    expect(await dialog.findByText('Total ₹501.00')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Add to order' })).toHaveProperty('disabled', true);
    expect(row('Live Orders', '#1').getByText('₹501.00')).toBeTruthy();
  });

  it('shows what was chosen once nothing is searched for any more, and adds nothing unavailable', async () => {
    const { dialog, person, press, search } = await changing();
    await search('kulfi{Enter}');
    expect(within(dialog.getByRole('list', { name: 'Found' })).queryByRole('button')).toBeNull();
    await person.clear(dialog.getByRole('searchbox'));
    await search('naan');
    await press('Add');
    await person.clear(dialog.getByRole('searchbox'));
    expect(within(dialog.getByRole('list', { name: 'To add' })).getAllByRole('listitem')).toHaveLength(1);
    await search('xyz');
    expect(dialog.getByText('No items found')).toBeTruthy();
  });

  it('cancels part of a line, for a reason that is given with a tap', async () => {
    const { dialog, press, provider } = await changing();
    await press('Cancel');
    expect(dialog.getByText('of 2')).toBeTruthy();
    await press('Cancel 1 × Curry');
    expect(dialog.getByText('Please give a reason')).toBeTruthy();
    expect(provider.cancelLine).not.toHaveBeenCalled();
    await press('Not available');
    await press('Cancel 1 × Curry');
    expect(await screen.findByText('Item cancelled')).toBeTruthy();
    expect(provider.cancelLine.mock.calls[0]?.[0]).toEqual({
      ...{ orderId: 1, id: 1, portion: 'full', price: 120.5, quantity: 1, reason: 'Not available' },
    });
    expect(await dialog.findByText('Total ₹120.50')).toBeTruthy();
    // The order waits: the kitchen does not know of it yet.
    expect(printed).toEqual([]);
    expect(dialog.queryByRole('form')).toBeNull();
  });

  it('tells nobody of what is changed while something is being drawn', async () => {
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { press } = await changing();
    await press('Cancel');
    await press('Not available');
    await press('Cancel 1 × Curry');
    expect(await screen.findByText('Item cancelled')).toBeTruthy();
    expect(warned.mock.calls.filter(([text]) => /while rendering/.test(String(text)))).toEqual([]);
    warned.mockRestore();
  });

  it('takes a reason in words, and asks for no more than there is', async () => {
    const { dialog, person, press, provider } = await changing();
    await press('Cancel');
    await press('Plus');
    expect(dialog.getByRole('button', { name: 'Plus' })).toHaveProperty('disabled', true);
    await person.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Fell on the floor {Enter}');
    await waitFor(() => expect(provider.cancelLine.mock.calls[0]?.[0]).toMatchObject({ quantity: 2 }));
    expect(provider.cancelLine.mock.calls[0]?.[0]).toMatchObject({ reason: 'Fell on the floor' });
  });

  it('changes what the kitchen is told of a line', async () => {
    const { dialog, person, press, provider } = await changing();
    await press('Note');
    expect(dialog.getByRole('button', { name: 'Save note' })).toHaveProperty('disabled', true);
    await person.type(dialog.getByRole('textbox', { name: 'Note for the kitchen' }), 'no onion');
    await press('Save note');
    expect(await screen.findByText('Note changed')).toBeTruthy();
    expect(provider.changeNote.mock.calls[0]?.[0]).toMatchObject({ orderId: 1, id: 1, note: 'no onion' });
    expect(await dialog.findByText('no onion')).toBeTruthy();
  });

  it('tells what the server refuses, keeps what was chosen, and asks for the menu anew', async () => {
    const message = 'Prices have changed. Please check the order and try again.';
    const refused = new ApiError(409, 'order/price-changed', message);
    const { dialog, press, search } = await changing({ addLines: jest.fn(() => Promise.reject(refused)) });
    await search('naan');
    await press('Add');
    const asked = getList.mock.calls.length;
    await press('Add 1 item, ₹40.00');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Add 1 item, ₹40.00' })).toBeTruthy();
    await waitFor(() => expect(getList.mock.calls.length).toBeGreaterThan(asked));
  });

  it('shows what colleagues do meanwhile, and that it is billed', async () => {
    const { dialog, book, live } = await changing();
    live.tell(book.change(1, []));
    expect(await dialog.findByText('Total ₹0.00')).toBeTruthy();
    live.tell(book.accept(1));
    live.tell(book.complete(4));
    expect(await dialog.findByText(/billed or deleted meanwhile/)).toBeTruthy();
  });
});
