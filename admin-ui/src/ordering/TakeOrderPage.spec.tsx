import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import type { MenuItemView } from '@sae/domain/menu';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { TakeOrderPage } from './TakeOrderPage.js';
import { order } from './testing/server.js';

configure({ defaultHidden: true });

const item = (id: number, name: string, changes: Partial<MenuItemView> = {}): MenuItemView => ({
  ...{ id, name, category: 'Mains', description: null, isVeg: true, price: 249.5, hasHalf: true, halfPrice: 140 },
  isEnabled: true,
  ...changes,
});
const menu = [
  item(1, 'Paneer Tikka'),
  item(2, 'Butter Chicken', { isVeg: false, price: 329, hasHalf: false, halfPrice: null }),
  item(3, 'Garlic Naan', { category: 'Breads', price: 55, hasHalf: false, halfPrice: null }),
  item(4, 'Kulfi', { category: 'Desserts', isEnabled: false }),
];

const row = (name: string) => within(within(screen.getByRole('table')).getByText(name).closest('tr') as HTMLElement);
const selected = () => within(screen.getByRole('region', { name: 'Selected Items' }));
const submit = () => screen.getByRole('button', { name: 'Submit Order' });

beforeEach(() => {
  localStorage.setItem('token', 'token');
  localStorage.setItem('userId', String(owner.id));
  sessionStorage.clear();
});
afterEach(cleanup);

const opened = async (changes: object = {}) => {
  const provider = {
    orderMenu: jest.fn(() => Promise.resolve(menu)),
    placeOrder: jest.fn((_: object) => Promise.resolve(order())),
    ...changes,
  };
  const page = renderPage(<TakeOrderPage />, { provider, at: '/take-order' });
  await screen.findByText('Paneer Tikka');
  return { ...page, provider };
};

