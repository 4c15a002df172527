import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Guest, order, TOKEN } from './testing/guest.js';

const guest = new Guest();
beforeEach(() => guest.start());
afterEach(guest.stop);

const asked = (path = '') => guest.api.asked(Guest.at('GET', path)).length;

describe('A scanned code', () => {
  it('says whose it is, which table, and what one may do, as the sheet on the table does', async () => {
    guest.scan();
    expect(await screen.findByRole('heading', { name: 'Spice Garden' })).toBeTruthy();
    expect(screen.getByText('Table 4')).toBeTruthy();
    const names = screen.getAllByRole('link').map((link) => link.querySelector('strong')?.textContent);
    expect(names).toEqual(['View Menu', 'Make Payment', 'Leave a Google Review', 'Share Your Opinion']);
    expect(document.title).toBe('Spice Garden · Table 4');
  });
  it('shows the restaurant’s picture', async () => {
    guest.table({ profilePicture: '/api/restaurants/1/picture' });
    const { container } = guest.scan();
    await screen.findByRole('heading', { name: 'Spice Garden' });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/restaurants/1/picture');
  });
  it('of a deleted table says so', async () => {
    guest.api.refuses(Guest.at('GET'), 404, { code: 'table/code-not-valid', message: 'gone' });
    guest.scan();
    expect(await screen.findByRole('heading', { name: 'This QR code is no longer valid' })).toBeTruthy();
    expect(screen.getByText('Please ask the staff for help.')).toBeTruthy();
  });
  it('is not called invalid while the server is away', async () => {
    guest.api.refuses(Guest.at('GET'), 503, {});
    guest.scan();
    expect(await screen.findByRole('heading', { name: 'The page could not be loaded' })).toBeTruthy();
    guest.table();
    await guest.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Spice Garden' })).toBeTruthy();
  });
  it('whose table is deleted while it is open says so', async () => {
    guest.scan();
    await screen.findByRole('heading', { name: 'Spice Garden' });
    guest.api.refuses(Guest.at('GET', '/sitting'), 404, { code: 'table/code-not-valid', message: 'gone' });
    guest.hear('tableChanged');
    expect(await screen.findByRole('heading', { name: 'This QR code is no longer valid' })).toBeTruthy();
  });
});

describe('A table that is moved', () => {
  const PASS = 'a'.repeat(22);
  const moved = Guest.at('GET', `/moved?pass=${PASS}`);
  const there = { tableNo: 7, token: 'b'.repeat(22) };
  const goOn = () => screen.queryByRole('link', { name: 'Go on at Table 7' });
  /** Opens the page while an order is there, and hears that it is there no longer. */
  const left = async (now: Parameters<Guest['sitting']>[0]) => {
    guest.sitting({ id: 7, orders: [order()], pass: PASS });
    guest.scan();
    await screen.findByText('Received');
    expect(guest.api.asked(moved)).toHaveLength(0);
    guest.sitting(now);
    guest.hear('tableChanged');
  };

  it('leads a phone that saw its orders to where they are, with what is in its basket', async () => {
    guest.api.answers(moved, there);
    const naan = { id: 3, name: 'Garlic Naan', isVeg: true, price: 55, quantity: 1, portion: 'full' };
    localStorage.setItem(`guest-basket:${TOKEN}`, JSON.stringify({ lines: [naan], key: 'k', at: Date.now() }));
    await left({ id: 7, movedTo: 7 });
    await waitFor(() => expect(goOn()?.getAttribute('href')).toBe(`/app/t/${there.token}`));
    expect(screen.getByRole('alert').textContent).toBe('The staff have moved your orders to Table 7.Go on at Table 7');
    // Where it leads is another page.
    goOn()?.addEventListener('click', (event) => event.preventDefault());
    await guest.person.click(goOn()!);
    expect(localStorage.getItem(`guest-basket:${there.token}`)).toContain('Garlic Naan');
    expect(localStorage.getItem(`guest-basket:${TOKEN}`)).toBeNull();
  });
  it('leads it there too while others sit here, and after the page was opened again', async () => {
    guest.api.answers(moved, there);
    await left({ id: 9, orders: [order({ id: 9 })], pass: 'c'.repeat(22) });
    await waitFor(() => expect(goOn()).toBeTruthy());
    cleanup();
    guest.scan();
    expect(await screen.findByRole('link', { name: 'Go on at Table 7' })).toBeTruthy();
  });
  it('asks others to scan the code there', async () => {
    guest.sitting({ id: 7, movedTo: 7 });
    guest.scan();
    expect(await screen.findByText(/Please scan the QR code there/)).toBeTruthy();
    expect(goOn()).toBeNull();
  });
  it('where nobody knows any more where they are, follows who sit here now', async () => {
    guest.api.refuses(moved, 404, { code: 'sitting/not-moved', message: 'gone' });
    await left({ id: 9, orders: [order({ id: 9 })], pass: 'c'.repeat(22) });
    await screen.findByText('Order 9');
    await waitFor(() => expect(guest.api.asked(moved)).toHaveLength(1));
    guest.hear('tableChanged');
    await waitFor(() => expect(asked('/sitting')).toBe(3));
    expect(guest.api.asked(moved)).toHaveLength(1);
    expect(goOn()).toBeNull();
  });
});

