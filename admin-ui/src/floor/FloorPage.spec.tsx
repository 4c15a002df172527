import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PaymentClaimView } from '@sae/domain/guests';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { serverClock } from '../data/server-clock.js';
import { OrderNews } from '../ordering/OrderNews.js';
import { bookWith, press, printed } from '../ordering/testing/page.js';
import { orderProvider } from '../ordering/testing/provider.js';
import { server, type TestServer } from '../ordering/testing/server.js';
import { FloorPage } from './FloorPage.js';

// Half an hour after orders are taken here, and a moment after they are billed.
beforeEach(() => void jest.spyOn(serverClock, 'now').mockReturnValue(Date.parse('2026-11-21T07:01:00.000Z')));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const claim: PaymentClaimView = {
  ...{ id: 1, tableNo: 4, amount: 241, reference: '632514789012', claimedAt: '2026-11-21T06:58:00.000Z' },
  ...{ billNo: '2026-27/000004', orderId: 1 },
};

const floor = (
  <>
    <OrderNews />
    <FloorPage />
  </>
);

/** The floor over this book, with codes for tables 4 and 12, once it is there. */
const floorPage = async (book: TestServer, changes: object = {}, codes = [4, 12]) => {
  const data = codes.map((tableNo, id) => ({ id, tableNo, qrCode: '' }));
  const getList = jest.fn(() => Promise.resolve({ data, total: data.length }));
  const provider = { ...orderProvider(book), getList, ...changes };
  const shown = renderPage(floor, { provider, at: '/tables' });
  await screen.findByRole('list', { name: 'Tables' });
  return { ...shown, provider };
};

const tiles = () =>
  within(screen.getByRole('list', { name: 'Tables' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const tile = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name} `) });
const sheet = async () => within(await screen.findByRole('dialog'));

describe('The floor', () => {
  it('shows the Counter, each table with a code and each other that waits: how it stands, its sum and its age', async () => {
    const book = bookWith(4, 20);
    book.accept(2);
    await floorPage(book);
    expect(tiles()).toEqual([
      'CounterFree',
      ...['Table 4Ordered₹241.0031 min', 'Table 12Free', 'Table 20In the kitchen₹241.0031 min'],
    ]);
    expect(screen.getByText('1 ordered · 1 in the kitchen · 2 free')).toBeTruthy();
  });

  it('follows what is pushed: ordered, in the kitchen, billed, claimed, paid', async () => {
    const book = server(owner.id);
    const claims: PaymentClaimView[] = [];
    const { live } = await floorPage(book, { paymentClaims: () => Promise.resolve([...claims]) });
    const hear = (push: ReturnType<TestServer['place']>) => live.tell(push);
    const four = (text: RegExp) => waitFor(() => expect(tiles()[1]).toMatch(text));
    await four(/^Table 4Free$/);
    hear(book.place(4, 'guest'));
    await four(/Ordered/);
    expect(within(tile('Table 4')).getByTitle('a guest’s order waits')).toBeTruthy();
    hear(book.accept(1));
    await four(/In the kitchen/);
    hear(book.complete(4));
    await four(/Billed₹241\.000 min/);
    claims.push(claim);
    live.push('paymentClaimed', { ...claim, restaurantId: owner.id });
    await four(/Says paid/);
    claims.pop();
    live.push('claimsChanged', { restaurantId: owner.id });
    hear(book.pay(1));
    await four(/^Table 4Free$/);
  });

  it('knows what was billed before it was opened', async () => {
    const book = bookWith(4);
    book.accept(1);
    book.complete(4);
    const { provider } = await floorPage(book);
    expect(tiles()[1]).toBe('Table 4Billed₹241.000 min');
    expect(provider.orderRows).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'past', since: '2026-11-21T04:01:00.000Z' }),
    );
  });

  it('of no tables leads to where codes are made', async () => {
    await floorPage(server(owner.id), {}, []);
    expect(tiles()).toEqual(['CounterFree']);
    expect(screen.getByText('No tables yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Generate QR codes' }).getAttribute('href')).toBe('/qr-code');
  });

  it('that cannot be asked for says so, and can be asked for again', async () => {
    const fails = () => Promise.reject(new ApiError(500, '', ''));
    const provider = { ...orderProvider(bookWith(4)), getList: fails };
    renderPage(floor, { provider, at: '/tables' });
    await waitFor(() => expect(screen.getAllByText('Failed to fetch tables')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('No tables yet')).toBeNull();
  });
});

describe('The sheet of a table', () => {
  it('has its orders, and what is done with them and with the table', async () => {
    const book = bookWith(4, 4, 12);
    book.accept(1);
    const { person } = await floorPage(book);
    await person.click(tile('Table 4'));
    const shown = await sheet();
    const orders = within(shown.getByRole('table', { name: 'Open Orders' }));
    expect(orders.getAllByRole('row')).toHaveLength(3);
    expect(shown.getByRole('link', { name: 'Take Order' }).getAttribute('href')).toBe('/take-order?table=4');
    expect(shown.getByRole('link', { name: 'Bill' }).getAttribute('href')).toBe('/orders?bill=4');
    expect(shown.getByRole('link', { name: 'Split' }).getAttribute('href')).toBe('/orders?split=4');
    expect(shown.getAllByRole('button', { name: 'Change' })).toHaveLength(2);
    await person.click(shown.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Order moved to recurring')).toBeTruthy();
    expect(printed.join()).toContain('Curry');
    await waitFor(() => expect(shown.queryByRole('button', { name: 'Accept' })).toBeNull());
    await person.click(shown.getAllByRole('button', { name: 'More' })[0]!);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      ...['Move', 'Kitchen tickets', 'Delete'],
    ]);
    await person.click(screen.getByRole('menuitem', { name: 'Kitchen tickets' }));
    const tickets = await screen.findByRole('dialog', { name: 'Kitchen tickets of order #1' });
    await person.click(within(tickets).getByRole('button', { name: 'Close' }));
    await person.click(shown.getByRole('button', { name: 'Move' }));
    expect(await screen.findByRole('dialog', { name: 'Move from Table 4' })).toBeTruthy();
  });

  it('has its unpaid bills, and takes their payment', async () => {
    const book = bookWith(4);
    book.accept(1);
    book.complete(4);
    const { person } = await floorPage(book, { paymentClaims: () => Promise.resolve([claim]) });
    await person.click(tile('Table 4'));
    const shown = await sheet();
    expect(shown.getByRole('region', { name: 'Payment Claims' }).textContent).toContain('632514789012');
    expect(shown.getByRole('button', { name: 'UPI Received' })).toBeTruthy();
    await person.click(press(within(shown.getByRole('table', { name: 'Unpaid Bills' })), 'Take Payment'));
    expect(await screen.findByRole('dialog', { name: 'Payment' })).toBeTruthy();
  });

  it('of a free table takes an order', async () => {
    const { person } = await floorPage(server(owner.id));
    await person.click(screen.getByRole('button', { name: 'Table 12 Free' }));
    const shown = await sheet();
    expect(shown.getByRole('link', { name: 'Take Order' }).getAttribute('href')).toBe('/take-order?table=12');
    expect(shown.queryByRole('button', { name: 'Move' })).toBeNull();
    await person.click(shown.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
