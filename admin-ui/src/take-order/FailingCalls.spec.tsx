import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { dataProvider } from '../shell/dataProvider.js';
import { TakeOrderPage } from './TakeOrderPage.js';
import { menu, row, selected, submit, takeOrderPage } from './testing/take-order.js';

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: owner.id });
  api.answers('GET /menu', menu);
  for (const list of [
    'menu/popular',
    'tables/numbers',
    'orders/live',
    'orders/recurring',
    'orders/past',
    'orders/payment-claims',
  ])
    api.answers(`GET /${list}`, []);
});
afterEach(() => api.stop());

const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

it('A menu that cannot be read is told', async () => {
  api.breaks('GET /menu');
  renderPage(<TakeOrderPage />, { provider: dataProvider, at: '/take-order' });
  expect(await toasts()).toEqual(['Failed to load menu']);
});

it.each([
  ['fails', 500, { message: '' }, 'Failed to place order'],
  ['is refused', 400, { message: 'Invalid order', errors: ['no rice', 'no salt'] }, 'Invalid order: no rice, no salt'],
])('An order whose call %s with %d stays selected, and why is told', async (_, status, body, says) => {
  api.refuses('POST /orders/admin', status, { statusCode: status, code: 'x/y', requestId: 'spec', ...body });
  const { person } = await takeOrderPage(dataProvider);
  await person.click(row('Garlic Naan').getByRole('button', { name: 'Add Full' }));
  await person.click(submit());
  expect(await toasts()).toEqual([says]);
  expect(api.asked('POST /orders/admin')).toHaveLength(1);
  expect(selected().getByText('Garlic Naan')).toBeTruthy();
});
