import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { bookWith, choose, confirmed, ordersPage, panel, press, printed, row } from './testing/page.js';
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
const states = () =>
  ['#1', '#2', '#3'].map((number) => pastRow(number).getByText(/^(Unpaid|Paid|₹.* paid)/).textContent);
/** Of orders 1 and 2. */
const shared = (state: string) => ['#2', '#1'].map((other) => `${state} · one bill with ${other}`);
const sheet = () => within(screen.getByRole('dialog', { name: 'Payment' }));
const field = (name: string) => sheet().getByRole<HTMLInputElement>('textbox', { name });

const payingPage = async (changes: object = {}) => {
  const page = await ordersPage(billedBook(), changes);
  await page.person.click(press(pastRow('#1'), 'Take Payment'));
  await screen.findByRole('dialog', { name: 'Payment' });
  await waitFor(() => field('Amount (₹)'));
  return page;
};

describe('A bill', () => {
  it('is paid with one press, with all orders on it', async () => {
    const { person, provider } = await payingPage();
    expect(states()).toEqual([...shared('Unpaid'), 'Unpaid']);
    expect(sheet().getByText('₹482.00')).toBeTruthy();
    await person.click(press(sheet(), 'Card'));
    await waitFor(() => expect(states()).toEqual([...shared('Paid · Card'), 'Unpaid']));
    expect(provider.takeTender.mock.lastCall?.[0]).toEqual({
      id: 1,
      tender: { kind: 'card', amount: 482, tip: 0, billNo: expect.any(String), toPay: 482 },
    });
    await person.click(press(sheet(), 'Done'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(press(pastRow('#1'), 'Payment'));
  });

  it('is paid in parts, in cash with change and a tip, without a mouse', async () => {
    const { person } = await payingPage();
    await person.clear(field('Amount (₹)'));
    await person.type(field('Amount (₹)'), '300');
    await person.type(field('Tip (₹)'), '20');
    await person.type(field('Given (₹)'), '500');
    expect(sheet().getByText('Change ₹180.00')).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(await sheet().findByText('₹182.00')).toBeTruthy();
    expect(sheet().getByText('Cash ₹300.00, tip ₹20.00, change ₹180.00')).toBeTruthy();
    expect(field('Amount (₹)').value).toBe('182.00');
    await person.click(press(sheet(), 'UPI'));
    await waitFor(() => expect(states()[0]).toBe('Paid · Cash ₹300 + UPI ₹182, tip ₹20 · one bill with #2'));
  });

  it('offers the notes that are likely given', async () => {
    const { person } = await payingPage();
    await person.click(press(sheet(), '₹500'));
    expect(field('Given (₹)').value).toBe('500');
    expect(sheet().getByText('Change ₹18.00')).toBeTruthy();
  });

  it('shows the code by which so much of it is paid', async () => {
    const { person } = await payingPage();
    await person.click(press(sheet(), 'Show UPI Code'));
    expect(await sheet().findByRole('img', { name: 'UPI code for ₹482.00' })).toBeTruthy();
    expect(sheet().getByText('₹482.00 to asha@okaxis')).toBeTruthy();
  });

  it('is paid later, and asked for nothing', async () => {
    const { person, provider } = await payingPage();
    await person.click(press(sheet(), 'Later'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(provider.takeTender).not.toHaveBeenCalled();
  });

  it('is not paid with what is no amount', async () => {
    const { person, provider } = await payingPage();
    await person.clear(field('Amount (₹)'));
    await person.type(field('Amount (₹)'), 'all');
    await person.click(press(sheet(), 'Cash'));
    expect(await screen.findByText('Amount must be a positive number greater than 0')).toBeTruthy();
    expect(provider.takeTender).not.toHaveBeenCalled();
  });

  it('that a colleague was faster to take says so', async () => {
    const { person } = await payingPage({
      takeTender: () => Promise.reject(new ApiError(409, 'payment/paid-already', 'This bill is paid already')),
    });
    await person.click(press(sheet(), 'Cash'));
    expect(await screen.findByText('This bill is paid already')).toBeTruthy();
    expect(states()).toEqual([...shared('Unpaid'), 'Unpaid']);
  });

  it('has its buttons in their places when it is paid', async () => {
    const { person } = await payingPage();
    const buttons = () =>
      pastRow('#1')
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .slice(0, 3);
    const before = buttons();
    await person.click(press(sheet(), 'Cash'));
    await waitFor(() => expect(buttons()).toContain('Payment'));
    expect(buttons()).toEqual(before.map((name) => (name === 'Take Payment' ? 'Payment' : name)));
  });

  it('is unpaid by as much as one payment of it, once somebody says why it is undone', async () => {
    const { person, provider } = await payingPage();
    await person.click(press(sheet(), 'Cash'));
    await person.click(await sheet().findByRole('button', { name: 'Undo' }));
    await confirmed(person, 'Undo', 'wrong table');
    expect(await screen.findByText('Payment undone')).toBeTruthy();
    await waitFor(() => expect(states()).toEqual([...shared('Unpaid'), 'Unpaid']));
    expect(provider.undoTender.mock.lastCall).toMatchObject([{ id: 1, tenderId: 1 }, { reason: 'wrong table' }]);
  });

  it('that was marked paid by mistake is unpaid again once somebody says why', async () => {
    const book = billedBook();
    book.pay(1);
    const { person, provider } = await ordersPage(book);
    expect(states()).toEqual([...shared('Paid'), 'Unpaid']);
    await choose(person, pastRow('#2'), 'Undo Paid');
    await confirmed(person, 'Undo Paid', 'wrong table');
    expect(await screen.findByText('Bill is unpaid again')).toBeTruthy();
    await waitFor(() => expect(states()).toEqual([...shared('Unpaid'), 'Unpaid']));
    expect(provider.undoPayment.mock.lastCall?.[1]).toMatchObject({ reason: 'wrong table' });
  });

  it('asks how it is paid as soon as it is printed, where the preview was, and keeps nobody from anything else', async () => {
    const book = bookWith(4);
    book.accept(1);
    const { person, provider } = await ordersPage(book);
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    const asked = within(await screen.findByRole('group', { name: 'Payment' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Payment' }));
    await person.click(await asked.findByRole('button', { name: 'Cash' }));
    await waitFor(() => expect(provider.takeTender).toHaveBeenCalled());
    await waitFor(() => expect(pastRow('#1').getByText('Paid · Cash')).toBeTruthy());
    await person.click(asked.getByRole('button', { name: 'Done' }));
    expect(panel('Receipt Preview').getByText('No orders for selected table')).toBeTruthy();
  });

  it.each([
    ['carries the UPI code for what is to pay, where this device prints it', {}, /Pay ₹241\.00 by UPI/],
    [
      'is printed without the code when there is none, and says why',
      { upiCode: () => Promise.reject(new ApiError(409, 'payment/no-upi', 'Please add UPI ID in Account settings')) },
      /Have a nice day!|Come again/,
    ],
  ])('%s', async (_, changes, paper) => {
    HTMLImageElement.prototype.decode = () => Promise.resolve();
    const book = bookWith(4);
    book.accept(1);
    const { person } = await ordersPage(book, {
      upiCode: () => Promise.resolve({ amount: 241, upiId: 'asha@okaxis', link: '', reference: '', qrCode: 'data:,' }),
      ...changes,
    });
    await person.click(screen.getByLabelText('UPI code on the bill'));
    await person.selectOptions(screen.getByLabelText('Table'), 'Table 4');
    await person.click(screen.getByRole('button', { name: 'Print Receipt' }));
    await waitFor(() => expect(printed[0]).toMatch(paper));
    expect(screen.queryByText('Please add UPI ID in Account settings') !== null).toBe('upiCode' in changes);
  });

  it('says beforehand what becomes of the others on it when an order leaves', async () => {
    const { person } = await ordersPage(billedBook());
    await person.click(press(pastRow('#1'), 'Move to Recurring'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The other order on it gets a new bill, with the next number and today’s date.',
    );
  });

  it('says beforehand what becomes of the money when its order is deleted', async () => {
    const book = billedBook();
    book.take(3, { kind: 'cash', amount: 100, tip: 0 });
    const { person } = await ordersPage(book);
    await person.click(press(pastRow('#3'), 'Delete'));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('What was paid for it is to be given back.');
  });

  it('that a colleague marked paid is paid here, and has not moved', async () => {
    const { live, book } = await ordersPage(billedBook());
    live.tell(book.place(4));
    live.tell(book.accept(4));
    live.tell(book.pay(2));
    expect(states()).toEqual([...shared('Paid'), 'Unpaid']);
    expect(screen.queryByText(/moved to past/)).toBeNull();
    expect(row('Recurring Orders', '#4').getByText('Table 4')).toBeTruthy();
  });
});

/** Of which ₹80 more was paid than it costs. */
const overpaidPage = async (changes: object = {}, backId?: number) => {
  const book = billedBook();
  book.overpay(3, 80, backId);
  const page = await ordersPage(book, changes);
  await page.person.click(press(pastRow('#3'), 'Payment'));
  await screen.findByRole('dialog', { name: 'Payment' });
  expect(await sheet().findByText('Give back ₹80.00')).toBeTruthy();
  return page;
};
const givingBack = () => within(sheet().getByRole('group', { name: 'Given back by' }));

describe('What was paid too much', () => {
  it('is given back with one press, which says how, and is told as given from then on', async () => {
    const { person, provider } = await overpaidPage({}, 6);
    expect(states()[2]).toBe('Paid, give back ₹80.00');
    press(givingBack(), 'UPI').focus();
    await person.keyboard('{Enter}');
    expect(await sheet().findByText('₹80.00 given back by UPI, by Staff, 21 Nov 2026, 2:05 pm')).toBeTruthy();
    expect(provider.giveBack.mock.calls.map(([given]) => given)).toEqual([{ backId: 6, kind: 'upi' }]);
    expect(screen.getByText('Given back by UPI')).toBeTruthy();
    expect(sheet().queryByRole('group', { name: 'Given back by' })).toBeNull();
    expect(sheet().queryByText('Give back ₹80.00')).toBeNull();
    expect(document.activeElement).toBe(press(sheet(), 'Done'));
    await waitFor(() => expect(states()[2]).toBe('Paid, ₹80.00 given back'));
  });

  it('of an old bill is told alone: nobody says that it is given back', async () => {
    await overpaidPage();
    expect(sheet().queryByRole('group', { name: 'Given back by' })).toBeNull();
  });

  it('that a colleague gave back says so, and shows how', async () => {
    const { person, book } = await overpaidPage(
      { giveBack: () => Promise.reject(new ApiError(409, 'back/not-owed', 'This is given back already')) },
      6,
    );
    book.giveBack(6, 'cash');
    await person.click(press(givingBack(), 'Card'));
    expect(await screen.findByText('This is given back already')).toBeTruthy();
    expect(await sheet().findByText(/^₹80\.00 given back in cash/)).toBeTruthy();
    expect(document.activeElement).toBe(press(sheet(), 'Done'));
  });

  it('is shown as given as soon as a colleague says so', async () => {
    const { live, book } = await overpaidPage({}, 6);
    live.tell(book.giveBack(6, 'other'));
    expect(await sheet().findByText(/^₹80\.00 given back otherwise/)).toBeTruthy();
    expect(states()[2]).toBe('Paid, ₹80.00 given back');
  });
});

it('Orders of guests are marked until they are billed', async () => {
  const book = server(owner.id);
  book.place(4, 'guest');
  book.place(4);
  const { live } = await ordersPage(book);
  const marked = (list: string, number: string) => row(list, number).queryByText('Guest') !== null;
  expect([marked('Live Orders', '#1'), marked('Live Orders', '#2')]).toEqual([true, false]);
  live.tell(book.accept(1));
  expect(marked('Recurring Orders', '#1')).toBe(true);
  live.tell(book.complete(4));
  expect(panel('Past Orders').getByText('#1')).toBeTruthy();
  expect(marked('Past Orders', '#1')).toBe(false);
  expect(panel('Live Orders').getByText('#2')).toBeTruthy();
});