describe('Leave a Google Review', () => {
  it('leads to the restaurant’s page, in a tab of its own that knows nothing of this one', async () => {
    guest.scan();
    const link = await screen.findByRole('link', { name: /Leave a Google Review/ });
    expect(link.getAttribute('href')).toBe('https://g.page/r/spice-garden/review');
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });
  it('is explained where there is no such page', async () => {
    guest.table({ googleReviewLink: null });
    guest.scan();
    expect(await screen.findByText('This restaurant has no Google page here yet')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Leave a Google Review/ })).toBeNull();
  });
});

describe('The language', () => {
  const speak = (languages: readonly string[]) =>
    void Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
  afterEach(() => speak(['en-US', 'en']));

  it('is the browser’s first that we speak', async () => {
    speak(['mr-IN', 'hi-IN', 'en-IN']);
    guest.scan();
    expect(await screen.findByText('मेन्यू देखें')).toBeTruthy();
    expect(document.documentElement.lang).toBe('hi');
  });
  it('can be chosen, is told to the browser, and remembered', async () => {
    const { unmount } = guest.scan();
    await screen.findByText('View Menu');
    const choice = screen.getByRole('group', { name: 'Language' });
    await guest.person.click(within(choice).getByRole('button', { name: 'हिन्दी' }));
    for (const name of ['मेन्यू देखें', 'भुगतान करें', 'Google पर रिव्यू दें', 'अपनी राय बताएँ'])
      expect(screen.getByText(name)).toBeTruthy();
    expect(within(choice).getByRole('button', { name: 'हिन्दी' }).getAttribute('aria-pressed')).toBe('true');
    expect(document.documentElement.lang).toBe('hi');
    unmount();
    guest.scan();
    expect(await screen.findByText('मेन्यू देखें')).toBeTruthy();
  });
});

