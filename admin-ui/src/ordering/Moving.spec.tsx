import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { bookWith, ordersPage, panel, press, row } from './testing/page.js';

afterEach(cleanup);

/** Orders 1 and 2 run at table 4, order 3 at table 7. */
const runningBook = () => {
  const book = bookWith(4, 4, 7);
  [1, 2, 3].forEach((id) => book.accept(id));
  return book;
};

const moving = async (number: string) => {
  const page = await ordersPage(runningBook());
  await page.person.click(press(row('Recurring Orders', number), 'Move'));
  const dialog = within(await screen.findByRole('dialog'));
  return { ...page, dialog };
};
const gone = () => waitFor(() => screen.queryByRole('dialog') && Promise.reject(new Error('still open')));

describe('A running order', () => {
  it('is moved with all that is open at its table, and told to join who sit there', async () => {
    const { person, dialog, provider } = await moving('#1');
    expect(dialog.getByRole('heading', { name: 'Move from Table 4' })).toBeTruthy();
    await person.type(dialog.getByRole('spinbutton', { name: 'To Table Number' }), '7');
    expect(dialog.getByText('Table 7 has 1 open order: they will be billed together.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    await gone();
    expect(await screen.findByText('Table 4 moved to Table 7')).toBeTruthy();
    expect(provider.moveTable.mock.calls[0]?.[0]).toEqual({ from: 4, tableNo: 7 });
    await waitFor(() => expect(panel('Recurring Orders').getAllByText('Table 7')).toHaveLength(3));
  });

  it('is moved alone where that is chosen', async () => {
    const { person, dialog, provider } = await moving('#2');
    await person.click(dialog.getByRole('radio', { name: 'Order #2 alone' }));
    await person.type(dialog.getByRole('spinbutton', { name: 'To Table Number' }), '0{Enter}');
    await gone();
    expect(provider.moveOrder.mock.calls[0]?.[0]).toEqual({ id: 2, tableNo: 0 });
    await waitFor(() => expect(row('Recurring Orders', '#2').getByText('Counter')).toBeTruthy());
    expect(row('Recurring Orders', '#1').getByText('Table 4')).toBeTruthy();
  });

  it('that is alone at its table is not asked about others', async () => {
    const { dialog } = await moving('#3');
    expect(dialog.queryByRole('radio')).toBeNull();
  });

  it.each(['', '7', '-1', '10000', '1.5'])('goes from table 7 to no table %p, and is told so', async (text) => {
    const { person, dialog, provider } = await moving('#3');
    if (text) await person.type(dialog.getByRole('spinbutton', { name: 'To Table Number' }), text);
    await person.click(dialog.getByRole('button', { name: 'Move' }));
    expect(dialog.getByText('Please give another table, 0 to 9999')).toBeTruthy();
    expect(provider.moveOrder).not.toHaveBeenCalled();
  });

  it('that a colleague moves is told where it went', async () => {
    const { book, live } = await ordersPage(runningBook());
    live.push('orderUpdated', book.move(3, 9).payload as never);
    expect(await screen.findByText('Order #3 moved to Table 9')).toBeTruthy();
    expect(row('Recurring Orders', '#3').getByText('Table 9')).toBeTruthy();
  });
});
