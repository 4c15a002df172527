import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { ApiError } from '../data/api-error.js';
import { TakeOrderPage } from './TakeOrderPage.js';
import { listOf, menu, row, selected, submit, takeOrderPage } from './testing/take-order.js';

afterEach(cleanup);

describe('Taking an order', () => {
  it('adds, counts and takes away', async () => {
    const { person } = await takeOrderPage();
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Full' }));
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Plus' }));
    expect(selected().getAllByText('₹499.00')).toHaveLength(2);
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Minus' }));
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Minus' }));
    expect(selected().getByText('Nothing selected yet.')).toBeTruthy();
    expect(selected().getByText('₹0.00')).toBeTruthy();
  });

  it('keeps half and full portions apart, at their prices', async () => {
    const { person } = await takeOrderPage();
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Full' }));
    await person.click(row('Paneer Tikka').getByRole('button', { name: 'Add Half' }));
    expect(selected().getByText('Paneer Tikka (Half)')).toBeTruthy();
    expect(selected().getByText('2 items · Total')).toBeTruthy();
    expect(selected().getByText('₹389.50')).toBeTruthy();
  });

  it('offers no half where there is none', async () => {
    await takeOrderPage();
    expect(row('Garlic Naan').queryByRole('button', { name: 'Add Half' })).toBeNull();
  });

  it('adds nothing unavailable', async () => {
    const { person } = await takeOrderPage();
    const [button] = row('Kulfi').getAllByRole('button', { name: 'Unavailable' });
    await person.click(button as HTMLElement);
    expect(await screen.findByText('This item is currently unavailable')).toBeTruthy();
    expect(selected().getByText('Nothing selected yet.')).toBeTruthy();
  });

  it('removes a line', async () => {
    const { person } = await takeOrderPage();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    await person.click(selected().getByRole('button', { name: 'Remove' }));
    expect(selected().getByText('Nothing selected yet.')).toBeTruthy();
  });

  it('keeps the focus where the button was', async () => {
    const { person } = await takeOrderPage();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    expect(document.activeElement).toBe(row('Garlic Naan').getByRole('button', { name: 'Plus' }));
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Minus' }));
    expect(document.activeElement).toBe(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
  });
});

describe('A dish with options', () => {
  const groups = [
    {
      ...{ id: 1, name: 'Size', least: 1, most: 1 },
      options: [
        { optionId: 1, name: 'Regular', price: 0 },
        { optionId: 2, name: 'Large', price: 40 },
      ],
    },
    {
      ...{ id: 2, name: 'Extras', least: 0, most: 2 },
      options: ['Butter', 'Cheese', 'Onion'].map((name, n) => ({ optionId: 3 + n, name, price: 20 })),
    },
  ];
  const sized = menu.map((item) => (item.name === 'Garlic Naan' ? { ...item, optionGroupIds: [1, 2] } : item));
  const getList = jest.fn((resource: string) => {
    if (resource === 'option-groups') return Promise.resolve({ data: groups, total: 2 } as never);
    return listOf(sized)(resource) as Promise<never>;
  });
  const wanting = async () => {
    const page = await takeOrderPage({ getList });
    await page.person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    return { ...page, sheet: within(await screen.findByRole('dialog', { name: 'Garlic Naan' })) };
  };

  it('asks for what has to be chosen, and for no more than may be', async () => {
    const { person, sheet } = await wanting();
    await person.click(sheet.getByRole('button', { name: 'Add ₹55.00' }));
    expect(sheet.getByRole('alert').textContent).toBe('Please choose 1');
    for (const name of ['Butter', 'Onion'])
      await person.click(sheet.getByRole('checkbox', { name: `${name}, +₹20.00` }));
    expect(sheet.getByRole('checkbox', { name: 'Cheese, +₹20.00' })).toHaveProperty('disabled', true);
    await person.click(sheet.getByRole('radio', { name: 'Large, +₹40.00' }));
    await person.click(sheet.getByRole('button', { name: 'Add ₹135.00' }));
    const line = within(await selected().findByRole('listitem', { name: 'Garlic Naan (Large, Butter, Onion)' }));
    expect(line.getByText('₹135.00')).toBeTruthy();
  });

  it('is sent with them, and the same dish with others is another line', async () => {
    const { person, sheet, provider } = await wanting();
    await person.click(sheet.getByRole('radio', { name: 'Regular' }));
    await person.click(sheet.getByRole('button', { name: 'Add ₹55.00' }));
    await person.click(await row('Garlic Naan').findByRole('button', { name: 'Plus' }));
    const again = within(await screen.findByRole('dialog', { name: 'Garlic Naan' }));
    await person.click(again.getByRole('radio', { name: 'Large, +₹40.00' }));
    await person.click(again.getByRole('button', { name: 'Add ₹95.00' }));
    await person.click(submit());
    await waitFor(() => expect(provider.placeOrder).toHaveBeenCalled());
    const items = [
      { id: 3, quantity: 1, price: 55, optionIds: [1] },
      { id: 3, quantity: 1, price: 95, optionIds: [2] },
    ];
    expect(provider.placeOrder.mock.calls[0]?.[0]).toMatchObject({ order: { items, total: 150 } });
  });

  it('is left alone when the sheet is closed', async () => {
    const { person, sheet } = await wanting();
    await person.click(sheet.getByRole('button', { name: 'Cancel' }));
    expect(selected().getByText('Nothing selected yet.')).toBeTruthy();
  });
});

describe('Finding an item', () => {
  it('by its name', async () => {
    const { person } = await takeOrderPage();
    await person.type(screen.getByLabelText('Search menu'), 'naan');
    expect(screen.queryByText('Paneer Tikka')).toBeNull();
    expect(screen.getByText('Garlic Naan')).toBeTruthy();
  });

  it('by its veg mark', async () => {
    const { person } = await takeOrderPage();
    await person.click(screen.getByRole('button', { name: 'Non-Veg' }));
    expect(screen.queryByText('Paneer Tikka')).toBeNull();
    expect(screen.getByText('Butter Chicken')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Veg' }));
    expect(screen.queryByText('Butter Chicken')).toBeNull();
  });

  it('by the keyboard alone', async () => {
    const { person } = await takeOrderPage();
    await person.keyboard('/naan{Enter}{Enter}');
    expect(selected().getByText('2 items · Total')).toBeTruthy();
    await person.keyboard('{Escape}');
    expect(screen.getByText('Paneer Tikka')).toBeTruthy();
  });

  it('says when there is none', async () => {
    const { person } = await takeOrderPage();
    await person.type(screen.getByLabelText('Search menu'), 'sushi');
    expect(screen.getByText('No items found')).toBeTruthy();
  });
});

describe('A reload', () => {
  it('keeps what was selected', async () => {
    const { person, leave } = await takeOrderPage();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    leave();
    await takeOrderPage();
    expect(selected().getByText('Garlic Naan')).toBeTruthy();
  });

  it('after the menu has lost an item refuses it', async () => {
    const { person, leave } = await takeOrderPage();
    await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
    leave();
    await takeOrderPage({ getList: listOf(menu.filter(({ id }) => id !== 3)) });
    expect(selected().getAllByText('No longer on the menu').length).toBeGreaterThan(0);
    await person.click(submit());
    expect(await screen.findByText('Selected items are invalid. Please try again.')).toBeTruthy();
  });
});

describe('The menu', () => {
  it('that cannot be loaded is asked for again on a press', async () => {
    const getList = listOf(menu);
    for (const _ of ['tables', 'menu']) getList.mockRejectedValueOnce(new ApiError(500, '', ''));
    const { person } = renderPage(<TakeOrderPage />, { provider: { getList } });
    expect((await screen.findAllByText('Failed to load menu')).length).toBeGreaterThan(0);
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Paneer Tikka')).toBeTruthy();
  });

  it('without items leads to where they are added', async () => {
    renderPage(<TakeOrderPage />, { provider: { getList: listOf([]) } });
    expect(await screen.findByRole('link', { name: 'Add menu items' })).toBeTruthy();
  });
});
