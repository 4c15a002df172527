import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { orders, ordersPage, bookWith, panel, press, row } from './testing/page.js';
import { tikka } from '../menu/testing/menu.js';
import { orderProvider } from './testing/provider.js';

const scrolledTo = jest.fn((_: string) => undefined);
beforeEach(() => {
  scrolledTo.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo(this.id);
  };
});
afterEach(cleanup);

/** Seven of staff, and the sixth and the ninth a guest's. */
const busyBook = () => {
  const book = bookWith(1, 2, 3, 4, 5);
  book.place(6);
  book.place(7, 'guest');
  book.place(8);
  book.place(9, 'guest');
  return book;
};
const numbers = () =>
  panel('Live Orders')
    .getAllByText(/^#\d+$/)
    .map(({ textContent }) => textContent);
const FIRST = ['#1', '#2', '#3', '#4', '#5'];

describe('Live orders beyond the first five', () => {
  it('are opened by the sentence that counts them, guests’ first, and closed again', async () => {
    const { person } = await ordersPage(busyBook());
    expect(numbers()).toEqual(FIRST);
    const opener = panel('Live Orders').getByRole('button', { name: '4 more orders wait' });
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    await person.click(opener);
    expect(numbers()).toEqual([...FIRST, '#7', '#9', '#6', '#8']);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    expect(opener.textContent).toBe('Show the first 5 only');
    await person.click(opener);
    expect(numbers()).toEqual(FIRST);
  });

  it('can be accepted', async () => {
    const { person } = await ordersPage(busyBook());
    await person.click(panel('Live Orders').getByRole('button', { name: '4 more orders wait' }));
    await person.click(press(row('Live Orders', '#9'), 'Accept'));
    expect(await screen.findByText('Order moved to recurring')).toBeTruthy();
    expect(row('Recurring Orders', '#9').getByText('Table 9')).toBeTruthy();
    expect(numbers()).toEqual([...FIRST, '#7', '#6', '#8']);
  });
});

describe('A dish of a live order', () => {
  it('is sold out until tomorrow with one press, which can be undone', async () => {
    const dish = { ...tikka, soldOut: { until: '2026-11-22T23:30:00.000Z' } };
    const provider = {
      sellOutDish: jest.fn((_: object) => Promise.resolve(dish)),
      putDishBackOnSale: jest.fn((_: object) => Promise.resolve(tikka)),
    };
    const { person, book } = await ordersPage(bookWith(1), provider);
    const [line] = book.list('live')[0]?.items ?? [];
    await person.click(press(row('Live Orders', '#1'), 'Sold out'));
    expect(await screen.findByText('Paneer Tikka is sold out until tomorrow')).toBeTruthy();
    expect(provider.sellOutDish.mock.calls[0]?.[0]).toEqual({ id: line?.id, until: 'tomorrow' });
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Paneer Tikka is on sale again')).toBeTruthy();
    expect(provider.putDishBackOnSale.mock.calls[0]?.[0]).toEqual({ id: tikka.id });
  });
});

describe('An address that names an order', () => {
  const at = async (hash: string) => {
    const page = renderPage(orders, { provider: orderProvider(busyBook()), at: `/orders${hash}` });
    await panel('Live Orders').findByText('#1');
    return page;
  };

  it('opens the list as far as it stands, and brings it and the keyboard there', async () => {
    await at('#order-9');
    expect(numbers()).toEqual([...FIRST, '#7', '#9', '#6', '#8']);
    const pointed = panel('Live Orders').getByText('#9').closest('tr');
    expect(pointed?.hasAttribute('data-pointed')).toBe(true);
    expect(document.activeElement).toBe(pointed);
    expect(scrolledTo.mock.calls).toEqual([['order-9']]);
  });

  it('opens nothing where it is among the first five', async () => {
    await at('#order-2');
    expect(numbers()).toEqual(FIRST);
    expect(scrolledTo.mock.calls).toEqual([['order-2']]);
  });

  it('lets the list be closed all the same', async () => {
    const { person } = await at('#order-9');
    await person.click(panel('Live Orders').getByRole('button', { name: 'Show the first 5 only' }));
    expect(numbers()).toEqual(FIRST);
  });

  it('that waits no longer shows the orders there are', async () => {
    await at('#order-99');
    expect(numbers()).toEqual(FIRST);
    expect(scrolledTo).not.toHaveBeenCalled();
  });
});
