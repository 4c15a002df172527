import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { bookWith, confirmed, orders, ordersPage, panel, press, printed, row } from './testing/page.js';
import { orderProvider } from './testing/provider.js';

afterEach(cleanup);

describe('Live orders', () => {
  it('show the first five and say how many more wait', async () => {
    await ordersPage(bookWith(1, 2, 3, 4, 0, 6, 7));
    expect(panel('Live Orders').getAllByRole('button', { name: 'Accept' })).toHaveLength(5);
    expect(panel('Live Orders').getByRole('button', { name: '2 more orders wait' })).toBeTruthy();
    expect(panel('Live Orders').getByText('7 waiting')).toBeTruthy();
    expect(panel('Live Orders').getByText('Counter')).toBeTruthy();
  });

  it('show their columns', async () => {
    await ordersPage(bookWith(4));
    const titles = panel('Live Orders').getAllByRole('columnheader');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      ...['Table No.', 'Items', 'Total', 'Date & Time', 'Action'],
    ]);
    expect(row('Live Orders', '#1').getByText('₹241.00')).toBeTruthy();
    expect(row('Live Orders', '#1').getByText('21 Nov 2026, 12:00 pm')).toBeTruthy();
  });

  it('say when there are none', async () => {
    await ordersPage();
    for (const list of ['Live Orders', 'Recurring Orders', 'Past Orders'])
      expect(panel(list).getByText('No orders')).toBeTruthy();
  });

  it('are accepted: the kitchen receipt is printed and the order is recurring', async () => {
    const { person } = await ordersPage(bookWith(4));
    await person.click(press(row('Live Orders', '#1'), 'Accept'));
    expect(await screen.findByText('Order moved to recurring')).toBeTruthy();
    expect(row('Recurring Orders', '#1').getByText('Table 4')).toBeTruthy();
    expect(panel('Live Orders').getByText('No orders')).toBeTruthy();
    expect(printed).toHaveLength(1);
    expect(printed[0]).toContain('Table 4Order #1');
    expect(printed[0]).toContain('Ticket 7NEW');
    expect(printed[0]).not.toContain('₹');
  });

  it('stay where they are when accepting fails', async () => {
    const { person } = await ordersPage(bookWith(4), {
      moveToRecurring: () => Promise.reject(new ApiError(409, 'order/already-accepted', 'Already accepted')),
    });
    await person.click(press(row('Live Orders', '#1'), 'Accept'));
    expect(await screen.findByText('Failed to process order')).toBeTruthy();
    expect(row('Live Orders', '#1').getByText('Table 4')).toBeTruthy();
    expect(printed).toEqual([]);
  });

  it('keep the focus at the next order when one is accepted', async () => {
    const { person } = await ordersPage(bookWith(4, 5));
    await person.click(press(row('Live Orders', '#1'), 'Accept'));
    await waitFor(() => expect(panel('Live Orders').queryByText('#1')).toBeNull());
    expect(document.activeElement).toBe(press(row('Live Orders', '#2'), 'Accept'));
  });

  it('keep the focus at their place when the last one is accepted', async () => {
    const { person } = await ordersPage(bookWith(4));
    await person.click(press(row('Live Orders', '#1'), 'Accept'));
    await panel('Live Orders').findByText('No orders');
    expect(document.activeElement).toBe(panel('Live Orders').getByRole('group', { name: 'Live Orders' }));
  });

  it('are deleted after a yes, and not after a no', async () => {
    const { person, provider } = await ordersPage(bookWith(4));
    await person.click(press(row('Live Orders', '#1'), 'Delete'));
    await confirmed(person, 'Cancel');
    expect(provider.deleteOrder).not.toHaveBeenCalled();
    await person.click(press(row('Live Orders', '#1'), 'Delete'));
    await confirmed(person, 'Delete', 'Entered by mistake');
    expect(await screen.findByText('Order deleted successfully')).toBeTruthy();
    expect(provider.deleteOrder.mock.lastCall?.[1]).toMatchObject({ reason: 'Entered by mistake' });
    expect(panel('Live Orders').queryByText('#1')).toBeNull();
  });
});

describe('Order submission', () => {
  it('is turned off and on', async () => {
    const { person } = await ordersPage();
    await person.click(screen.getByRole('button', { name: 'Disable Submit' }));
    expect(await screen.findByText('Order submission disabled')).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Enable Submit' }));
    expect(await screen.findByText('Order submission enabled')).toBeTruthy();
  });

  it('says when it could not be turned', async () => {
    const { person } = await ordersPage(undefined, {
      toggleSubmission: () => Promise.reject(new ApiError(503, '', '')),
    });
    await person.click(screen.getByRole('button', { name: 'Disable Submit' }));
    expect(await screen.findByText('Failed to toggle submit button state')).toBeTruthy();
  });
});

describe('When the lists cannot be asked for', () => {
  it('the page says so and asks again on a press', async () => {
    const provider = orderProvider(bookWith(4));
    provider.orderRows.mockRejectedValueOnce(new ApiError(500, '', ''));
    const { person } = renderPage(orders, { provider });
    const failure = 'Failed to fetch orders or restaurant details';
    expect((await screen.findAllByText(failure)).length).toBeGreaterThan(0);
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('#1')).toBeTruthy();
  });

  it('says nothing where whoever came to the till may not see what was asked for the one before', async () => {
    const provider = orderProvider(bookWith(4));
    provider.orderRows.mockRejectedValueOnce(new ApiError(403, 'forbidden', 'A waiter may not see past orders'));
    renderPage(orders, { provider });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryAllByRole('alert')).toEqual([]);
  });

  it('a missing answer about the restaurant leaves the defaults', async () => {
    const book = bookWith(4);
    book.accept(1);
    const { person } = await ordersPage(book, { restaurantDetails: () => Promise.reject(new ApiError(500, '', '')) });
    await person.selectOptions(screen.getByLabelText('Table'), '4');
    expect(await screen.findByText('Unnamed Restaurant')).toBeTruthy();
    expect(screen.queryByText('Failed to fetch orders or restaurant details')).toBeNull();
  });
});
