import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
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
