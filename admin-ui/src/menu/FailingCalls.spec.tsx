import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { session } from '../data/session.js';
import { dataProvider } from '../shell/dataProvider.js';
import { MenuList } from './MenuList.js';
import { button, field, row, tikka, toasts } from './testing/menu.js';

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: 7 });
  Object.assign(window, { scrollTo: () => undefined });
  api.answers('GET /menu', [tikka]);
  api.answers('GET /menu/1', tikka);
});
afterEach(() => api.stop());

const open = () => renderPage(<MenuList />, { provider: dataProvider, at: '/menu' });

const add = async (person: UserEvent) => {
  await person.type(field('Category'), 'Drinks');
  await person.type(field('Name'), 'Lassi');
  await person.click(screen.getByRole('radio', { name: 'Veg' }));
  await person.type(field('Full Price'), '80');
  await person.click(button('Add Item'));
};
const modify = async (person: UserEvent) => {
  await person.click(button('Modify', await row('Paneer Tikka')));
  await person.type(field('Full Price'), '5');
  await person.click(button('Update Item'));
};
const press = (name: string) => async (person: UserEvent) => person.click(button(name, await row('Paneer Tikka')));

it.each([
  ['DELETE /menu/1', 'Failed to delete menu item', press('Delete')],
  ['PUT /menu/1/toggle', 'Failed to toggle menu item', press('Disable')],
  ['POST /menu', 'Failed to add menu item', add],
  ['PUT /menu/1', 'Failed to update menu item', modify],
])('What cannot be done because %s fails is told as “%s”', async (call, says, deed) => {
  api.breaks(call);
  const { person } = open();
  await row('Paneer Tikka');
  await deed(person);
  expect(await toasts()).toEqual([says]);
  expect(api.asked(call)).toHaveLength(1);
  expect(await row('Paneer Tikka')).toBeTruthy();
});

it('A menu that cannot be read is told, in its place too', async () => {
  api.breaks('GET /menu');
  open();
  expect(await toasts()).toEqual(['Failed to fetch menu']);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('What the server says of an item is preferred', async () => {
  api.refuses('POST /menu', 409, { statusCode: 409, code: 'x/y', message: 'No more room', requestId: 'spec' });
  const { person } = open();
  await add(person);
  expect(await toasts()).toEqual(['No more room']);
  expect(field('Name')).toHaveProperty('value', 'Lassi');
});
