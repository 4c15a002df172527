import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { ordersPage, panel, printed, row } from './testing/page.js';
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

  it('begin as the restaurant says, but for the rate used last on the device', async () => {
    const said = { gstRate: 5, gstType: 'inclusive', serviceCharge: 20, billMessage: 'Come again' } as const;
    const begun = () =>
      ['GST Rate', 'GST Type', 'Service Charge (₹)', 'Message'].map(
        (label) => screen.getByLabelText<HTMLInputElement>(label).value,
      );
    await ordersPage(recurringBook(4), {}, '/orders', { ...owner, ...said });
    expect(begun()).toEqual(['5', 'inclusive', '20', 'Come again']);
    cleanup();
    localStorage.setItem('gstRate', '18');
    await ordersPage(recurringBook(4), {}, '/orders', { ...owner, ...said });
    expect(begun()).toEqual(['18', 'inclusive', '20', 'Come again']);
  });

  it('say before the bill where the GST number and the rate do not go together', async () => {
    const { person } = await ordersPage(recurringBook(4), {}, '/orders', { ...owner, gstNumber: '29ABCDE1234F1Z5' });
    const warning = () => panel('Receipt Settings').queryByText(/GST Number, but/);
    expect(warning()?.textContent).toContain('its bills charge no tax');
    await person.selectOptions(screen.getByLabelText('GST Rate'), '5%');
    expect(warning()).toBeNull();
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

describe('A bill to a business', () => {
  const name = () => screen.getByLabelText<HTMLInputElement>('Business Name');
  const number = () => screen.getByLabelText<HTMLInputElement>('Business GSTIN');

  it('says its name and number, for that table alone', async () => {
    const { person, provider } = await ordersPage(recurringBook(4, 7));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    expect(screen.queryByLabelText('Business Name')).toBeNull();
    await person.click(screen.getByLabelText('Bill to a business'));
    await person.type(number(), '27aaacb1234c9z');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect((await screen.findAllByText('Invalid GST Number')).length).toBeGreaterThan(0);
    await person.type(number(), 'x');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect((await screen.findAllByText('Please enter the name of the business')).length).toBeGreaterThan(0);
    expect(provider.completeTable).not.toHaveBeenCalled();
    await person.type(name(), 'Acme Ltd');
    expect(previewed('Billed To')).toBe('Acme Ltd');
    expect(previewed('Their GSTIN')).toBe('27AAACB1234C9ZX');
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 7');
    expect(screen.queryByLabelText('Business Name')).toBeNull();
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect(await screen.findByText('Receipt printed and orders moved to past')).toBeTruthy();
    expect(provider.completeTable.mock.calls[0]?.[0]).toMatchObject({
      settings: { buyerName: 'Acme Ltd', buyerGstNumber: '27AAACB1234C9ZX' },
    });
  });

  it('that is named by nobody is not printed', async () => {
    const { person, provider } = await ordersPage(recurringBook(4));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.click(screen.getByLabelText('Bill to a business'));
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    expect((await screen.findAllByText('Please enter the name of the business')).length).toBeGreaterThan(0);
    expect(provider.completeTable).not.toHaveBeenCalled();
  });

  it('is nobody’s again when that is taken back', async () => {
    const { person } = await ordersPage(recurringBook(4));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.click(screen.getByLabelText('Bill to a business'));
    await person.type(name(), 'Acme Ltd');
    await person.click(screen.getByLabelText('Bill to a business'));
    expect(screen.queryByLabelText('Business Name')).toBeNull();
    expect(panel('Receipt Preview').queryByText('Billed To')).toBeNull();
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
