import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { session } from '../data/session.js';
import { MenuList } from './MenuList.js';
import { button, curry, field, refused, row, server, tikka, toasts } from './testing/menu.js';

beforeEach(() => {
  session.save({ token: 't', userId: 7 });
  Object.assign(window, { scrollTo: () => undefined });
});
afterEach(() => localStorage.clear());

const naan = { ...tikka, id: 3, category: 'Breads', name: 'Naan', price: 55, hasHalf: false, halfPrice: null };
const bar = () => screen.getByRole('region', { name: 'Selected dishes' });
const saidOf = () => within(bar()).getByRole('status').textContent;

/** A menu whose dishes are being marked. */
const selecting = async (provider: object = server({ ...tikka }, { ...curry }, { ...naan })) => {
  const page = renderPage(<MenuList />, { provider });
  await row('Paneer Tikka');
  await page.person.click(button('Select'));
  return page;
};

describe('Dishes of the menu', () => {
  it('have a box to mark them, once that is wished for', async () => {
    const { person } = renderPage(<MenuList />, { provider: server(tikka, curry) });
    await row('Paneer Tikka');
    expect(screen.queryAllByRole('checkbox', { name: /^Select / })).toEqual([]);
    await person.click(button('Select'));
    expect(saidOf()).toBe('0 dishes selected');
    expect(button('Change prices', bar()).hasAttribute('disabled')).toBe(true);
    await person.click(field('Select Fish Curry'));
    expect(saidOf()).toBe('1 dish selected');
    await person.click(button('Done'));
    expect(screen.queryByRole('region', { name: 'Selected dishes' })).toBeNull();
    await person.click(button('Select'));
    expect(saidOf()).toBe('0 dishes selected');
  });

  it('are marked all at once, those that are found, too', async () => {
    const { person } = await selecting();
    await person.type(field('Search menu'), 'naan');
    await person.click(await screen.findByRole('button', { name: 'Select all 1' }));
    await person.clear(field('Search menu'));
    await person.click(await screen.findByRole('button', { name: 'Select all 3' }));
    expect(saidOf()).toBe('3 dishes selected');
    await person.click(button('Select none'));
    expect(saidOf()).toBe('0 dishes selected');
  });

  it('are enabled and disabled together, which can be undone', async () => {
    const provider = server({ ...tikka }, { ...curry }, { ...naan });
    const { person } = await selecting(provider);
    await person.click(button('Select all 3'));
    await person.click(button('Disable', bar()));
    expect(await toasts()).toEqual(['2 dishes disabled']);
    expect(provider.switchDishes.mock.lastCall?.[0]).toEqual({ ids: [1, 3], isEnabled: false });
    await waitFor(() =>
      expect(within(bar()).getByRole('button', { name: 'Disable' })).toHaveProperty('disabled', false),
    );
    await person.click(button('Disable', bar()));
    expect(await screen.findByText('They are disabled already')).toBeTruthy();
    await person.click(button('Undo'));
    await waitFor(() => expect(provider.switchDishes.mock.lastCall?.[0]).toEqual({ ids: [1, 3], isEnabled: true }));
    expect(within(await row('Naan')).getByText('Enabled')).toBeTruthy();
    expect(within(await row('Fish Curry')).getByText('Disabled')).toBeTruthy();
  });

  it('say why they are not', async () => {
    const provider = { ...server(tikka), switchDishes: refused('Menu item not found') };
    const { person } = await selecting(provider);
    await person.click(field('Select Paneer Tikka'));
    await person.click(button('Disable', bar()));
    expect(await toasts()).toEqual(['Menu item not found']);
  });
});

