import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MenuHours, MenuHoursList } from '@sae/domain/menu';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { session } from '../data/session.js';
import { MenuList } from './MenuList.js';
import { button, curry, field, refused, row, server, tikka, toasts } from './testing/menu.js';

beforeEach(() => {
  session.save({ token: 't', userId: 7 });
  Object.assign(window, { scrollTo: () => undefined });
});
afterEach(() => localStorage.clear());

const breakfast: MenuHours = {
  ...{ name: 'Breakfast', days: [0, 1, 2, 3, 4], from: '07:00', until: '11:00' },
  ...{ categories: ['Starters'], itemIds: [2] },
};

const opened = async (hours: readonly MenuHours[] = [], more: object = {}) => {
  let kept: MenuHoursList = { hours };
  const provider = {
    ...server(tikka, curry),
    menuHours: jest.fn(() => Promise.resolve(kept)),
    setMenuHours: jest.fn((wanted: MenuHoursList) => Promise.resolve((kept = wanted))),
    ...more,
  };
  const { person } = renderPage(<MenuList />, { provider });
  await row('Paneer Tikka');
  await person.click(button('Hours'));
  return { provider, person };
};
const dialog = () => within(screen.getByRole('dialog'));
const shown = () =>
  dialog()
    .getAllByRole('listitem')
    .map((one) => [...one.querySelectorAll('p')].map(({ textContent }) => textContent));
const time = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

describe('the hours of a menu', () => {
  it('are added with their days, categories and dishes, and then said of these dishes', async () => {
    const { provider, person } = await opened();
    expect(await screen.findByText('No hours yet')).toBeTruthy();
    await person.click(button('Add hours'));
    await person.type(dialog().getByLabelText('Name'), 'Late Night');
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Sun']) await person.click(button(day));
    time('From', '22:00');
    time('Until', '02:00');
    expect(await dialog().findByText('On the next day')).toBeTruthy();
    await person.click(dialog().getByLabelText('Categories'));
    await person.click(screen.getByRole('option', { name: 'Starters' }));
    await person.click(button('Save'));
    const lateNight = { name: 'Late Night', days: [4, 5], from: '22:00', until: '02:00' };
    await waitFor(() => expect(provider.setMenuHours).toHaveBeenCalled());
    expect(provider.setMenuHours.mock.calls[0]?.[0]).toEqual({
      hours: [{ ...lateNight, categories: ['Starters'], itemIds: [] }],
    });
    expect(await screen.findByText('Hours saved')).toBeTruthy();
    expect(shown()).toEqual([['Late Night', 'Fri, Sat 10:00 pm–2:00 am', 'Starters']]);
    await person.click(button('Close'));
    // Both dishes are of the category.
    expect(await screen.findAllByText('Served Fri, Sat 10:00 pm–2:00 am')).toHaveLength(2);
  });

  it('are modified, and the others stay as they are', async () => {
    const other = { ...breakfast, name: 'Lunch' };
    const { provider, person } = await opened([breakfast, other]);
    await screen.findByText('Lunch');
    expect(shown()[0]).toEqual(['Breakfast', 'Mon–Fri 7:00 am–11:00 am', 'Starters, Fish Curry']);
    await person.click(dialog().getAllByRole('button', { name: 'Modify' })[0] as HTMLElement);
    time('Until', '12:00');
    await person.click(button('Save'));
    await waitFor(() => expect(provider.setMenuHours).toHaveBeenCalled());
    expect(provider.setMenuHours.mock.calls[0]?.[0]).toEqual({ hours: [{ ...breakfast, until: '12:00' }, other] });
  });

  it('are removed when that is confirmed', async () => {
    const { provider, person } = await opened([breakfast]);
    await person.click(await screen.findByRole('button', { name: 'Remove' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Remove Breakfast?' }));
    await person.click(asked.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Hours removed')).toBeTruthy();
    expect(provider.setMenuHours.mock.calls[0]?.[0]).toEqual({ hours: [] });
    expect(await screen.findByText('No hours yet')).toBeTruthy();
  });

  it('say what is missing beside its field, and send nothing', async () => {
    const { provider, person } = await opened();
    await person.click(await screen.findByRole('button', { name: 'Add hours' }));
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) await person.click(button(day));
    time('From', '');
    await person.click(button('Save'));
    for (const message of [
      'Name is required',
      'Please choose at least one day',
      'From must be a time of day such as 07:00',
      'Please choose what is served in these hours',
    ])
      expect(await dialog().findByText(message)).toBeTruthy();
    expect(provider.setMenuHours).not.toHaveBeenCalled();
  });

  it('that are refused stay to be mended', async () => {
    const { person } = await opened([breakfast], { setMenuHours: refused('Hours need a name each of their own') });
    await person.click(await screen.findByRole('button', { name: 'Modify' }));
    await person.click(button('Save'));
    expect((await toasts()).join()).toContain('Hours need a name each of their own');
    expect(dialog().getByDisplayValue('Breakfast')).toBeTruthy();
  });

  it('that could not be fetched are asked for again', async () => {
    let isAway = true;
    const { person } = await opened([], {
      menuHours: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ hours: [breakfast] })),
    });
    expect(await screen.findByText('Failed to fetch the hours')).toBeTruthy();
    isAway = false;
    await person.click(button('Try again'));
    expect(await screen.findByText('Breakfast')).toBeTruthy();
  });
});
