import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_NAMES, weekTime } from '@sae/domain/menu';
import { screen, waitFor, within } from '@testing-library/react';
import { Guest, MENU, order, TOKEN } from '../testing/guest.js';

const guest = new Guest();
beforeEach(() => guest.start());
afterEach(guest.stop);

const PLACE = Guest.at('POST', '/orders');
const sheet = () => within(screen.getByRole('dialog', { name: 'Your basket' }));
const place = () => guest.person.click(sheet().getByRole('button', { name: 'Place order' }));
const canSend = () => !sheet().getByRole<HTMLButtonElement>('button', { name: /Place order|Try again/ }).disabled;

/** Chooses these on the menu and opens the basket. */
const choose = async (...names: string[]) => {
  guest.scan('#menu');
  await screen.findByRole('heading', { name: /Paneer Tikka/ });
  for (const name of names) await guest.person.click(screen.getByRole('button', { name: `Add ${name}` }));
  await guest.person.click(screen.getByRole('link', { name: /View basket/ }));
};

const naan = { id: 3, name: 'Garlic Naan', isVeg: true, price: 55, quantity: 1, portion: 'full' };

describe('The basket', () => {
  it('holds lines with plus, minus, a note for the kitchen and the total', async () => {
    await choose('Garlic Naan', 'Paneer Tikka (Half)');
    await guest.person.click(sheet().getByRole('button', { name: 'One more Paneer Tikka (Half)' }));
    expect(sheet().getByText('₹335.00')).toBeTruthy();
    await guest.person.click(sheet().getByRole('button', { name: 'One less Garlic Naan' }));
    expect(sheet().queryByText('Garlic Naan')).toBeNull();
    await guest.person.click(sheet().getByRole('button', { name: /Add a note.*Paneer Tikka/ }));
    const note = sheet().getByRole<HTMLTextAreaElement>('textbox', { name: /Paneer Tikka/ });
    expect([document.activeElement, note.maxLength]).toEqual([note, 200]);
    await guest.person.type(note, 'Less spicy');
    expect(note.value).toBe('Less spicy');
    await guest.person.click(sheet().getByRole('button', { name: 'One less Paneer Tikka (Half)' }));
    await guest.person.click(sheet().getByRole('button', { name: 'One less Paneer Tikka (Half)' }));
    expect(sheet().getByText('Your basket is empty')).toBeTruthy();
  });
  it('is sent as it is shown, and leads to what becomes of it', async () => {
    await choose('Garlic Naan', 'Paneer Tikka (Full)');
    await guest.person.click(sheet().getByRole('button', { name: /Add a note.*Paneer/ }));
    await guest.person.type(sheet().getByRole('textbox'), '  No onion ');
    guest.api.answers(PLACE, order());
    guest.sitting({ id: 7, orders: [order()] });
    await place();
    expect(await screen.findByRole('heading', { name: 'Order 7' })).toBeTruthy();
    expect(guest.api.asked(PLACE)).toEqual([
      {
        items: [naan, { ...naan, id: 1, name: 'Paneer Tikka', price: 249.5, specialInstructions: 'No onion' }],
        total: 304.5,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem(`guest-basket:${TOKEN}`)).toBeNull();
  });
  it('is one order however often it is sent on a bad line: same key, same body', async () => {
    await choose('Garlic Naan');
    guest.api.loses(PLACE);
    await place();
    const lost = await screen.findByText(/it will be placed only once/, {}, { timeout: 12_000 });
    expect(lost.closest('[role="alert"]')).toBeTruthy();
    guest.menu(MENU.map((item) => ({ ...item, price: item.price + 1 })));
    guest.hear('restaurantChanged');
    await sheet().findByText('The price was ₹55.00');
    guest.api.answers(PLACE, order());
    await guest.person.click(sheet().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = guest.api.keysOf(PLACE);
    expect(keys.length).toBeGreaterThan(2);
    expect([new Set(keys).size, keys[0]]).toEqual([1, expect.stringMatching(/^[\da-f-]{36}$/)]);
    expect(new Set(guest.api.asked(PLACE).map((body) => JSON.stringify(body))).size).toBe(1);
  });
  it('is spoken of when the code dies before it is known whether the order arrived', async () => {
    await choose('Garlic Naan');
    guest.api.loses(PLACE);
    await place();
    await screen.findByText(/it will be placed only once/, {}, { timeout: 12_000 });
    const gone = { code: 'table/code-not-valid', message: 'gone' };
    for (const call of [PLACE, Guest.at('GET'), Guest.at('GET', '/sitting')]) guest.api.refuses(call, 404, gone);
    await guest.person.click(sheet().getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'This QR code is no longer valid' })).toBeTruthy();
    expect(screen.getByText(/^Your last order may not have arrived/)).toBeTruthy();
  });
  it('keeps its key over a reload, and gets another for the next order', async () => {
    await choose('Garlic Naan');
    const kept = () => (JSON.parse(localStorage.getItem(`guest-basket:${TOKEN}`) ?? '{}') as { key: string }).key;
    const { key } = { key: kept() };
    guest.api.answers(PLACE, order());
    await place();
    await waitFor(() => expect(guest.api.keysOf(PLACE)).toEqual([key]));
    await guest.person.click(await screen.findByRole('link', { name: /View Menu/ }));
    await guest.person.click(screen.getByRole('button', { name: 'Add Garlic Naan' }));
    expect(kept()).not.toBe(key);
  });
  it('sent once although the button is pressed twice', async () => {
    await choose('Garlic Naan');
    const answer = guest.api.waits(PLACE);
    const button = sheet().getByRole('button', { name: 'Place order' });
    await guest.person.dblClick(button);
    answer(order());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(guest.api.asked(PLACE)).toHaveLength(1);
  });
  it('that takes over 2 s to send says that it still tries, and goes on', async () => {
    await choose('Garlic Naan');
    const answer = guest.api.waits(PLACE);
    await place();
    expect(sheet().queryByText(/Still trying/)).toBeNull();
    expect(await sheet().findByText(/Still trying/, {}, { timeout: 10_000 })).toBeTruthy();
    answer(order());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(new Set(guest.api.keysOf(PLACE)).size).toBe(1);
  });
  it('is there again after a reload', async () => {
    await choose('Garlic Naan');
    document.body.replaceChildren();
    guest.scan('#menu-basket');
    expect(await screen.findByText('₹55.00', { selector: 'output' })).toBeTruthy();
  });
  it('of another visit is forgotten', async () => {
    const kept = JSON.stringify({ key: 'old', lines: [naan], at: Date.now() - 7 * 60 * 60_000 });
    localStorage.setItem(`guest-basket:${TOKEN}`, kept);
    localStorage.setItem('guest-basket:another-table', kept);
    localStorage.setItem('guest-basket:broken', '{');
    localStorage.setItem('token', 'the staff’s');
    guest.scan('#menu-basket');
    expect(await screen.findByText('Your basket is empty')).toBeTruthy();
    expect(Object.keys(localStorage)).toEqual(['token']);
  });
});

describe('Nothing can be sent', () => {
  it('while the restaurant takes no orders, and the basket is kept', async () => {
    guest.table({ takesOrders: false });
    await choose('Garlic Naan');
    expect(sheet().getByText('This restaurant is not taking orders from tables right now')).toBeTruthy();
    expect(sheet().getByText('Your basket is kept. Please order with the staff.')).toBeTruthy();
    expect(canSend()).toBe(false);
    guest.table();
    guest.hear('restaurantChanged');
    await waitFor(() => expect(canSend()).toBe(true));
    expect(sheet().getByText('Garlic Naan')).toBeTruthy();
  });
  it('when the plan has lapsed meanwhile, of which nobody tells', async () => {
    guest.scan('#menu');
    await guest.person.click(await screen.findByRole('button', { name: 'Add Garlic Naan' }));
    guest.table({ takesOrders: false });
    await guest.person.click(screen.getByRole('link', { name: /View basket/ }));
    await waitFor(() => expect(canSend()).toBe(false));
    expect(sheet().getByText('This restaurant is not taking orders from tables right now')).toBeTruthy();
  });
  it('once it is refused because the restaurant has closed meanwhile', async () => {
    await choose('Garlic Naan');
    const message = 'This restaurant is not taking orders from tables right now';
    guest.api.refuses(PLACE, 409, { code: 'order/not-taken', message });
    guest.table({ takesOrders: false });
    await place();
    await waitFor(() => expect(canSend()).toBe(false));
    expect(sheet().getByText(message)).toBeTruthy();
    expect(sheet().getByText('Garlic Naan')).toBeTruthy();
  });
  it('with an item that was switched off, which is named and can be removed', async () => {
    await choose('Garlic Naan', 'Butter Chicken');
    guest.menu(MENU.filter(({ id }) => id !== 3));
    guest.hear('restaurantChanged');
    expect(await sheet().findByText('Garlic Naan is currently unavailable')).toBeTruthy();
    expect(canSend()).toBe(false);
    expect(sheet().getByText('₹329.00', { selector: 'output' })).toBeTruthy();
    await guest.person.click(sheet().getByRole('button', { name: 'Remove Garlic Naan' }));
    expect(canSend()).toBe(true);
  });
  it('with what is sold out, until it is on sale again', async () => {
    await choose('Garlic Naan', 'Butter Chicken');
    guest.menu(MENU.map((item) => (item.id === 3 ? { ...item, soldOut: { until: null } } : item)));
    guest.hear('restaurantChanged');
    expect(await sheet().findByText('Garlic Naan is sold out')).toBeTruthy();
    expect(canSend()).toBe(false);
    expect(sheet().getByText('₹329.00', { selector: 'output' })).toBeTruthy();
    guest.menu(MENU);
    guest.hear('restaurantChanged');
    await waitFor(() => expect(canSend()).toBe(true));
    expect(sheet().queryByText('Garlic Naan is sold out')).toBeNull();
  });
  it('with what is served at other hours, which are said', async () => {
    await choose('Garlic Naan', 'Butter Chicken');
    const { day } = weekTime(new Date().toISOString(), 'Asia/Kolkata');
    const served = [{ days: [(day + 3) % 7], from: '07:00', until: '11:00' }];
    guest.menu(MENU.map((item) => (item.id === 3 ? { ...item, served } : item)));
    guest.hear('restaurantChanged');
    const said = `Garlic Naan is served ${DAY_NAMES[(day + 3) % 7]} 7:00 am–11:00 am`;
    expect(await sheet().findByText(said)).toBeTruthy();
    expect(canSend()).toBe(false);
    await guest.person.click(sheet().getByRole('button', { name: 'Remove Garlic Naan' }));
    await waitFor(() => expect(canSend()).toBe(true));
  });
  it('that was switched off as it was sent', async () => {
    await choose('Garlic Naan');
    guest.api.refuses(PLACE, 409, { code: 'menu-item/unavailable', message: 'This item is currently unavailable' });
    guest.menu(MENU.filter(({ id }) => id !== 3));
    await place();
    expect(await sheet().findByText('Garlic Naan is currently unavailable')).toBeTruthy();
    expect(canSend()).toBe(false);
  });
});

describe('A refused order', () => {
  it('for prices that changed shows the new total and asks again', async () => {
    await choose('Garlic Naan');
    guest.api.refuses(PLACE, 409, { code: 'order/price-changed', message: 'Prices have changed.' });
    guest.menu(MENU.map((item) => ({ ...item, price: item.price + 5 })));
    await place();
    expect(await sheet().findByText(/Please look at the new total/)).toBeTruthy();
    expect(await sheet().findByText('The price was ₹55.00')).toBeTruthy();
    expect(sheet().getByText('₹60.00', { selector: 'output' })).toBeTruthy();
    guest.api.answers(PLACE, order());
    await guest.person.click(sheet().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(guest.api.asked(PLACE).at(-1)).toEqual({ items: [{ ...naan, price: 60 }], total: 60 });
  });
  it('says why in the server’s words, and in Hindi by its code', async () => {
    await choose('Garlic Naan');
    guest.api.refuses(PLACE, 429, { code: 'table/too-many-orders', message: 'Too many orders from this table.' });
    await place();
    expect(await sheet().findByText('Too many orders from this table.')).toBeTruthy();
    localStorage.setItem('guest-language', 'hi');
    document.body.replaceChildren();
    guest.scan('#menu-basket');
    await guest.person.click(await screen.findByRole('button', { name: 'ऑर्डर करें' }));
    expect(await screen.findByText(/इस टेबल से बहुत सारे ऑर्डर/)).toBeTruthy();
  });
  it('whose first sending had arrived says so and begins another', async () => {
    await choose('Garlic Naan');
    guest.api.refuses(PLACE, 422, { code: 'request/key-reused', message: 'used' });
    await place();
    expect(await sheet().findByText(/Your order arrived before you changed it/)).toBeTruthy();
    guest.api.answers(PLACE, order());
    await guest.person.click(sheet().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(new Set(guest.api.keysOf(PLACE)).size).toBe(2);
  });
});
