import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { MenuItemView } from '@sae/domain/menu';
import type { OrderView } from '@sae/domain/ordering';
import { owner } from '../../testing/users.js';
import { order } from '../ordering/testing/server.js';
import { listOf, menu, row, selected, submit, table, takeOrderPage } from './testing/take-order.js';

afterEach(cleanup);

const tile = (name: string) => screen.findByRole('button', { name });
const line = { id: 1, name: 'Paneer Tikka', isVeg: true, price: 200, quantity: 2, portion: 'half' as const };
const naan = { ...line, id: 3, name: 'Garlic Naan', portion: 'full' as const, specialInstructions: 'crisp' };
const soup = { ...line, id: 99, name: 'Soup' };
const running = (...orders: Partial<OrderView>[]) => ({
  orderRows: jest.fn(({ status }: { status: string }) => {
    const data = orders.map((changes) => order({ restaurantId: owner.id, status: 'recurring', ...changes }));
    return Promise.resolve(status === 'recurring' ? { data, total: data.length } : { data: [], total: 0 });
  }),
});

describe('A table', () => {
  it('is chosen by its tile, and its number stands in the box', async () => {
    const { person } = await takeOrderPage();
    expect(table().value).toBe('1');
    await person.click(await tile('Table 12 Free'));
    expect(table().value).toBe('12');
    expect((await tile('Table 12 Free')).getAttribute('aria-pressed')).toBe('true');
    await person.click(await tile('Counter Free'));
    expect(table().value).toBe('0');
    expect(selected().getByText('Counter')).toBeTruthy();
  });

  it('without a code has a tile while something is open there', async () => {
    await takeOrderPage(running({ id: 5, tableNo: 20 }));
    expect(await tile('Table 20 In the kitchen')).toBeTruthy();
  });

  it('is taken from the address', async () => {
    await takeOrderPage({}, '/take-order?table=12');
    expect(table().value).toBe('12');
  });

  it('that is none in the address is left alone', async () => {
    await takeOrderPage({}, '/take-order?table=12000');
    expect(table().value).toBe('1');
  });

  it('from the address takes what was selected with it, and says so', async () => {
    const { person, leave } = await takeOrderPage({}, '/take-order?table=12');
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    leave();
    await takeOrderPage({}, '/take-order?table=4');
    expect(await screen.findByText('What was selected for Table 12 is now for Table 4.')).toBeTruthy();
    expect(selected().getByText('Garlic Naan')).toBeTruthy();
  });
});

describe('A running table', () => {
  const provider = () =>
    running(
      { id: 7, tableNo: 4, items: [line], total: 400 },
      { id: 9, tableNo: 4, items: [naan, line, soup], total: 800 },
    );

  it('says what it has already, and its sum', async () => {
    await takeOrderPage(provider(), '/take-order?table=4');
    const note = within(await screen.findByRole('region', { name: 'Already at Table 4' }));
    expect(note.getByText('₹1,200.00')).toBeTruthy();
    expect(note.getByText(/4 × Paneer Tikka \(Half\), 2 × Garlic Naan, 2 × Soup/)).toBeTruthy();
    expect(selected().getByText('Table 4 has ₹1,200.00')).toBeTruthy();
  });

  it('gets its last round again, at today’s prices, without what can no longer be had', async () => {
    const { person, provider: asked } = await takeOrderPage(provider(), '/take-order?table=4');
    await person.click(await screen.findByRole('button', { name: 'Again' }));
    expect(await screen.findByText('Not to be had now: Soup')).toBeTruthy();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Minus' }));
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    expect(asked.placeOrder.mock.calls[0]?.[0]).toMatchObject({
      order: {
        ...{ tableNo: 4, total: 335 },
        items: [
          { id: 3, quantity: 1, portion: 'full', price: 55, specialInstructions: 'crisp' },
          { id: 1, quantity: 2, portion: 'half', price: 140 },
        ],
      },
    });
  });
});