describe('Taking an order', () => {
  it('adds, counts and takes away', async () => {
    const { person } = await opened();
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Full' }));
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Plus' }));
    expect(selected().getAllByText('₹499.00')).toHaveLength(2);
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Minus' }));
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Minus' }));
    expect(selected().getByText('Nothing selected yet.')).toBeTruthy();
    expect(selected().getByText('₹0.00')).toBeTruthy();
  });

  it('keeps half and full portions apart, at their prices', async () => {
    const { person } = await opened();
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Full' }));
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Half' }));
    expect(selected().getByText('Paneer Tikka (Half)')).toBeTruthy();
    expect(selected().getByText('2 items · Total')).toBeTruthy();
    expect(selected().getByText('₹389.50')).toBeTruthy();
  });

  it('offers no half where there is none', async () => {
    await opened();
    expect(row('Garlic Naan').queryByRole('button', { name: 'Add Half' })).toBeNull();
  });

  it('adds nothing unavailable', async () => {
    const { person } = await opened();
    const [button] = row('Kulfi').getAllByRole('button', { name: 'Unavailable' });
    await person.click(button as HTMLElement);
    expect(await screen.findByText('This item is currently unavailable')).toBeTruthy();
    expect(selected().getByText('Nothing selected yet.')).toBeTruthy();
  });

  it('removes a line', async () => {
    const { person } = await opened();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(selected().getByRole('button', { name: 'Remove' }));
    expect(selected().getByText('Nothing selected yet.')).toBeTruthy();
  });

  it('keeps the focus where the button was', async () => {
    const { person } = await opened();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    expect(document.activeElement).toBe(row('Garlic Naan').getByRole('button', { name: 'Plus' }));
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Minus' }));
    expect(document.activeElement).toBe(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
  });
});

describe('Finding an item', () => {
  it('by its name', async () => {
    const { person } = await opened();
    await person.type(screen.getByLabelText('Search menu'), 'naan');
    expect(screen.queryByText('Paneer Tikka')).toBeNull();
    expect(screen.getByText('Garlic Naan')).toBeTruthy();
  });

  it('by its veg mark', async () => {
    const { person } = await opened();
    await person.click(screen.getByRole('button', { name: 'Non-Veg' }));
    expect(screen.queryByText('Paneer Tikka')).toBeNull();
    expect(screen.getByText('Butter Chicken')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Veg' }));
    expect(screen.queryByText('Butter Chicken')).toBeNull();
  });

  it('by the keyboard alone', async () => {
    const { person } = await opened();
    await person.keyboard('/naan{Enter}{Enter}');
    expect(selected().getByText('2 items · Total')).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.getByText('Paneer Tikka')).toBeTruthy();
  });

  it('says when there is none', async () => {
    const { person } = await opened();
    await person.type(screen.getByLabelText('Search menu'), 'sushi');
    expect(screen.getByText('No items found')).toBeTruthy();
  });
});

describe('Submitting', () => {
  it('places the order and goes to the orders', async () => {
    const { person, provider, place } = await opened();
    await person.clear(screen.getByLabelText('Table Number'));
    await person.type(screen.getByLabelText('Table Number'), '12');
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Half' }));
    await person.click(selected().getByRole('button', { name: 'Note' }));
    await person.type(selected().getByLabelText('Special instructions'), 'No onion');
    await person.click(submit());
    expect(await screen.findByText('Order placed successfully')).toBeTruthy();
    await waitFor(() => expect(place().pathname).toBe('/orders'));
    expect(provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({
      order: {
        ...{ tableNo: 12, total: 140, restaurantId: owner.id },
        items: [
          {
            ...{ id: 1, name: 'Paneer Tikka', isVeg: true, price: 140, quantity: 1, portion: 'half' },
            specialInstructions: 'No onion',
          },
        ],
      },
    });
  });

  it('needs an item', async () => {
    const { person, provider } = await opened();
    await person.click(submit());
    expect(await screen.findByText('Please select at least one item')).toBeTruthy();
    expect(provider.placeOrder).not.toHaveBeenCalled();
  });

  it.each([
    ['token', null, 'Authentication token missing. Please log in again.'],
    ['userId', 'asha', 'Invalid user ID. Please log in again.'],
    ['userId', '-3', 'Invalid restaurant ID. Please try again.'],
  ])('needs a %s, not %s', async (key, value, message) => {
    const { person, provider } = await opened();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    await person.click(submit());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(provider.placeOrder).not.toHaveBeenCalled();
  });

  it('falls back to table 1', async () => {
    const { person, provider } = await opened();
    await person.clear(screen.getByLabelText('Table Number'));
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    expect(screen.getByLabelText<HTMLInputElement>('Table Number').value).toBe('1');
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    expect(provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({ order: { tableNo: 1 } });
  });

  it('that fails keeps the order, and its key for the next try', async () => {
    const { person, provider } = await opened();
    provider.placeOrder.mockRejectedValueOnce(new ApiError(503, 'log/unavailable', 'down'));
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(submit());
    expect(await screen.findByText('Failed to place order')).toBeTruthy();
    expect(selected().getByText('Garlic Naan')).toBeTruthy();
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    const [first, second] = provider.placeOrder.mock.calls.map(([asked]) => (asked as { key: string }).key);
    expect(second).toBe(first);
  });

  it('says what the server says, with its reasons', async () => {
    const { person, provider } = await opened();
    provider.placeOrder.mockRejectedValueOnce(
      new ApiError(409, 'order/price-changed', 'Prices have changed.', ['Naan now costs 60', 'Curry now costs 90']),
    );
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(submit());
    expect(await screen.findByText('Prices have changed.: Naan now costs 60, Curry now costs 90')).toBeTruthy();
    expect(provider.orderMenu.mock.calls.length).toBeGreaterThan(1);
  });

  it('twice at once sends one order', async () => {
    const { person, provider } = await opened();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.dblClick(submit());
    await screen.findByText('Order placed successfully');
    expect(provider.placeOrder).toHaveBeenCalledTimes(1);
  });
});

describe('A reload', () => {
  it('keeps what was selected', async () => {
    const { person, leave } = await opened();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    leave();
    await opened();
    expect(selected().getByText('Garlic Naan')).toBeTruthy();
  });

  it('after the menu has lost an item refuses it', async () => {
    const { person, leave } = await opened();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    leave();
    await opened({ orderMenu: () => Promise.resolve(menu.filter(({ id }) => id !== 3)) });
    expect(selected().getAllByText('No longer on the menu').length).toBeGreaterThan(0);
    await person.click(submit());
    expect(await screen.findByText('Selected items are invalid. Please try again.')).toBeTruthy();
  });
});

describe('The menu', () => {
  it('that cannot be loaded is asked for again on a press', async () => {
    const orderMenu = jest.fn(() => Promise.resolve(menu));
    orderMenu.mockRejectedValueOnce(new ApiError(500, '', ''));
    const { person } = renderPage(<TakeOrderPage />, { provider: { orderMenu } });
    expect((await screen.findAllByText('Failed to load menu')).length).toBeGreaterThan(0);
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Paneer Tikka')).toBeTruthy();
  });

  it('without items leads to where they are added', async () => {
    renderPage(<TakeOrderPage />, { provider: { orderMenu: () => Promise.resolve([]) } });
    expect(await screen.findByRole('link', { name: 'Add menu items' })).toBeTruthy();
  });
});
