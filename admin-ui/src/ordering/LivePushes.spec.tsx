import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { FakeLive } from '../../testing/fake-live.js';
import { renderPage } from '../../testing/render.js';
import { ownCommands } from '../data/own-commands.js';
import type { Intent } from '../data/verbs.js';
import { owner } from '../../testing/users.js';
import { bookWith, orders, ordersPage, panel, press, row } from './testing/page.js';
import { orderProvider } from './testing/provider.js';
import { server } from './testing/server.js';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('Pushes', () => {
  it('bring a new order with its notice, once', async () => {
    const { live, book } = await ordersPage();
    const placed = book.place(4);
    live.tell(placed);
    live.tell(placed);
    expect(await screen.findAllByText('New order #1 received for Table 4')).toHaveLength(1);
    expect(row('Live Orders', '#1').getByText('Table 4')).toBeTruthy();
  });

  it('call table 0 Counter', async () => {
    const { live, book } = await ordersPage();
    live.tell(book.place(0));
    expect(await screen.findByText('New order #1 received for Counter')).toBeTruthy();
  });

  it('move an order another browser accepted', async () => {
    const { live, book } = await ordersPage(bookWith(4));
    live.tell(book.accept(1));
    expect(await screen.findByText('Order #1 updated to recurring')).toBeTruthy();
    expect(row('Recurring Orders', '#1').getByText('Table 4')).toBeTruthy();
  });

  it('move a table another browser billed', async () => {
    const { live, book } = await ordersPage(bookWith(4));
    live.tell(book.accept(1));
    live.tell(book.complete(4));
    expect(await screen.findByText('Orders for table 4 moved to past')).toBeTruthy();
    expect(row('Past Orders', '#1').getByText('Table 4')).toBeTruthy();
  });

  it('take a deleted order away', async () => {
    const { live, book } = await ordersPage(bookWith(4));
    live.tell(book.delete(1));
    expect(await screen.findByText('Order #1 deleted')).toBeTruthy();
    expect(panel('Live Orders').getByText('No orders')).toBeTruthy();
  });

  it('bring what they tell without a question', async () => {
    const { live, book, provider } = await ordersPage(bookWith(4));
    live.tell(book.accept(1));
    expect(await screen.findByText('Order #1 updated to recurring')).toBeTruthy();
    live.tell(book.complete(4));
    await waitFor(() => expect(row('Past Orders', '#1').getByText('Table 4')).toBeTruthy());
    // But for the live orders, which are asked for by the clock too.
    const asked = provider.orderRows.mock.calls.map(([{ status }]) => status).filter((status) => status !== 'live');
    expect(asked.sort()).toEqual(['past', 'recurring']);
  });

  it('turn the submission button', async () => {
    const { live } = await ordersPage();
    live.push('submitDisabledUpdate', { restaurantId: owner.id, isSubmitDisabled: true });
    expect(await screen.findByText('Order submission disabled')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enable Submit' })).toBeTruthy();
  });

  it('of another restaurant are ignored', async () => {
    const { live } = await ordersPage();
    live.tell(server(8).place(4));
    expect(screen.queryByText(/New order #/)).toBeNull();
    expect(panel('Live Orders').getByText('No orders')).toBeTruthy();
  });

  it('of what this page did itself give no second notice; what others do meanwhile is told', async () => {
    const book = bookWith(4, 5);
    const live = new FakeLive();
    const sendsThenHears = ({ id }: { id: number }, { key }: Intent) => {
      ownCommands.sent(key);
      const [own, other] = [book.accept(id), book.accept(2)];
      live.tell({ ...own, news: { ...own.news!, key } });
      live.tell(other);
      return Promise.resolve({ ...own.payload, tickets: [] });
    };
    const provider = { ...orderProvider(book), moveToRecurring: sendsThenHears };
    const { person } = renderPage(orders, { provider, live, at: '/orders' });
    await screen.findByText('#1');
    await person.click(press(row('Live Orders', '#1'), 'Accept'));
    expect(await screen.findByText('Order moved to recurring')).toBeTruthy();
    expect(screen.getByText('Order #2 updated to recurring')).toBeTruthy();
    expect(screen.queryByText('Order #1 updated to recurring')).toBeNull();
  });
});

describe('What no push told of', () => {
  it('is found by asking every 10 seconds', async () => {
    jest.useFakeTimers();
    const book = server(owner.id);
    renderPage(orders, { provider: orderProvider(book), at: '/orders' });
    await act(() => jest.advanceTimersByTimeAsync(100));
    book.place(4);
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByText('#1')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByText('New order #1 received for Table 4 (via polling)')).toBeTruthy();
    expect(row('Live Orders', '#1').getByText('Table 4')).toBeTruthy();
  });

  it('is asked for when the connection is back', async () => {
    const { live, book } = await ordersPage(bookWith(4, 5));
    book.accept(1);
    book.delete(2);
    live.reconnect();
    await waitFor(() => expect(row('Recurring Orders', '#1').getByText('Table 4')).toBeTruthy());
    expect(panel('Live Orders').getByText('No orders')).toBeTruthy();
  });
});