describe('The prices of dishes', () => {
  const dialog = () => screen.getByRole('dialog', { name: /^Change prices of/ });
  const changing = async (provider?: object) => {
    const page = await selecting(provider);
    await page.person.click(button('Select all 3'));
    await page.person.click(button('Change prices', bar()));
    return page;
  };
  const listed = () =>
    within(dialog())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('are changed together, seen before, and can be undone', async () => {
    const provider = server({ ...tikka }, { ...curry }, { ...naan });
    const { person } = await changing(provider);
    await person.type(field('By'), '10');
    expect(listed()).toEqual([
      'Paneer Tikka₹249.50 → ₹274.00Half ₹140.00 → ₹154.00',
      'Fish Curry₹1,320.00 → ₹1,452.00',
      'Naan₹55.00 → ₹61.00',
    ]);
    await person.click(button('Change prices', dialog()));
    expect(await toasts()).toEqual(['3 dishes cost otherwise now']);
    expect(within(await row('Naan')).getByText('₹61.00')).toBeTruthy();
    await person.click(button('Undo'));
    expect(await screen.findByText('Prices are as they were')).toBeTruthy();
    expect(within(await row('Paneer Tikka')).getByText('₹249.50')).toBeTruthy();
    expect(within(await row('Paneer Tikka')).getByText('₹140.00')).toBeTruthy();
  });

  it('by an amount, lower, and rounded as it is chosen', async () => {
    const { person } = await changing();
    await person.selectOptions(field('Prices'), 'Lower');
    await person.selectOptions(field('Of what'), 'rupees');
    await person.selectOptions(field('Rounded to'), '₹5');
    await person.type(field('By'), '20');
    expect(within(dialog()).getByText('A half portion changes by half of it.')).toBeTruthy();
    expect(listed()).toEqual([
      'Paneer Tikka₹249.50 → ₹230.00Half ₹140.00 → ₹130.00',
      'Fish Curry₹1,320.00 → ₹1,300.00',
      'Naan₹55.00 → ₹35.00',
    ]);
  });

  it('are not changed by nothing, nor to what no dish can cost', async () => {
    const setPrices = jest.fn();
    const { person } = await changing({ ...server(tikka, curry, naan), setPrices });
    await person.click(button('Change prices', dialog()));
    expect(within(dialog()).getByText('Please give a number above 0')).toBeTruthy();
    await person.selectOptions(field('Prices'), 'Lower');
    await person.selectOptions(field('Of what'), 'rupees');
    await person.type(field('By'), '60');
    expect(listed()[0]).toBe('Naan₹55.00 → −₹5.00No dish can cost that');
    expect(button('Change prices', dialog()).hasAttribute('disabled')).toBe(true);
    expect(setPrices).not.toHaveBeenCalled();
  });
});

describe('The menu is arranged', () => {
  const arranging = async (more: object = {}) => {
    const provider = { ...server({ ...tikka }, { ...curry }, { ...naan }), ...more };
    const page = renderPage(<MenuList />, { provider });
    await row('Naan');
    await page.person.click(button('Arrange'));
    return { ...page, provider, dialog: await screen.findByRole('dialog', { name: 'Arrange Menu' }) };
  };
  const places = (inside: HTMLElement, name: string) =>
    within(within(inside).getByRole('list', { name }))
      .getAllByRole('button', { name: /^Drag / })
      .map((handle) => handle.getAttribute('aria-label'));

  it('by categories and by dishes, with a press and without a mouse', async () => {
    const arrangeMenu = jest.fn((_: object) => Promise.resolve({ ids: [3, 2, 1] }));
    const { person, dialog } = await arranging({ arrangeMenu });
    expect(places(dialog, 'Categories')).toEqual(['Drag Starters', 'Drag Breads']);
    expect(button('Save order', dialog).hasAttribute('disabled')).toBe(true);
    expect(button('Move Starters up', dialog).hasAttribute('disabled')).toBe(true);
    await person.click(button('Move Starters down', dialog));
    expect(places(dialog, 'Categories')).toEqual(['Drag Breads', 'Drag Starters']);
    expect(within(dialog).getByText('Starters stands at 2 of 2')).toBeTruthy();
    // It cannot go further down: the way back is where the keys are.
    expect(document.activeElement).toBe(button('Move Starters up', dialog));
    await person.click(within(dialog).getByRole('button', { name: /^Starters/ }));
    expect(places(dialog, 'Starters')).toEqual(['Drag Paneer Tikka', 'Drag Fish Curry']);
    await person.click(button('Move Fish Curry up', dialog));
    await person.click(button('Save order', dialog));
    expect(await toasts()).toEqual(['Menu arranged']);
    expect(arrangeMenu.mock.calls[0]?.[0]).toEqual({ ids: [3, 2, 1] });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it is not, and stays', async () => {
    const { person, dialog } = await arranging({ arrangeMenu: refused('Please say the order of the menu items') });
    await person.click(button('Move Starters down', dialog));
    await person.click(button('Save order', dialog));
    expect(await toasts()).toEqual(['Please say the order of the menu items']);
    expect(places(dialog, 'Categories')).toEqual(['Drag Breads', 'Drag Starters']);
  });

  it('and a category is enabled and disabled as a whole', async () => {
    const { person, dialog, provider } = await arranging();
    expect(within(dialog).getByText('1 of 2 enabled')).toBeTruthy();
    await person.click(within(dialog).getByRole('switch', { name: 'Breads enabled' }));
    expect(await toasts()).toEqual(['1 dish disabled']);
    expect(provider.switchDishes.mock.lastCall?.[0]).toEqual({ ids: [3], isEnabled: false });
    await waitFor(() => expect(within(dialog).getByText('0 of 1 enabled')).toBeTruthy());
    await person.click(within(dialog).getByRole('switch', { name: 'Breads enabled' }));
    expect(await screen.findByText('1 dish enabled')).toBeTruthy();
  });
});
