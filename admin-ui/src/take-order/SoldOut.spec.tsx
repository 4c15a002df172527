import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { DAY_NAMES, weekTime, type MenuItemView, type SoldOutUntil } from '@sae/domain/menu';
import { ApiError } from '../data/api-error.js';
import { MenuNews } from '../menu/MenuNews.js';
import { owner } from '../../testing/users.js';
import { listOf, menu, row, selected, submit, takeOrderPage } from './testing/take-order.js';

const [paneer, ...others] = menu as [MenuItemView, ...MenuItemView[]];
const soldOut = (until: string | null) => [{ ...paneer, soldOut: { until } }, ...others];

/** A menu that remembers what is sold out. */
const remembering = () => {
  let items = menu;
  const say = (id: number, change: Partial<MenuItemView>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...change } : item));
    return Promise.resolve(items.find((item) => item.id === id) as MenuItemView);
  };
  return {
    getList: jest.fn((resource: string) => listOf(items)(resource)),
    sellOutDish: jest.fn(({ id, until }: { id: number; until: SoldOutUntil }) =>
      say(id, { soldOut: { until: until === 'undone' ? null : new Date(Date.now() + 3_600_000).toISOString() } }),
    ),
    putDishBackOnSale: jest.fn(({ id }: { id: number }) => say(id, { soldOut: undefined })),
  };
};
const choose = async ({ person }: Awaited<ReturnType<typeof takeOrderPage>>, name: string) => {
  await person.click(row('Paneer Tikka').getByRole('button', { name: 'Availability' }));
  await person.click(await screen.findByRole('menuitem', { name }));
};

describe('On its tile a dish', () => {
  it.each(['tomorrow', 'undone'])('is sold out until %s, which can be undone', async (until) => {
    const provider = remembering();
    const page = await takeOrderPage(provider);
    await choose(page, `Sold out until ${until}`);
    expect(await screen.findByText(`Paneer Tikka is sold out until ${until}`)).toBeTruthy();
    expect(provider.sellOutDish.mock.calls[0]?.[0]).toEqual({ id: 1, until });
    expect(await row('Paneer Tikka').findAllByRole('button', { name: 'Sold out' })).toHaveLength(2);
    await page.person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Paneer Tikka is on sale again')).toBeTruthy();
    expect(await row('Paneer Tikka').findByRole('button', { name: 'Add Full' })).toBeTruthy();
  });

  it('is put back on sale later, too', async () => {
    const provider = { ...remembering(), getList: listOf(soldOut(null)) };
    const page = await takeOrderPage(provider);
    await choose(page, 'Back on sale');
    await waitFor(() => expect(provider.putDishBackOnSale.mock.calls[0]?.[0]).toEqual({ id: 1 }));
  });

  it('that the server refuses is said in its words', async () => {
    const refused = new ApiError(404, 'menu-item/not-found', 'Menu item not found');
    const page = await takeOrderPage({ sellOutDish: () => Promise.reject(refused) });
    await choose(page, 'Sold out until tomorrow');
    expect(await screen.findByText('Menu item not found')).toBeTruthy();
  });
});

describe('What is sold out', () => {
  it('is not added, and says so by name', async () => {
    const { person } = await takeOrderPage({ getList: listOf(soldOut(null)) });
    const [button] = row('Paneer Tikka').getAllByRole('button', { name: 'Sold out' });
    await person.click(button as HTMLElement);
    expect(await screen.findByText('Paneer Tikka is sold out')).toBeTruthy();
    expect(selected().getByText('Nothing selected yet.')).toBeTruthy();
  });

  it('in the meantime is named where it was chosen, and not sent', async () => {
    const provider = remembering();
    const { person, live } = await takeOrderPage(provider, '/take-order?table=1', <MenuNews />);
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Full' }));
    await provider.sellOutDish({ id: 1, until: 'undone' });
    live.push('menuChanged', { restaurantId: owner.id });
    expect(await selected().findByText('Sold out')).toBeTruthy();
    await person.click(submit());
    expect(await screen.findByText('Paneer Tikka is sold out')).toBeTruthy();
  });

  it('is on sale again from its moment on, by itself', async () => {
    const until = new Date(Date.now() + 400).toISOString();
    await takeOrderPage({ getList: listOf(soldOut(until)) });
    expect(await row('Paneer Tikka').findByRole('button', { name: 'Add Full' })).toBeTruthy();
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(until));
  });
});

it('The menu is asked for again when a colleague has changed it', async () => {
  const provider = remembering();
  const { live } = await takeOrderPage(provider, '/take-order?table=1', <MenuNews />);
  await provider.sellOutDish({ id: 1, until: 'undone' });
  live.push('menuChanged', { restaurantId: owner.id });
  expect(await row('Paneer Tikka').findAllByRole('button', { name: 'Sold out' })).toHaveLength(2);
});

describe('What is out of its hours', () => {
  it('says so, and is taken all the same: the hours are the guests’', async () => {
    const { day } = weekTime(new Date().toISOString(), 'Asia/Kolkata');
    const other = (day + 3) % 7;
    const hours = [{ name: 'One day', days: [other], from: '07:00', until: '11:00', categories: [], itemIds: [1] }];
    const { person } = await takeOrderPage({ menuHours: () => Promise.resolve({ hours }) });
    expect(await screen.findByText(`Served ${DAY_NAMES[other]} 7:00 am–11:00 am`)).toBeTruthy();
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Full' }));
    expect(selected().getByText('Paneer Tikka')).toBeTruthy();
  });
});