describe('What happens meanwhile', () => {
  it('at the table is asked for when it is told', async () => {
    guest.scan();
    await screen.findByText('View Menu');
    guest.sitting({ id: 7, orders: [order()] });
    guest.hear('tableChanged');
    expect(await screen.findByRole('heading', { name: 'Order 7' })).toBeTruthy();
  });
  it('at the restaurant too', async () => {
    guest.scan('#menu');
    await screen.findByRole('heading', { name: /Paneer Tikka/ });
    guest.table({ takesOrders: false });
    guest.menu([]);
    guest.hear('restaurantChanged');
    expect(await screen.findByText('The menu is empty at the moment')).toBeTruthy();
    expect(await screen.findByText('This restaurant is not taking orders from tables right now')).toBeTruthy();
  });
  it('is caught up with after a cut and when one looks again', async () => {
    guest.scan();
    await screen.findByText('View Menu');
    guest.connected(true);
    await waitFor(() => expect([asked(), asked('/menu'), asked('/sitting')]).toEqual([1, 1, 2]));
    guest.connected(false);
    guest.connected(true);
    await waitFor(() => expect([asked(), asked('/menu'), asked('/sitting')]).toEqual([2, 2, 3]));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect([asked(), asked('/menu'), asked('/sitting')]).toEqual([3, 3, 4]));
  });
  it('stays to be read while the line is away, and is said to be old', async () => {
    guest.sitting({ id: 7, orders: [order()] });
    guest.scan();
    await screen.findByRole('heading', { name: 'Order 7' });
    guest.api.loses(Guest.at('GET', '/sitting'));
    guest.hear('tableChanged');
    expect((await screen.findByRole('alert')).textContent).toContain('What you see may be out of date');
    expect(screen.getByRole('heading', { name: 'Order 7' })).toBeTruthy();
  });
});

describe('The table’s orders', () => {
  it('say how they stand, the newest first', async () => {
    const note = { id: 1, name: 'Paneer Tikka', isVeg: true, price: 140, quantity: 1, portion: 'half' as const };
    guest.sitting({
      id: 5,
      orders: [
        order({ id: 5, status: 'past' }),
        order({ id: 6, status: 'recurring', items: [{ ...note, specialInstructions: 'Less spicy' }], total: 140 }),
        order({ id: 7, status: 'live' }),
        order({ id: 8, status: 'deleted' }),
      ],
    });
    guest.scan();
    const orders = within(await screen.findByRole('region', { name: 'Your orders' }));
    const headings = orders.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Order 8', 'Order 7', 'Order 6', 'Order 5']);
    for (const state of ['Cancelled', 'Received', 'Being prepared', 'Billed'])
      expect(orders.getByText(state)).toBeTruthy();
    expect(orders.getByText('Paneer Tikka (Half)')).toBeTruthy();
    expect(orders.getByText('Less spicy')).toBeTruthy();
    expect(orders.getAllByText('₹140.00')).toHaveLength(2);
  });
  it('are read out as they change', async () => {
    guest.sitting({ id: 7, orders: [order()] });
    guest.scan();
    await screen.findByRole('heading', { name: 'Order 7' });
    guest.sitting({ id: 7, orders: [order({ status: 'recurring' }), order({ id: 9 })] });
    guest.hear('tableChanged');
    expect((await screen.findByText(/Order 7: Being prepared/)).closest('[role="status"]')).toBeTruthy();
    expect(screen.getByText(/Order 9: Received/)).toBeTruthy();
  });
  it('once paid make room for thanks and a question', async () => {
    guest.sitting({ id: 7, isSettled: true });
    guest.scan();
    expect(await screen.findByText('Everything is paid. Thank you for your visit!')).toBeTruthy();
    await guest.person.click(screen.getAllByRole('link', { name: /Share Your Opinion/ })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Share Your Opinion' })).toBeTruthy();
  });
});

describe('Back', () => {
  it('closes a sheet, then leaves the menu', async () => {
    guest.scan();
    await guest.person.click(await screen.findByRole('link', { name: /View Menu/ }));
    expect(document.activeElement?.textContent).toBe('Menu');
    await guest.person.click((await screen.findAllByRole('button', { name: /^Add / }))[0] as HTMLElement);
    await guest.person.click(screen.getByRole('link', { name: /View basket/ }));
    expect(await screen.findByRole('dialog', { name: 'Your basket' })).toBeTruthy();
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Menu' })).toBeTruthy();
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: 'Spice Garden' })).toBeTruthy();
  });
  it('of a sheet that a link opened leads to the page under it', async () => {
    guest.scan('#menu-basket');
    await screen.findByRole('dialog', { name: 'Your basket' });
    await guest.person.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('heading', { name: 'Menu' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
