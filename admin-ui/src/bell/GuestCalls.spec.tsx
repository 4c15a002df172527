import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { FakeLive } from '../../testing/fake-live.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { printed } from '../ordering/testing/page.js';
import { orderProvider } from '../ordering/testing/provider.js';
import { server, type TestServer } from '../ordering/testing/server.js';
import { BackOfficeLayout } from '../shell/BackOfficeLayout.js';
import { audio, touched } from './testing/audio.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The menu page, where nothing is shown of orders. */
const elsewhere = async (book: TestServer = server(owner.id)) => {
  const live = new FakeLive();
  const provider = orderProvider(book);
  const page = renderPage(<BackOfficeLayout>The menu</BackOfficeLayout>, { provider, live, at: '/menu' });
  await pass(100);
  return { ...page, live, book, provider };
};
const bookWithGuests = (...tables: number[]) => {
  const book = server(owner.id);
  tables.forEach((tableNo) => book.place(tableNo, 'guest'));
  return book;
};
const notice = () => screen.queryByText(/guest orders? /i);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const toggle = () => screen.getByRole('button', { name: 'Sound for guest orders' });

describe('A guest’s order', () => {
  it('is seen and heard at once on a page that shows no orders', async () => {
    const { live, book } = await elsewhere();
    expect([notice(), audio.rings]).toEqual([null, 0]);
    live.tell(book.place(4, 'guest'));
    await pass(0);
    expect(within(screen.getByRole('banner')).getByText('Guest order #1 for Table 4 is waiting')).toBeTruthy();
    expect(audio.rings).toBe(1);
  });

  it('is announced politely', async () => {
    await elsewhere(bookWithGuests(4));
    expect(notice()?.getAttribute('role')).toBe('status');
  });

  it('rings again every ten seconds until a colleague takes it', async () => {
    const { live, book } = await elsewhere(bookWithGuests(4));
    expect(audio.rings).toBe(1);
    await pass(20_500);
    expect(audio.rings).toBe(3);
    live.tell(book.accept(1));
    await pass(30_000);
    expect([notice(), audio.rings, audio.isSounding]).toEqual([null, 3, false]);
  });

  it('is put aside for a minute, neither seen nor heard, and is back before when another comes', async () => {
    const { live, book } = await elsewhere(bookWithGuests(4));
    press('Later');
    await pass(50_000);
    expect([notice(), audio.rings]).toEqual([null, 1]);
    await pass(10_500);
    expect([notice()?.textContent, audio.rings]).toEqual(['Guest order #1 for Table 4 is waiting', 2]);
    press('Later');
    live.push('newOrder', book.place(7, 'guest').payload as never);
    await pass(0);
    expect([notice()?.textContent, audio.rings]).toEqual(['2 guest orders are waiting: Table 4, Table 7', 3]);
  });

  it('that no push told of is found by asking', async () => {
    const { book } = await elsewhere();
    book.place(7, 'guest');
    await pass(10_500);
    expect(notice()?.textContent).toBe('Guest order #1 for Table 7 is waiting');
    book.delete(1);
    await pass(10_500);
    expect(notice()).toBeNull();
  });

  it('that came during a cut is called out when the connection is back', async () => {
    const { live, book } = await elsewhere();
    book.place(7, 'guest');
    live.reconnect();
    await pass(100);
    expect([notice()?.textContent, audio.rings]).toEqual(['Guest order #1 for Table 7 is waiting', 1]);
  });

  it('is one notice with all others, and rings when it comes', async () => {
    const { live, book } = await elsewhere(bookWithGuests(4, 7));
    live.tell(book.place(0, 'guest'));
    await pass(0);
    expect(notice()?.textContent).toBe('3 guest orders are waiting: Table 4, Table 7, Counter');
    expect(audio.rings).toBe(2);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('of which there is one is accepted in the notice, with the kitchen’s receipt', async () => {
    const { book } = await elsewhere(bookWithGuests(4));
    screen.getByRole('button', { name: 'Accept' }).focus();
    press('Accept');
    await pass(100);
    expect(screen.getByText('Order moved to recurring')).toBeTruthy();
    expect(book.list('recurring').map(({ id }) => id)).toEqual([1]);
    expect(printed[0]).toContain('Table 4Order #1');
    expect(notice()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('leads to the very order it rang for', async () => {
    const { place } = await elsewhere(bookWithGuests(4, 7));
    const link = screen.getByRole('link', { name: 'Open Orders' });
    expect(link.getAttribute('href')).toBe('/orders#order-2');
    fireEvent.click(link);
    expect(place().pathname).toBe('/orders');
  });
});

it('An order that staff take at the table is not called out', async () => {
  const { live, book } = await elsewhere();
  live.tell(book.place(4));
  await pass(0);
  expect([notice(), audio.rings]).toEqual([null, 0]);
});

it('The live orders are asked for once in ten seconds, whichever page is open', async () => {
  const { provider } = await elsewhere();
  await pass(30_500);
  expect(provider.orderRows.mock.calls.map(([{ status }]) => status)).toEqual(['live', 'live', 'live', 'live']);
});

describe('The sound', () => {
  it('is silent at once when it is switched off, and stays so', async () => {
    await elsewhere(bookWithGuests(4));
    expect([audio.isSounding, toggle().getAttribute('aria-pressed')]).toEqual([true, 'true']);
    press('Sound for guest orders');
    expect([audio.isSounding, toggle().getAttribute('aria-pressed')]).toEqual([false, 'false']);
    cleanup();
    const { live, book } = await elsewhere(bookWithGuests(4));
    live.tell(book.place(5, 'guest'));
    await pass(20_000);
    expect(audio.rings).toBe(1);
    expect(notice()).toBeTruthy();
  });

  it('switched on again rings for what waits, and is heard where nothing does', async () => {
    localStorage.setItem('guestOrderSound', 'off');
    const { live, book } = await elsewhere();
    press('Sound for guest orders');
    await pass(0);
    expect(audio.rings).toBe(1);
    press('Sound for guest orders');
    live.tell(book.place(5, 'guest'));
    press('Sound for guest orders');
    await pass(0);
    expect(audio.rings).toBe(2);
  });

  it('follows the other tabs of the browser', async () => {
    await elsewhere(bookWithGuests(4));
    localStorage.setItem('guestOrderSound', 'off');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'guestOrderSound' })));
    expect([audio.isSounding, toggle().getAttribute('aria-pressed')]).toEqual([false, 'false']);
  });

  it('waits for a press where the browser wants one, and says so', async () => {
    audio.isTouched = false;
    await elsewhere(bookWithGuests(4));
    expect(audio.rings).toBe(0);
    expect(screen.getByRole('button', { name: 'Click to turn the sound on' })).toBeTruthy();
    touched();
    await pass(0);
    expect(audio.rings).toBe(1);
    expect(screen.queryByRole('button', { name: 'Click to turn the sound on' })).toBeNull();
  });

  it('is not asked for while it is off', async () => {
    audio.isTouched = false;
    localStorage.setItem('guestOrderSound', 'off');
    await elsewhere(bookWithGuests(4));
    expect(notice()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Click to turn the sound on' })).toBeNull();
  });
});

it('A guest’s claim to have paid is told on every page', async () => {
  const { live } = await elsewhere();
  const claim = { id: 1, tableNo: 4, amount: 482.5, reference: '6325', billNo: null, orderId: null };
  live.push('paymentClaimed', { ...claim, claimedAt: '2026-11-21T07:30:00.000Z', restaurantId: owner.id });
  await pass(0);
  expect(screen.getByRole('alert').textContent).toBe('Table 4 claims to have paid ₹482.50');
});

it('Only the tab that holds the lock rings', async () => {
  const granted: (() => unknown)[] = [];
  const request = jest.fn((_name: string, _options: object, held: () => unknown) => {
    granted.push(held);
    return new Promise(() => undefined);
  });
  Object.assign(navigator, { locks: { request } });
  await elsewhere(bookWithGuests(4));
  expect(audio.rings).toBe(0);
  act(() => void granted[0]?.());
  await pass(0);
  expect(audio.rings).toBe(1);
  Reflect.deleteProperty(navigator, 'locks');
});
