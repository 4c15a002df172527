import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { FakeApi } from '../../testing/fake-api.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { newQueryClient } from '../ui/query-client.js';
import { authProviderOver } from './auth-provider.js';

const api = new FakeApi();
const ASK = `GET /users/${owner.id}`;
const provider = () => authProviderOver(newQueryClient());
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: owner.id });
});
afterEach(() => api.stop());

it('logs nobody in: that is done before it is loaded', async () => {
  await expect(provider().login()).rejects.toThrow('One logs in at /login');
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
  expect(await provider().getPermissions()).toEqual({ backOffice });
});
