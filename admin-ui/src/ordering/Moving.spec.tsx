import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bookWith, choose, heading, ordersPage, panel, press, row } from './testing/page.js';

afterEach(cleanup);

/** Orders 1 and 2 run at table 4, order 3 at table 7. */
const runningBook = () => {
  const book = bookWith(4, 4, 7);
  [1, 2, 3].forEach((id) => book.accept(id));
  return book;
};

const begun = async (begin: (person: UserEvent) => Promise<void>) => {
  const page = await ordersPage(runningBook());
  await begin(page.person);
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
};
const movingTable = (table: string) => begun((person) => person.click(press(heading(table), 'Move')));
const movingOrder = (number: string) => begun((person) => choose(person, row('Recurring Orders', number), 'Move'));
const gone = () => waitFor(() => screen.queryByRole('dialog') && Promise.reject(new Error('still open')));

describe('A running table', () => {
  it('is moved with all that is open there, and told to join who sit there', async () => {
    const { person, dialog, provider } = await movingTable('Table 4');
    expect(dialog.getByRole('heading', { name: 'Move from Table 4' })).toBeTruthy();
    expect(dialog.getByText('2 open orders will move.')).toBeTruthy();
    await person.type(dialog.getByRole('spinbutton', { name: 'To Table Number' }), '7');
    expect(dialog.getByText('Table 7 has 1 open order: they will be billed together.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    await gone();
    expect(await screen.findByText('Table 4 moved to Table 7')).toBeTruthy();
    expect(provider.moveTable.mock.calls[0]?.[0]).toEqual({ from: 4, tableNo: 7 });
    await waitFor(() => expect(heading('Table 7').getByText('3 orders')).toBeTruthy());
    for (const number of ['#1', '#2', '#3']) expect(row('Recurring Orders', number).getByText('Table 7')).toBeTruthy();
    expect(panel('Recurring Orders').queryByText('Table 4')).toBeNull();
  });
});

describe('A running order', () => {
  it('is moved alone from its menu', async () => {
    const { person, dialog, provider } = await movingOrder('#2');
    expect(dialog.getByRole('heading', { name: 'Move order #2 from Table 4' })).toBeTruthy();
    await person.type(dialog.getByRole('spinbutton', { name: 'To Table Number' }), '0{Enter}');
    await gone();
    expect(provider.moveOrder.mock.calls[0]?.[0]).toEqual({ id: 2, tableNo: 0 });
    await waitFor(() => expect(row('Recurring Orders', '#2').getByText('Counter')).toBeTruthy());
    expect(row('Recurring Orders', '#1').getByText('Table 4')).toBeTruthy();
  });

  it.each(['', '7', '-1', '10000', '1.5'])('goes from table 7 to no table %p, and is told so', async (text) => {
    const { person, dialog, provider } = await movingOrder('#3');
    if (text) await person.type(dialog.getByRole('spinbutton', { name: 'To Table Number' }), text);
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    expect(dialog.getByText('Please give another table, 0 to 9999')).toBeTruthy();
    expect(provider.moveOrder).not.toHaveBeenCalled();
  });

  it('that a colleague moves is told where it went', async () => {
    const { book, live } = await ordersPage(runningBook());
    live.tell(book.move(3, 9));
    expect(await screen.findByText('Order #3 moved to Table 9')).toBeTruthy();
    expect(row('Recurring Orders', '#3').getByText('Table 9')).toBeTruthy();
  });
});
