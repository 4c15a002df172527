import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { order } from '../ordering/testing/server.js';
import { row, selected, submit, table, takeOrderPage } from './testing/take-order.js';

afterEach(cleanup);

const description = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** Which table it is for is asked, and answered. */
const answer = async (person: UserEvent, name: string) => {
  const question = await screen.findByRole('alertdialog', { name: 'Table 1?' });
  await person.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(question.isConnected).toBe(false));
};

describe('Submitting', () => {
  it('places the order and goes to the orders', async () => {
    const { person, provider, place } = await takeOrderPage();
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

  it('prints the kitchen’s ticket, where it was accepted at once', async () => {
    const { person, provider } = await takeOrderPage();
    const ticket = { ticketNo: 7, day: '2026-11-21', orderId: 1, tableNo: 1, kind: 'NEW', items: [], printed: [] };
    const printed: (string | null)[] = [];
    jest.spyOn(window, 'print').mockImplementation(() => {
      printed.push(document.querySelector('[data-print]')?.textContent ?? null);
    });
    provider.placeOrder.mockResolvedValueOnce({
      ...order(),
      status: 'recurring',
      tickets: [{ ...ticket, issuedAt: order().createdAt }],
    } as never);
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    await waitFor(() => expect(printed).toEqual([expect.stringContaining('Ticket 7NEW')]));
  });

  it('needs an item', async () => {
    const { person, provider } = await takeOrderPage();
    await person.click(submit());
    expect(await screen.findByText('Please select at least one item')).toBeTruthy();
    expect(provider.placeOrder).not.toHaveBeenCalled();
  });

  it.each([
    ['token', null, 'Authentication token missing. Please log in again.'],
    ['userId', 'asha', 'Invalid user ID. Please log in again.'],
    ['userId', '-3', 'Invalid restaurant ID. Please try again.'],
  ])('needs a %s, not %s', async (key, value, message) => {
    const { person, provider } = await takeOrderPage();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    await person.click(submit());
    expect(await screen.findByText(message)).toBeTruthy();
    expect(provider.placeOrder).not.toHaveBeenCalled();
  });

  it('falls back to table 1, says why, and wants Submit pressed again', async () => {
    const { person, provider } = await takeOrderPage();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.clear(table());
    await person.type(table(), '12000');
    await person.click(submit());
    expect(table().value).toBe('1');
    expect(table().getAttribute('aria-invalid')).toBe('true');
    expect(description(table())).toContain('“12000” is no table number');
    expect(await screen.findByText(/Please check it and press Submit Order again/)).toBeTruthy();
    expect(provider.placeOrder).not.toHaveBeenCalled();
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    expect(provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({ order: { tableNo: 1 } });
  });

  it('asks again where the table fell back long before', async () => {
    const { person, provider } = await takeOrderPage();
    await person.clear(table());
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(submit());
    expect(provider.placeOrder).not.toHaveBeenCalled();
    await person.clear(table());
    await person.type(table(), '8');
    expect(description(table())).toBe('');
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    expect(provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({ order: { tableNo: 8 } });
  });

  it('asks once whether it is for table 1, where nobody chose a table', async () => {
    const { person, provider } = await takeOrderPage({}, '/take-order');
    provider.placeOrder.mockRejectedValueOnce(new ApiError(503, 'log/unavailable', 'down'));
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(submit());
    await answer(person, 'Cancel');
    expect(provider.placeOrder).not.toHaveBeenCalled();
    await person.click(submit());
    await person.keyboard('{Control>}{Enter}{/Control}');
    await answer(person, 'Submit Order');
    expect(await screen.findByText('Failed to place order')).toBeTruthy();
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    expect(provider.placeOrder.mock.calls.map(([asked]) => (asked as { order: object }).order)).toMatchObject([
      ...[{ tableNo: 1 }, { tableNo: 1 }],
    ]);
  });

  it('for table 0 is the Counter’s', async () => {
    const { person, provider } = await takeOrderPage();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.clear(table());
    await person.type(table(), '0');
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    expect(provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({ order: { tableNo: 0 } });
  });

  it('that fails keeps the order, and its key for the next try', async () => {
    const { person, provider } = await takeOrderPage();
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
    const { person, provider } = await takeOrderPage();
    provider.placeOrder.mockRejectedValueOnce(
      new ApiError(409, 'order/price-changed', 'Prices have changed.', [
        'Naan now costs ₹60.00',
        'Curry now costs ₹90.00',
      ]),
    );
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(submit());
    expect(await screen.findByText('Prices have changed: Naan now costs ₹60.00, Curry now costs ₹90.00')).toBeTruthy();
    expect(provider.getList.mock.calls.filter(([resource]) => resource === 'menu').length).toBeGreaterThan(1);
  });

  it('twice at once sends one order', async () => {
    const { person, provider } = await takeOrderPage();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.dblClick(submit());
    await screen.findByText('Order placed successfully');
    expect(provider.placeOrder).toHaveBeenCalledTimes(1);
  });
});
