import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { confirmed, ordersPage, panel, printed, row } from './testing/page.js';
import { orderProvider } from './testing/provider.js';
import { server } from './testing/server.js';

afterEach(cleanup);

const pastRow = (text: string) => row('Past Orders', text);

const pastBook = (count: number) => {
  const book = server(owner.id);
  for (let id = 1; id <= count; id++) {
    book.place(id);
    book.accept(id);
    book.complete(id);
  }
  return book;
};

const pastAsked = ({ orderRows }: Pick<ReturnType<typeof orderProvider>, 'orderRows'>) =>
  orderRows.mock.calls.flatMap(([question]) => (question.status === 'past' ? [question] : []));

describe('Past orders', () => {
  it('are reprinted after a yes, as a duplicate', async () => {
    const { person } = await ordersPage(pastBook(1));
    await person.click(pastRow('#1').getByRole('button', { name: 'Reprint' }));
    await confirmed(person, 'Reprint');
    expect(await screen.findByText('Receipt reprinted')).toBeTruthy();
    expect(printed[0]).toContain('DUPLICATE COPY');
  });

  it('are not reprinted when that fails', async () => {
    const { person } = await ordersPage(pastBook(1), { reprintBill: () => Promise.reject(new ApiError(404, '', '')) });
    await person.click(pastRow('#1').getByRole('button', { name: 'Reprint' }));
    await confirmed(person, 'Reprint');
    expect(await screen.findByText('Failed to reprint receipt')).toBeTruthy();
  });

  it('are moved back to recurring after a yes', async () => {
    const { person } = await ordersPage(pastBook(1));
    await person.click(pastRow('#1').getByRole('button', { name: 'Move to Recurring' }));
    await confirmed(person, 'Move to Recurring', 'wrong table');
    expect(await screen.findByText('Order moved back to recurring')).toBeTruthy();
    expect(panel('Recurring Orders').getByText('#1')).toBeTruthy();
    expect(panel('Past Orders').queryByText('#1')).toBeNull();
    expect(printed).toEqual([]);
  });

  it('are taken back only with a reason, which goes with the wish', async () => {
    const { person, provider } = await ordersPage(pastBook(2));
    await person.click(pastRow('#1').getByRole('button', { name: 'Move to Recurring' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    expect(document.activeElement).toBe(reason);
    await person.type(reason, '   ');
    await person.click(dialog.getByRole('button', { name: 'Move to Recurring' }));
    expect(dialog.getByText('Please give a reason')).toBeTruthy();
    expect(provider.moveToRecurring).not.toHaveBeenCalled();
    await person.type(reason, 'wrong table{Enter}');
    expect(await screen.findByText('Order moved back to recurring')).toBeTruthy();
    expect(provider.moveToRecurring).toHaveBeenCalledWith(
      { id: 1 },
      expect.objectContaining({ key: expect.any(String), reason: 'wrong table' }),
    );
    await person.click(pastRow('#2').getByRole('button', { name: 'Delete' }));
    await confirmed(person, 'Delete', 'guest left');
    expect(await screen.findByText('Order deleted successfully')).toBeTruthy();
    expect(provider.deleteOrder).toHaveBeenCalledWith({ id: 2 }, expect.objectContaining({ reason: 'guest left' }));
  });

  it('say when they could not be moved', async () => {
    const { person } = await ordersPage(pastBook(1), {
      moveToRecurring: () => Promise.reject(new ApiError(409, '', '')),
    });
    await person.click(pastRow('#1').getByRole('button', { name: 'Move to Recurring' }));
    await confirmed(person, 'Move to Recurring', 'wrong table');
    expect(await screen.findByText('Failed to move order to recurring')).toBeTruthy();
  });

  it.each([
    ['bill/month-filed', 'September was filed'],
    ['bill/charged-otherwise', 'Please bring it back first.'],
    ['order/year-closed', 'This order belongs to a closed financial year'],
  ])('say why they cannot be taken back: %s', async (code, sentence) => {
    const refused = () => Promise.reject(new ApiError(409, code, sentence));
    const { person } = await ordersPage(pastBook(1), { moveToRecurring: refused, deleteOrder: refused });
    for (const action of ['Move to Recurring', 'Delete']) {
      await person.click(pastRow('#1').getByRole('button', { name: action }));
      await confirmed(person, action, 'wrong table');
      await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(action === 'Delete' ? 2 : 1));
    }
  });

  it('come 20 at a time, newest first', async () => {
    const { person, provider } = await ordersPage(pastBook(45));
    const shown = () =>
      panel('Past Orders')
        .getAllByText(/^#\d+$/)
        .map(({ textContent }) => textContent);
    const newest = (count: number) => Array.from({ length: count }, (_, index) => `#${45 - index}`);
    expect(shown()).toEqual(newest(20));
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(() => expect(shown()).toEqual(newest(40)));
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(() => expect(shown()).toEqual(newest(45)));
    expect(screen.queryByRole('button', { name: 'See More' })).toBeNull();
    expect(pastAsked(provider).map(({ limit }) => limit)).toEqual([20, 40, 60]);
  });

  it('are those of the day in the address, as a figure of the dashboard leads to them', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    const { provider } = await ordersPage(pastBook(1), {}, '/orders?day=2026-11-20');
    await waitFor(() => expect(pastAsked(provider).at(-1)).toMatchObject({ date: '2026-11-20' }));
    expect(screen.getByLabelText<HTMLInputElement>('Filter by date').value).toBe('2026-11-20');
    cleanup();
    const { provider: other } = await ordersPage(pastBook(1), {}, '/orders?day=2026-02-30');
    expect(pastAsked(other).map(({ date }) => date)).toEqual([undefined]);
  });

  it('are shown of one day', async () => {
    const { person, provider } = await ordersPage(pastBook(2));
    await person.type(screen.getByLabelText('Filter by date'), '2026-11-20');
    expect(await screen.findByText('No orders were billed on this day.')).toBeTruthy();
    expect(pastAsked(provider).at(-1)).toMatchObject({ date: '2026-11-20', limit: 20 });
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await panel('Past Orders').findByText('#2')).toBeTruthy();
  });

  it('of another day are not shown while those of the chosen one are asked for', async () => {
    const book = pastBook(2);
    const { orderRows } = orderProvider(book);
    const { person } = await ordersPage(book, {
      orderRows: (question: Parameters<typeof orderRows>[0]) =>
        question.date ? new Promise(() => undefined) : orderRows(question),
    });
    await person.type(screen.getByLabelText('Filter by date'), '2026-11-20');
    expect(await panel('Past Orders').findByLabelText('Loading')).toBeTruthy();
    expect(panel('Past Orders').queryByText('#2')).toBeNull();
  });

  it('are twenty again once a day filter is cleared, however far one had looked', async () => {
    const { person, provider } = await ordersPage(pastBook(25));
    const rows = () => panel('Past Orders').getAllByText(/^#\d+$/).length;
    await person.click(screen.getByRole('button', { name: 'See More' }));
    await waitFor(() => expect(rows()).toBe(25));
    fireEvent.change(screen.getByLabelText('Filter by date'), { target: { value: '2026-11-21' } });
    await waitFor(() => expect(pastAsked(provider).at(-1)?.date).toBe('2026-11-21'));
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(pastAsked(provider).at(-1)).toMatchObject({ date: undefined, limit: 20 }));
    await waitFor(() => expect(rows()).toBe(20));
  }, 60_000);

  it('show the grand total', async () => {
    await ordersPage(pastBook(1));
    const titles = panel('Past Orders').getAllByRole('columnheader');
    expect(titles.map(({ textContent }) => textContent)).toContain('Grand Total');
  });
});