describe('What is popular', () => {
  it('comes first, and is counted in both places', async () => {
    const dal = { ...(menu[0] as MenuItemView), id: 5, name: 'Dal' };
    const { person } = await takeOrderPage({
      getList: listOf([...menu, dal]),
      popularItems: () => Promise.resolve([menu[2], menu[0], dal, menu[1]]),
    });
    const groups = screen.getAllByRole('rowgroup').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Popular', 'Mains', 'Breads', 'Desserts']);
    const naans = screen.getAllByRole('group', { name: 'Garlic Naan, full' });
    await person.click(within(naans[0] as HTMLElement).getByRole('button', { name: 'Add Full' }));
    expect(naans.map((steps) => steps.textContent)).toEqual(['−1Full+', '−1Full+']);
  });

  it('is not missed where it cannot be had', async () => {
    await takeOrderPage({ popularItems: () => Promise.reject(new Error('down')) });
    expect(screen.queryByRole('rowgroup', { name: 'Popular' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('A category', () => {
  it('is a press away, however long the menu', async () => {
    const seen = jest.fn();
    Object.assign(Element.prototype, { scrollIntoView: seen });
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...(menu[0] as MenuItemView),
      id: n + 10,
      name: `Dish ${n}`,
      category: `C${n >> 3}`,
    }));
    const { person } = await takeOrderPage({
      popularItems: () => Promise.resolve([menu[0]]),
      getList: listOf([...menu, ...many]),
    });
    expect(screen.queryByText('Dish 199')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'C24' }));
    expect(screen.getByText('Dish 199')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('rowheader', { name: 'C24' }));
    expect(seen).toHaveBeenCalled();
    await person.keyboard('/dish 7');
    await person.click(screen.getByRole('button', { name: 'Mains' }));
    expect(screen.getByLabelText('Search menu')).toHaveProperty('value', '');
  });
});

describe('Without a mouse', () => {
  it('table, search, Enter, Enter, Ctrl+Enter takes an order', async () => {
    const { person, provider } = await takeOrderPage();
    act(() => table().focus());
    await person.keyboard('7{Enter}panner{Enter}{Enter}{Control>}{Enter}{/Control}');
    await screen.findByText('Order placed successfully');
    expect(provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({
      order: { tableNo: 7, items: [{ id: 1, quantity: 2, portion: 'full' }] },
    });
  });

  it('passes over what is unavailable, and × clears', async () => {
    const { person } = await takeOrderPage();
    await person.keyboard('/ku');
    await person.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Search menu'));
    expect(screen.getByText('Garlic Naan')).toBeTruthy();
    await person.keyboard('a{Enter}');
    expect(selected().getByText('1 item · Total')).toBeTruthy();
  });
});

it('A note is written on the dish, for the portion added last', async () => {
  const { person } = await takeOrderPage();
  await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Full' }));
  await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Half' }));
  await person.click(row('Paneer Tikka').getByRole('button', { name: 'Note' }));
  await waitFor(() => expect(document.activeElement).toBe(selected().getByLabelText('Special instructions')));
  await person.keyboard('no onion');
  const half = within(selected().getByRole('listitem', { name: 'Paneer Tikka (Half)' }));
  expect(half.getByLabelText('Special instructions')).toHaveProperty('value', 'no onion');
});

describe('An order that goes out', () => {
  const customer = () => within(selected().getByRole('group', { name: 'Customer' }));
  const out = { tableNo: 10_012, customer: { name: 'Asha Rao' } };

  it('is chosen by a press, and says who takes it', async () => {
    const { person, provider, place } = await takeOrderPage({
      placeOrder: jest.fn((_: object) => Promise.resolve(order(out))),
    });
    await person.click(await tile('Takeaway New token'));
    expect(screen.getByRole('button', { name: 'Hide selected items' })).toBeTruthy();
    expect(customer().queryByLabelText('Address *')).toBeNull();
    await person.type(customer().getByLabelText('Name'), 'Asha Rao');
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(submit());
    expect(await screen.findByText('Order placed successfully: Takeaway 12')).toBeTruthy();
    const [sent] = provider.placeOrder.mock.calls[0] ?? [];
    expect(sent).toMatchObject({ order: { kind: 'takeaway', customer: { name: 'Asha Rao', phone: '', address: '' } } });
    expect(JSON.stringify(sent)).not.toContain('tableNo');
    await waitFor(() => expect(place()).toMatchObject({ state: { called: out } }));
  });

  it('is brought somewhere, else it is not sent', async () => {
    const { person, provider } = await takeOrderPage();
    await person.click(await tile('Delivery New token'));
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.type(customer().getByLabelText('Phone'), '12345');
    expect(customer().getByText('Invalid phone number')).toBeTruthy();
    await person.clear(customer().getByLabelText('Phone'));
    await person.click(submit());
    expect(within(await screen.findByRole('alert')).getByText('Address is required')).toBeTruthy();
    expect(
      customer()
        .getByLabelText(/^Address/)
        .getAttribute('aria-invalid'),
    ).toBe('true');
    expect(customer().getByText('Address is required')).toBeTruthy();
    expect(provider.placeOrder).not.toHaveBeenCalled();
    await person.type(customer().getByLabelText(/^Address/), '4 Park Road');
    await person.click(submit());
    await waitFor(() =>
      expect(provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({
        order: { kind: 'delivery', customer: { address: '4 Park Road' } },
      }),
    );
  });

  it('gets more at its call number, by its tile or from the address', async () => {
    const provider = running({ ...out, items: [line], total: 400 });
    const { person, leave, ...page } = await takeOrderPage(provider);
    await person.click(await tile('Takeaway 12 In the kitchen · Asha Rao'));
    expect(selected().getByText('Takeaway 12 has ₹400.00')).toBeTruthy();
    expect(selected().queryByRole('group', { name: 'Customer' })).toBeNull();
    await person.click(table());
    await person.tab();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(submit());
    await screen.findByText('Order placed successfully');
    expect(page.provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({ order: { tableNo: 10_012 } });
    leave();
    await takeOrderPage(provider, '/take-order?table=10012');
    expect(await selected().findByText('Takeaway 12 has ₹400.00')).toBeTruthy();
  });
});
