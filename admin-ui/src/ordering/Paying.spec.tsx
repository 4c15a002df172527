import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { bookWith, ordersPage, panel, press, row } from './testing/page.js';
import { server } from './testing/server.js';

afterEach(cleanup);

/** Orders 1 and 2 on the bill of table 4, order 3 on that of table 5. */
const billedBook = () => {
  const book = bookWith(4, 4, 5);
  for (const id of [1, 2, 3]) book.accept(id);
  for (const tableNo of [4, 5]) book.complete(tableNo);
  return book;
};
const pastRow = (number: string) => row('Past Orders', number);
const states = () => ['#1', '#2', '#3'].map((number) => (pastRow(number).queryByText('Paid') ? 'Paid' : 'Unpaid'));

describe('A bill', () => {
  it('is marked paid for all orders on it', async () => {
    const { person } = await ordersPage(billedBook());
    expect(states()).toEqual(['Unpaid', 'Unpaid', 'Unpaid']);
    await person.click(press(pastRow('#1'), 'Mark Paid'));
    expect(await screen.findByText('Bill marked paid')).toBeTruthy();
    await waitFor(() => expect(states()).toEqual(['Paid', 'Paid', 'Unpaid']));
    expect(document.activeElement).toBe(press(pastRow('#1'), 'Undo Paid'));
  });

  it('has its buttons in their places when it is paid', async () => {
    const { person } = await ordersPage(billedBook());
    const buttons = () =>
      pastRow('#1')
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const before = buttons();
    await person.click(press(pastRow('#1'), 'Mark Paid'));
    await waitFor(() => expect(buttons()).toContain('Undo Paid'));
    expect(buttons()).toEqual(before.map((name) => (name === 'Mark Paid' ? 'Undo Paid' : name)));
  });

  it('that was marked paid by mistake is unpaid again once somebody says why', async () => {
    const { person, provider } = await ordersPage(billedBook());
    await person.click(press(pastRow('#1'), 'Mark Paid'));
    await waitFor(() => expect(states()).toEqual(['Paid', 'Paid', 'Unpaid']));
    await person.click(press(pastRow('#2'), 'Undo Paid'));
    await person.type(await screen.findByRole('textbox', { name: 'Reason' }), 'wrong table');
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Undo Paid' }));
    expect(await screen.findByText('Bill is unpaid again')).toBeTruthy();
    await waitFor(() => expect(states()).toEqual(['Unpaid', 'Unpaid', 'Unpaid']));
    expect(provider.undoPayment.mock.lastCall?.[1]).toMatchObject({ reason: 'wrong table' });
  });

  it('says beforehand what becomes of the others on it when an order leaves', async () => {
    const { person } = await ordersPage(billedBook());
    await person.click(press(pastRow('#1'), 'Move to Recurring'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The other order on it gets a new bill, with the next number and today’s date.',
    );
  });

  it('stays unpaid when that fails', async () => {
    const { person } = await ordersPage(billedBook(), {
      markPaid: () => Promise.reject(new ApiError(409, 'order/not-past', 'This order is not billed')),
    });
    await person.click(press(pastRow('#3'), 'Mark Paid'));
    expect(await screen.findByText('Failed to mark bill paid')).toBeTruthy();
    expect(states()).toEqual(['Unpaid', 'Unpaid', 'Unpaid']);
  });

  it('that a colleague marked paid is paid here, and has not moved', async () => {
    const { live, book } = await ordersPage(billedBook());
    live.push('newOrder', book.place(4).payload as never);
    live.push('orderUpdated', book.accept(4).payload as never);
    live.push('billPaid', book.pay(2).payload as never);
    expect(states()).toEqual(['Paid', 'Paid', 'Unpaid']);
    expect(screen.queryByText(/moved to past/)).toBeNull();
    expect(row('Recurring Orders', '#4').getByText('Table 4')).toBeTruthy();
  });
});

it('Orders of guests are marked until they are billed', async () => {
  const book = server(owner.id);
  book.place(4, 'guest');
  book.place(4);
  const { live } = await ordersPage(book);
  const marked = (list: string, number: string) => row(list, number).queryByText('Guest') !== null;
  expect([marked('Live Orders', '#1'), marked('Live Orders', '#2')]).toEqual([true, false]);
  live.push('orderUpdated', book.accept(1).payload as never);
  expect(marked('Recurring Orders', '#1')).toBe(true);
  live.push('ordersCompleted', book.complete(4).payload as never);
  expect(panel('Past Orders').getByText('#1')).toBeTruthy();
  expect(marked('Past Orders', '#1')).toBe(false);
  expect(panel('Live Orders').getByText('#2')).toBeTruthy();
});
