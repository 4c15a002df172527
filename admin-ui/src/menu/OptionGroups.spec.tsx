import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MenuItemView, OptionGroupView } from '@sae/domain/menu';
import { screen, waitFor, within } from '@testing-library/react';
import type { CreateParams, DeleteParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import { renderPage } from '../../testing/render.js';
import { session } from '../data/session.js';
import { MenuList } from './MenuList.js';
import { button, curry, field, refused, row, server, tikka, toasts } from './testing/menu.js';

beforeEach(() => {
  session.save({ token: 't', userId: 7 });
  Object.assign(window, { scrollTo: () => undefined });
});
afterEach(() => localStorage.clear());

const size: OptionGroupView = {
  ...{ id: 1, name: 'Size', least: 1, most: 1 },
  options: [
    { optionId: 1, name: 'Regular', price: 0 },
    { optionId: 2, name: 'Large', price: 40 },
  ],
};
const extras: OptionGroupView = {
  ...{ id: 2, name: 'Extras', least: 0, most: 1 },
  options: [{ optionId: 3, name: 'Cheese', price: 25.5 }],
};

/** A menu with options that remembers both. */
const house = (dishes: MenuItemView[], ...groups: OptionGroupView[]) => {
  const menu = server(...dishes);
  const ofGroups = <P, A>(own: (params: P) => A, others: (resource: string, params: P) => A) =>
    jest.fn((resource: string, params: P) => (resource === 'option-groups' ? own(params) : others(resource, params)));
  const placeOf = (id: unknown) => groups.findIndex((known) => known.id === id);
  return {
    ...menu,
    getList: ofGroups(
      (_: GetListParams) => Promise.resolve({ data: [...groups], total: groups.length }) as Promise<never>,
      menu.getList as never,
    ),
    getOne: ofGroups(
      ({ id }: GetOneParams) => Promise.resolve({ data: groups[placeOf(id)] }) as Promise<never>,
      menu.getOne as never,
    ),
    create: ofGroups(({ data }: CreateParams) => {
      groups.push({ ...data, id: groups.length + 1 } as OptionGroupView);
      return Promise.resolve({ data: groups.at(-1) }) as Promise<never>;
    }, menu.create as never),
    update: ofGroups(({ id, data }: UpdateParams) => {
      groups[placeOf(id)] = data as OptionGroupView;
      return Promise.resolve({ data }) as Promise<never>;
    }, menu.update as never),
    delete: ofGroups(({ id }: DeleteParams) => {
      groups.splice(placeOf(id), 1);
      return Promise.resolve({ data: { id } }) as Promise<never>;
    }, menu.delete as never),
  };
};

const opened = async (...has: Parameters<typeof house>) => {
  const provider = house(...has);
  const { person } = renderPage(<MenuList />, { provider });
  await row('Paneer Tikka');
  await person.click(button('Options'));
  return { provider, person, dialog: () => within(screen.getByRole('dialog')) };
};

const groupsShown = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map((one) => [...one.querySelectorAll('p')].map(({ textContent }) => textContent));

describe('the options of a menu', () => {
  it('are added with what each costs', async () => {
    const { provider, person, dialog } = await opened([tikka]);
    await screen.findByText('No options yet');
    await person.click(button('Add options'));
    await person.type(dialog().getByLabelText('Name'), 'Size');
    await person.clear(dialog().getByLabelText('Choose at least'));
    await person.type(dialog().getByLabelText('Choose at least'), '1');
    await person.type(dialog().getByLabelText('Option'), 'Regular');
    await person.click(button('Add option'));
    const second = within(dialog().getByRole('group', { name: 'Option 2' }));
    await person.type(second.getByLabelText('Option'), 'Large');
    await person.clear(second.getByLabelText('Extra price'));
    await person.type(second.getByLabelText('Extra price'), '40.5');
    await person.click(button('Save'));
    expect(await toasts()).toEqual(['Options saved']);
    expect(provider.create.mock.calls[0]?.[1].data).toEqual({
      ...{ name: 'Size', least: 1, most: 1 },
      options: [
        { name: 'Regular', price: 0 },
        { name: 'Large', price: 40.5 },
      ],
    });
    await screen.findByText('Size');
    expect(groupsShown()).toEqual([['Size', 'Guests choose 1 · 0 dishes', 'Regular, Large +₹40.50']]);
  });

  it('tell all that is wrong with them', async () => {
    const { provider, person, dialog } = await opened([tikka]);
    await person.click(button('Add options'));
    await person.clear(dialog().getByLabelText('Choose at most'));
    await person.type(dialog().getByLabelText('Choose at most'), '2');
    await person.click(button('Save'));
    expect(await toasts()).toEqual([
      'Name is required',
      'There are not so many options to choose',
      'Option name is required',
    ]);
    expect(provider.create).not.toHaveBeenCalled();
  });

  it('have names of their own', async () => {
    const { person, dialog } = await opened([tikka]);
    await person.click(button('Add options'));
    await person.type(dialog().getByLabelText('Name'), 'Size');
    await person.type(dialog().getByLabelText('Option'), 'Large');
    await person.click(button('Add option'));
    await person.type(dialog().getAllByLabelText('Option')[1]!, 'Large');
    await person.click(button('Save'));
    expect(await toasts()).toEqual(['Each option needs a name of its own']);
  });

  it('keep their numbers when they are modified', async () => {
    const { provider, person, dialog } = await opened([tikka], size);
    await screen.findByText('Size');
    await person.click(dialog().getByRole('button', { name: 'Modify' }));
    await person.click(within(dialog().getByRole('group', { name: 'Option 1' })).getByRole('button'));
    await person.type(dialog().getByLabelText('Option'), ' cup');
    await person.click(button('Save'));
    expect(await toasts()).toEqual(['Options saved']);
    expect(provider.update.mock.calls[0]?.[1].data).toEqual({
      ...size,
      options: [{ optionId: 2, name: 'Large cup', price: 40 }],
    });
    expect(await screen.findByText('Large cup +₹40.00')).toBeTruthy();
  });

  it('are removed once it is confirmed, and told how many dishes have them', async () => {
    const { provider, person, dialog } = await opened([{ ...tikka, optionGroupIds: [1] }, curry], size);
    await screen.findByText('Guests choose 1 · 1 dish');
    await person.click(dialog().getByRole('button', { name: 'Remove' }));
    await screen.findByText('1 dish will have it no longer. Orders keep what was chosen.');
    await person.click(within(screen.getByRole('alertdialog')).getByText('Remove'));
    expect(await toasts()).toEqual(['Options removed']);
    expect(provider.delete.mock.calls[0]?.[1]).toMatchObject({ id: 1 });
    await screen.findByText('No options yet');
  });

  it('that could not be removed stay, and it is told why', async () => {
    const { provider, person, dialog } = await opened([tikka], size);
    await screen.findByText('Size');
    provider.delete.mockImplementationOnce(refused('Option group not found') as never);
    await person.click(dialog().getByRole('button', { name: 'Remove' }));
    await person.click(within(await screen.findByRole('alertdialog')).getByText('Remove'));
    expect(await toasts()).toEqual(['Option group not found']);
    await waitFor(() => expect(groupsShown()).toHaveLength(1));
  });
});

describe('the options of a dish', () => {
  const modify = async (...has: Parameters<typeof house>) => {
    const provider = house(...has);
    const { person } = renderPage(<MenuList />, { provider });
    await person.click(within(await row('Paneer Tikka')).getByRole('button', { name: 'Modify' }));
    return { provider, person };
  };
  const chosenOf = (provider: ReturnType<typeof house>) => provider.update.mock.calls[0]?.[1].data.optionGroupIds;

  it('are chosen in the order in which they are asked for', async () => {
    const { provider, person } = await modify([tikka], size, extras);
    await person.click(await screen.findByLabelText('Options'));
    for (const name of ['Extras', 'Size']) await person.click(screen.getByRole('option', { name }));
    await person.click(button('Update Item'));
    expect(await toasts()).toEqual(['Menu item updated']);
    expect(chosenOf(provider)).toEqual([2, 1]);
  });

  it('stay as they are where nobody touches them', async () => {
    const { provider, person } = await modify([{ ...tikka, optionGroupIds: [2, 1] }], size, extras);
    await screen.findByLabelText('Options');
    await person.type(field('Name'), '!');
    await person.click(button('Update Item'));
    await toasts();
    expect(chosenOf(provider)).toEqual([2, 1]);
  });

  it('are taken from it again', async () => {
    const { provider, person } = await modify([{ ...tikka, optionGroupIds: [1] }], size, extras);
    await person.click(await screen.findByLabelText('Options'));
    await person.click(screen.getByRole('option', { name: 'Size' }));
    await person.click(button('Update Item'));
    await toasts();
    expect(chosenOf(provider)).toEqual([]);
  });

  it('are not asked for where a menu has none', async () => {
    await modify([tikka]);
    expect(screen.queryByLabelText('Options')).toBeNull();
  });
});
