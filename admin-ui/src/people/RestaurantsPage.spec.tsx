import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { dataProvider } from '../shell/dataProvider.js';
import { RestaurantsPage } from './RestaurantsPage.js';

const HERE = { id: owner.id, restaurantName: 'Spice Garden', address: '12 MG Road', role: 'owner', isInvited: false };
const NEXT_DOOR = { id: 7, restaurantName: 'Next Door', address: null, role: 'accountant', isInvited: true };

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: owner.id });
  api.answers('GET /users/restaurants', [HERE, NEXT_DOOR]);
});
afterEach(() => api.stop());

const show = () => renderPage(<RestaurantsPage />, { provider: dataProvider, user: owner, at: '/restaurants' });

it('lists where one works, and what one is there', async () => {
  show();
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Spice GardenOwner · 12 MG RoadYou are here',
    'Next DoorAccountantAccept invitation',
  ]);
});

it('leads to another, in a login of its own', async () => {
  api.answers('POST /users/restaurants/7/session', { token: 'other', user: { id: 7, hasUsedFreeTrial: true } });
  const { person, place } = show();
  await person.click(await screen.findByRole('button', { name: /Next Door/ }));
  await waitFor(() => expect(place().pathname).toBe('/dashboard'));
  expect([session.token(), session.userId()]).toEqual(['other', 7]);
});

it('says what the server says of an invitation that is gone', async () => {
  api.refuses('POST /users/restaurants/7/session', 404, { message: 'Restaurant not found' });
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: /Next Door/ }));
  expect(await screen.findByText('Restaurant not found')).toBeTruthy();
  expect(session.token()).toBe('t');
});
