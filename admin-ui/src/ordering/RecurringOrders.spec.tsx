import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { bookWith, choose, confirmed, heading, ordersPage, panel, press, row } from './testing/page.js';

afterEach(cleanup);

/** Orders 1 and 3 run at table 12, 2 at the Counter; 4 waits. */
const book = () => {
  const running = bookWith(12, 0, 12, 12);
  [1, 2, 3].forEach((id) => running.accept(id));
  return running;
};
const rows = () =>
  panel('Recurring Orders')
    .getAllByRole('row')
    .map((found) => found.querySelector('h3, .number')?.textContent);

describe('Recurring orders', () => {
  it('stand by table, each with its sum', async () => {
    await ordersPage(book());
    expect(rows()).toEqual([undefined, 'Counter', '#2', 'Table 12', '#1', '#3']);
    expect(heading('Table 12').getByText('₹482.00')).toBeTruthy();
    expect(heading('Table 12').getByText('2 orders')).toBeTruthy();
    expect(heading('Counter').getByText('₹241.00')).toBeTruthy();
    expect(panel('Recurring Orders').getByText('2 tables')).toBeTruthy();
  });

  it('show their columns', async () => {
    await ordersPage(book());
    const titles = panel('Recurring Orders').getAllByRole('columnheader');
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      ...['Table No.', 'Items', 'Total', 'Date & Time', 'Action'],
    ]);
    expect(row('Recurring Orders', '#3').getByText('Table 12')).toBeTruthy();
    expect(row('Recurring Orders', '#3').getByText('₹241.00')).toBeTruthy();
    expect(row('Recurring Orders', '#3').getByText('21 Nov 2026, 12:00 pm')).toBeTruthy();
  });

  it('are deleted from a menu, where that is last, after a yes', async () => {
    const { person, provider } = await ordersPage(book());
    await person.click(press(row('Recurring Orders', '#1'), 'More'));
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names.at(-1)).toBe('Delete');
    await person.keyboard('{Escape}');
    await choose(person, row('Recurring Orders', '#1'), 'Delete');
    await confirmed(person, 'Cancel');
    expect(provider.deleteOrder).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(press(row('Recurring Orders', '#1'), 'More')));
    await choose(person, row('Recurring Orders', '#1'), 'Delete');
    await confirmed(person, 'Delete');
    expect(await screen.findByText('Order deleted successfully')).toBeTruthy();
    expect(rows()).toEqual([undefined, 'Counter', '#2', 'Table 12', '#3']);
    expect(document.activeElement).toBe(press(row('Recurring Orders', '#3'), 'More'));
  });
});

describe('A running table', () => {
  it('is put into Receipt Settings by Bill', async () => {
    const { person } = await ordersPage(book());
    await person.click(press(heading('Table 12'), 'Bill'));
    expect((screen.getByLabelText('Table') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Table 12');
    expect(panel('Receipt Preview').getAllByText('₹482.00').length).toBeGreaterThan(0);
  });

  it('is added to on Take Order, for this table', async () => {
    await ordersPage(book());
    const links = ['Counter', 'Table 12'].map((table) => heading(table).getByRole('link', { name: 'Add' }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/take-order?table=0', '/take-order?table=12']);
  });
});
