import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '../data/api-error.js';
import { bookWith, heading, ordersPage, panel, press, printed, row } from './testing/page.js';

afterEach(cleanup);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

/** Orders 1 and 2 run at table 4: two curries each, 241 rupees. */
const splitting = async (changes: object = {}, serviceCharge = '', discount = '') => {
  const book = bookWith(4, 4);
  [1, 2].forEach((id) => book.accept(id));
  const page = await ordersPage(book, changes);
  if (serviceCharge) await page.person.type(field('Service Charge (₹)'), serviceCharge);
  if (discount) await page.person.type(field('Discount (%)'), discount);
  await page.person.click(press(heading('Table 4'), 'Split'));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Split Table 4' })) };
};
const asked = (page: Awaited<ReturnType<typeof splitting>>) => page.provider.completeTable.mock.lastCall?.[0].settings;

describe('A running table', () => {
  it('is split by dishes: what is taken is printed and paid, and the rest can be split on', async () => {
    const page = await splitting();
    const { person, dialog } = page;
    expect(press(dialog, 'Print Bill').hasAttribute('disabled')).toBe(true);
    const line = within(dialog.getByRole('group', { name: 'Curry, order #2' }));
    await person.click(press(line, 'Take'));
    expect(dialog.getByText('The rest comes to ₹361.50')).toBeTruthy();
    await person.click(press(dialog, 'Print Bill, ₹120.50'));
    await waitFor(() => expect(printed).toHaveLength(1));
    expect(asked(page)).toMatchObject({
      tableNo: 4,
      lines: [{ orderId: 2, id: 1, portion: 'full', price: 120.5, quantity: 1 }],
    });
    await person.click(await dialog.findByRole('button', { name: 'Card' }));
    await person.click(await dialog.findByRole('button', { name: 'Done' }));
    expect(press(dialog, 'Print Bill').hasAttribute('disabled')).toBe(true);
    expect(row('Recurring Orders', '#2').getByText('₹120.50')).toBeTruthy();
    expect(row('Past Orders', '#3').getByText('Paid · Card')).toBeTruthy();
  });

  it('is split by orders at its own terms, with its service charge shared', async () => {
    const page = await splitting({}, '10');
    const { person, dialog } = page;
    await person.click(dialog.getByRole('button', { name: 'By orders' }));
    await person.click(dialog.getByRole('checkbox', { name: 'Order #1' }));
    await person.click(press(dialog, 'Print Bill, ₹246.00'));
    await waitFor(() => expect(asked(page)).toMatchObject({ orderIds: [1], serviceCharge: 5 }));
    await person.click(await dialog.findByRole('button', { name: 'Later' }));
    expect(field('Service Charge (₹)').value).toBe('5');
    expect(panel('Recurring Orders').queryByText('#1')).toBeNull();
    await person.click(dialog.getByRole('checkbox', { name: 'Order #2' }));
    expect(dialog.getByText('Nothing stays running')).toBeTruthy();
    await person.click(press(dialog, 'Print Bill, ₹246.00'));
    await person.click(await dialog.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('pays one bill in equal shares, each asked in turn', async () => {
    const page = await splitting();
    const { person, dialog } = page;
    await person.click(dialog.getByRole('button', { name: 'Equal shares' }));
    await person.click(press(dialog, 'Plus'));
    expect(dialog.getByText('2 × ₹160.67, 1 × ₹160.66')).toBeTruthy();
    await person.click(press(dialog, 'Print Bill, ₹482.00'));
    await waitFor(() => expect(field('Amount (₹)').value).toBe('160.67'));
    await person.click(press(dialog, 'UPI'));
    expect(await dialog.findByText('Share 2 of 3')).toBeTruthy();
    // Who was asked goes to fetch their purse.
    await person.click(dialog.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await person.click(row('Past Orders', '#1').getByRole('button', { name: 'Take Payment' }));
    const anew = within(await screen.findByRole('dialog', { name: 'Payment' }));
    expect(await anew.findByText('Share 2 of 3')).toBeTruthy();
    for (const amount of ['160.67', '160.66']) {
      await waitFor(() => expect(field('Amount (₹)').value).toBe(amount));
      await person.click(press(anew, 'UPI'));
    }
    await person.click(await anew.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(row('Past Orders', '#1').getByText('Paid · UPI · one bill with #2')).toBeTruthy());
    expect(asked(page)).not.toHaveProperty('lines');
  });

  it('asks why its discount is above the owner’s limit', async () => {
    const page = await splitting({}, '', '50');
    const { person, dialog } = page;
    await person.click(press(within(dialog.getByRole('group', { name: 'Curry, order #1' })), 'Take'));
    await person.click(press(dialog, 'Print Bill, ₹60.25'));
    expect(page.provider.completeTable).not.toHaveBeenCalled();
    await person.type(dialog.getByRole('textbox', { name: 'Reason for the discount' }), 'Served cold');
    await person.click(press(dialog, 'Print Bill, ₹60.25'));
    await waitFor(() => expect(asked(page)).toMatchObject({ discount: 50, discountReason: 'Served cold' }));
  });

  it('is split from an address, once its orders are there', async () => {
    const book = bookWith(4);
    book.accept(1);
    const { person } = await ordersPage(book, {}, '/orders?split=4');
    const dialog = within(await screen.findByRole('dialog', { name: 'Split Table 4' }));
    expect(dialog.getByRole('group', { name: 'Curry, order #1' })).toBeTruthy();
    await person.click(press(dialog, 'Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLSelectElement>('Table').value).toBe('4');
  });

  it('is told in the server’s words when another was faster, and stays as it is', async () => {
    const message = 'The order has changed meanwhile. Please try again.';
    const { person, dialog } = await splitting({
      completeTable: () => Promise.reject(new ApiError(409, 'order/changed', message)),
    });
    await person.click(press(within(dialog.getByRole('group', { name: 'Curry, order #1' })), 'Take'));
    await person.click(press(dialog, 'Print Bill, ₹120.50'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(press(dialog, 'Print Bill, ₹120.50')).toBeTruthy();
  });
});
