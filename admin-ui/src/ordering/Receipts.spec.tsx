import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { confirmed, ordersPage, panel, printed, row } from './testing/page.js';
import type { orderProvider } from './testing/provider.js';
import { server } from './testing/server.js';

afterEach(cleanup);

const pastRow = (text: string) => row('Past Orders', text);

const recurringBook = (...tables: number[]) => {
  const book = server(owner.id);
  tables.forEach((tableNo, index) => {
    book.place(tableNo);
    book.accept(index + 1);
  });
  return book;
};

const pastBook = (count: number) => {
  const book = server(owner.id);
  for (let id = 1; id <= count; id++) {
    book.place(id);
    book.accept(id);
    book.complete(id);
  }
  return book;
};

const previewed = (name: string) => panel('Receipt Preview').getByText(name).nextSibling?.textContent;

describe('Receipt Settings', () => {
  it('begin with no GST, and a friendly message', async () => {
    await ordersPage(recurringBook(4));
    expect(screen.getByLabelText<HTMLSelectElement>('GST Rate').value).toBe('0');
    expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Have a nice day!');
  });

  it('remember the GST rate', async () => {
    localStorage.setItem('gstRate', '12');
    const { person } = await ordersPage(recurringBook(4));
    expect(screen.getByLabelText<HTMLSelectElement>('GST Rate').value).toBe('12');
    await person.selectOptions(screen.getByLabelText('GST Rate'), '5%');
    expect(localStorage.getItem('gstRate')).toBe('5');
  });

  it('remember how wide the paper in this device’s printer is, and show the bill as it fits', async () => {
    const { person } = await ordersPage(recurringBook(4));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    const roll = () => panel('Receipt Preview').getByRole('article').closest('[data-roll]')?.getAttribute('data-roll');
    expect([screen.getByLabelText<HTMLSelectElement>('Printer Paper').value, roll()]).toEqual(['80', '80']);
    await person.selectOptions(screen.getByLabelText('Printer Paper'), '58 mm');
    expect([localStorage.getItem('paperWidth'), roll()]).toEqual(['58', '58']);
    await person.selectOptions(screen.getByLabelText('Printer Paper'), '80 mm');
    expect([localStorage.getItem('paperWidth'), roll()]).toEqual(['80', '80']);
  });

  it('offer the tables with recurring orders', async () => {
    await ordersPage(recurringBook(4, 0, 4, 2));
    const options = within(screen.getByLabelText('Table')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Select a table', 'Counter', 'Table 2', 'Table 4']);
  });

  it('show the bill as they change', async () => {
    const { person } = await ordersPage(recurringBook(4, 4));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    expect(previewed('Grand Total')).toBe('₹482.00');
    expect(panel('Receipt Preview').getByText('Curry').closest('tr')?.textContent).toContain('4120.50482.00');
    await person.selectOptions(screen.getByLabelText('GST Rate'), '5%');
    await person.type(screen.getByLabelText('Discount (%)'), '10');
    await person.type(screen.getByLabelText('Service Charge (₹)'), '20');
    expect(previewed('Discount (10%)')).toBe('−₹48.20');
    expect(previewed('Taxable Value')).toBe('₹433.80');
    expect(previewed('CGST (2.5%)')).toBe('₹10.85');
    expect(previewed('SGST (2.5%)')).toBe('₹10.85');
    expect(previewed('Round Off')).toBe('−₹0.01');
    expect(previewed('Grand Total')).toBe('₹475.49');
    await person.selectOptions(screen.getByLabelText('GST Type'), 'Inclusive');
    expect(previewed('Subtotal (GST included)')).toBe('₹482.00');
    expect(previewed('Grand Total')).toBe('₹453.80');
  });

  it('print nothing without a table', async () => {
    const { person, provider } = await ordersPage(recurringBook(4));
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect(await screen.findByText('Please select a table')).toBeTruthy();
    expect(provider.completeTable).not.toHaveBeenCalled();
  });

  it('print nothing once the table’s orders have left', async () => {
    const { person, provider, live, book } = await ordersPage(recurringBook(4));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    live.tell(book.delete(1));
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect((await screen.findAllByText('No orders for selected table')).length).toBeGreaterThan(0);
    expect(provider.completeTable).not.toHaveBeenCalled();
  });

  it('refuse a discount over 100', async () => {
    const { person, provider } = await ordersPage(recurringBook(4));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.type(screen.getByLabelText('Discount (%)'), '101');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    const message = 'Discount must be between 0 and 100, with at most two decimals';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(provider.completeTable).not.toHaveBeenCalled();
  });
});

describe('A discount above the owner’s limit', () => {
  const reason = () => screen.queryByRole('textbox', { name: 'Reason for the discount' });
  it('is not printed without a reason, which goes with the bill', async () => {
    const { person, provider } = await ordersPage(recurringBook(4));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.type(screen.getByLabelText('Discount (%)'), '20');
    expect(reason()).toBeNull();
    await person.type(screen.getByLabelText('Discount (%)'), '.5');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect((await screen.findAllByText('A discount above 20% needs a reason')).length).toBeGreaterThan(0);
    expect(provider.completeTable).not.toHaveBeenCalled();
    await person.type(reason()!, 'A regular guest');
    expect(panel('Receipt Preview').queryByText(/A regular guest/)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect(await screen.findByText('Receipt printed and orders moved to past')).toBeTruthy();
    expect(provider.completeTable.mock.calls[0]?.[0]).toMatchObject({
      settings: { discount: 20.5, discountReason: 'A regular guest' },
    });
    expect(printed[0]).not.toContain('A regular guest');
  });
});

describe('Printing a receipt', () => {
  it('prints the bill the server answered and moves the orders to past', async () => {
    const { person, provider } = await ordersPage(recurringBook(4));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.selectOptions(screen.getByLabelText('GST Rate'), '5%');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect(await screen.findByText('Receipt printed and orders moved to past')).toBeTruthy();
    expect(provider.completeTable.mock.calls[0]?.[0]).toEqual({
      settings: {
        ...{ tableNo: 4, gstRate: 5, gstType: 'exclusive', serviceCharge: 0, discount: 0 },
        message: 'Have a nice day!',
      },
    });
    expect(printed[0]).toContain('2026-27/000003');
    expect(printed[0]).toContain('Grand Total₹253.05');
    expect(printed[0]).not.toContain('DUPLICATE');
    expect(pastRow('#1').getByText('₹241.00')).toBeTruthy();
    expect(panel('Recurring Orders').getByText('No orders')).toBeTruthy();
  });

  it('that fails leaves the orders where they are', async () => {
    const { person } = await ordersPage(recurringBook(4), {
      completeTable: () => Promise.reject(new ApiError(503, '', 'Please try again')),
    });
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect(await screen.findByText('Failed to complete order')).toBeTruthy();
    expect(panel('Recurring Orders').getByText('#1')).toBeTruthy();
    expect(printed).toEqual([]);
  });
});

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

  it('are shown of one day', async () => {
    const { person, provider } = await ordersPage(pastBook(2));
    await person.type(screen.getByLabelText('Filter by date'), '2026-11-20');
    expect(await screen.findByText('No orders were billed on this day.')).toBeTruthy();
    expect(pastAsked(provider).at(-1)).toMatchObject({ date: '2026-11-20', limit: 20 });
    await person.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await panel('Past Orders').findByText('#2')).toBeTruthy();
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
