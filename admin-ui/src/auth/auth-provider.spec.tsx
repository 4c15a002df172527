import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useDelete } from 'react-admin';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { session } from '../data/session.js';
import { useVerb } from '../ui/provider.js';
import { newQueryClient } from '../ui/query-client.js';
import { useTold } from '../ui/useTold.js';
import { authProviderOver } from './auth-provider.js';

const api = new FakeApi();
const ASK = `GET /users/${owner.id}`;
const provider = () => authProviderOver(newQueryClient());
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: owner.id });
});
afterEach(() => api.stop());

it('logs in with what the login page gives, keeps the login and says where it leads', async () => {
  session.clear();
  api.answers('POST /users/login', { token: 'new', user: owner });
  const values = { email: 'asha@example.com', password: 'secret1' };
  expect(await provider().login(values)).toEqual({ redirectTo: '/dashboard' });
  expect(session.token()).toBe('new');
});

it('does not log in who is refused', async () => {
  session.clear();
  api.refuses('POST /users/login', 401, { message: 'Invalid email or password' });
  const wrong = { email: 'asha@example.com', password: 'secret2' };
  await expect(provider().login(wrong)).rejects.toThrow('Invalid email or password');
  expect(session.isStored()).toBe(false);
});

describe('A call that failed', () => {
  const refused = new ApiError(401, 'unauthenticated', '');

  it('ends the login that it was refused for', async () => {
    session.expire();
    await expect(provider().checkError(refused)).rejects.toEqual({ message: false });
  });

  it.each([
    ['does not end the login that followed the one it was refused for', refused],
    ['ends none for another reason', new ApiError(402, 'plan-required', '')],
    ['ends none when nobody answered', new ApiError(0, 'network/no-answer', '')],
  ])('%s', async (_, error) => {
    await provider().checkError(error);
  });

  it('is not told as done: neither by a verb nor by what react-admin does with a row', async () => {
    const fails = () => {
      session.expire();
      return Promise.reject(refused);
    };
    const Pressed = () => {
      const told = useTold({ success: 'Deleted', failure: 'Failed' });
      const [remove, { isPending }] = useDelete('menu', { id: 1 }, { mutationMode: 'pessimistic', ...told });
      const dismiss = useVerb('dismissClaim', { success: 'Dismissed', failure: 'Failed' });
      return (
        <>
          <button onClick={() => void remove()}>Delete</button>
          <button onClick={() => void dismiss.run({ id: 1 })}>Dismiss</button>
          {isPending || dismiss.isRunning() ? 'under way' : 'over'}
        </>
      );
    };
    for (const name of ['Delete', 'Dismiss']) {
      session.save({ token: 't', userId: owner.id });
      const page = renderPage(<Pressed />, { provider: { delete: fails, dismissClaim: fails }, withLogin: true });
      await page.person.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(page.place().pathname).toBe('/login'));
      await screen.findByText(/over/);
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        'Session expired. Please log in again.',
      ]);
      page.leave();
    }
  });
});

it('logs out, and tells the server', async () => {
  expect(await provider().logout()).toBe('/login');
  expect(api.asked('POST /users/logout')).toHaveLength(1);
  expect(session.isStored()).toBe(false);
});

it('knows without asking whether anybody is logged in', async () => {
  await provider().checkAuth();
  session.clear();
  await expect(provider().checkAuth()).rejects.toEqual({ message: false });
  expect(api.asked(ASK)).toEqual([]);
});

it('knows who that is', async () => {
  api.answers(ASK, owner);
  expect(await provider().getIdentity()).toEqual(owner);
});

it.each([
  ['everything with a running plan', {}, true],
  ['nothing without one', { planType: null, planEndDate: null }, false],
  ['nothing once it has ended', { planEndDate: '2020-01-01T00:00:00.000Z' }, false],
])('permits %s', async (_, changes, backOffice) => {
  api.answers(ASK, { ...owner, ...changes });
  expect(await provider().getPermissions()).toEqual({ backOffice, role: 'owner' });
});
