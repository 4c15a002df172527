import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import {
  bookWith,
  choose,
  confirmed,
  heading,
  orders,
  ordersPage,
  panel,
  press,
  printed,
  row,
} from './testing/page.js';
import { orderProvider } from './testing/provider.js';

afterEach(cleanup);

/** Orders 1 and 3 run at table 12, 2 at the Counter; 4 waits. */
const book = () => {
  const running = bookWith(12, 0, 12, 12);
  [1, 2, 3].forEach((id) => running.accept(id));
  return running;
};
/** Where the page was brought to. */
const scrolledTo = jest.fn((_: string) => undefined);
beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
});
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
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Please give a reason')).toBeTruthy();
    expect(provider.deleteOrder).not.toHaveBeenCalled();
    await confirmed(person, 'Delete', 'Guest changed their mind');
    expect(await screen.findByText('Order deleted successfully')).toBeTruthy();
    expect(rows()).toEqual([undefined, 'Counter', '#2', 'Table 12', '#3']);
    expect(document.activeElement).toBe(press(row('Recurring Orders', '#3'), 'More'));
    expect(printed).toEqual([expect.stringMatching(/^Table 12Order #1.*Ticket 7CANCEL2 × Curry/)]);
  });

  it('have their kitchen tickets printed again, as duplicates', async () => {
    const { person } = await ordersPage(book());
    await choose(person, row('Recurring Orders', '#3'), 'Kitchen tickets');
    const dialog = within(await screen.findByRole('dialog', { name: 'Kitchen tickets of order #3' }));
    expect(await dialog.findByText('Ticket 7, NEW')).toBeTruthy();
    expect(dialog.getByText('2 × Curry')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Print again' }));
    expect(printed).toEqual([expect.stringContaining('Ticket 7NEWDUPLICATE of ticket 7')]);
  });

  it('say so when their kitchen tickets cannot be loaded, or there are none', async () => {
    const orderTickets = jest.fn<() => Promise<readonly []>>().mockRejectedValueOnce(new Error('down'));
    const { person } = await ordersPage(book(), { orderTickets: orderTickets.mockResolvedValue([]) });
    await choose(person, row('Recurring Orders', '#3'), 'Kitchen tickets');
    expect(await screen.findByText('The kitchen tickets could not be loaded.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Close' }));
    await choose(person, row('Recurring Orders', '#3'), 'Kitchen tickets');
    expect(await screen.findByText('The kitchen was given no numbered ticket of it.')).toBeTruthy();
  });
});

describe('A running table', () => {
  it('is put into Receipt Settings by Bill', async () => {
    const { person } = await ordersPage(book());
    await person.click(press(heading('Table 12'), 'Bill'));
    expect((screen.getByLabelText('Table') as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('Table 12');
    expect(panel('Receipt Preview').getAllByText('₹482.00').length).toBeGreaterThan(0);
    expect(scrolledTo.mock.calls).toEqual([['orders-bill']]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Receipt Settings' }));
  });

  it('is added to on Take Order, for this table', async () => {
    await ordersPage(book());
    const links = ['Counter', 'Table 12'].map((table) => heading(table).getByRole('link', { name: 'Add' }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/take-order?table=0', '/take-order?table=12']);
  });
});

describe('The bar of the parts', () => {
  const bar = () => within(screen.getByRole('navigation', { name: 'Parts of Orders' }));
  const inSight = () =>
    bar()
      .getAllByRole('button')
      .filter((part) => part.hasAttribute('aria-current'));

  it('counts what waits and what runs, leads to each part, and says where one is', async () => {
    const { person } = await ordersPage(book());
    expect(
      bar()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Live 1', 'Running 2', 'Bill', 'Past']]);
    expect(inSight()).toEqual([bar().getByRole('button', { name: 'Live 1' })]);
    for (const [part, name] of [
      ['Past', 'Past Orders'],
      ['Bill', 'Receipt Settings'],
      ['Running 2', 'Recurring Orders'],
      ['Live 1', 'Live Orders'],
    ] as const) {
      await person.click(bar().getByRole('button', { name: part }));
      expect(document.activeElement).toBe(screen.getByRole('region', { name }));
      expect(inSight()).toEqual([bar().getByRole('button', { name: part })]);
    }
    expect(scrolledTo.mock.calls.flat()).toEqual(['orders-past', 'orders-bill', 'orders-running', 'orders-live']);
  });
});

describe('The age of open orders', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-21T06:39:30.000Z') }));
  afterEach(() => void jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Each as it is said and shown: of order 4 that waits, of table 12, of its order 1. */
  const ages = (text: string) =>
    [row('Live Orders', '#4'), heading('Table 12'), row('Recurring Orders', '#1')].map(
      (among) => among.getByText(text).dataset.age,
    );

  it('stands beside their time, goes on by itself, and turns amber and red', async () => {
    renderPage(orders, { provider: orderProvider(book()), at: '/orders' });
    await pass(100);
    expect(ages('9 min')).toEqual(['fresh', 'fresh', 'fresh']);
    await pass(60_000);
    expect(ages('10 min')).toEqual(['amber', 'amber', 'amber']);
    jest.setSystemTime(Date.now() + 9 * 60_000);
    await pass(60_000);
    expect(ages('20 min')).toEqual(['red', 'red', 'red']);
    expect(row('Live Orders', '#4').getByText('21 Nov 2026, 12:00 pm')).toBeTruthy();
  });

  it('turns when the restaurant says', async () => {
    renderPage(orders, { provider: orderProvider(book()), at: '/orders', user: { ...owner, ageAmber: 5, ageRed: 9 } });
    await pass(100);
    expect(ages('9 min')).toEqual(['red', 'red', 'red']);
  });

  it('is not told of orders that are billed', async () => {
    const billed = book();
    billed.complete(12);
    renderPage(orders, { provider: orderProvider(billed), at: '/orders' });
    await pass(100);
    expect(panel('Past Orders').getByText('#1')).toBeTruthy();
    expect(document.querySelectorAll('[data-age]')).toHaveLength(3);
    expect(panel('Past Orders').queryByText(/ min$/)).toBeNull();
  });
});
