import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { SignedIn } from './SignedIn.js';
import { useUser } from './user.js';

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: owner.id });
});
afterEach(() => api.stop());

const ASK = `GET /users/${owner.id}`;
const Page = () => <p>Hello {useUser()?.ownerName}</p>;
const open = () =>
  renderPage(
    <SignedIn>
      <Page />
    </SignedIn>,
    { at: '/dashboard', user: null },
  );

it('shows that it is loading, then the page', async () => {
  const answer = api.waits(ASK);
  open();
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  answer(owner);
  expect(await screen.findByText('Hello Asha Rao')).toBeTruthy();
});

it('sends who is not logged in to the login, without a word', async () => {
  session.clear();
  const page = open();
  await waitFor(() => expect(page.place().pathname).toBe('/login'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['a receipt', '/receipt/one', { wanted: '/receipt/one' }],
  ['any other page', '/orders', null],
])('remembers who came for %s, logged in or not any more', async (_, at, state) => {
  const page = (
    <Routes>
      <Route path="/login" />
      <Route path="*" element={<SignedIn>Paper</SignedIn>} />
    </Routes>
  );
  for (const leave of [session.clear, () => api.refuses(ASK, 401, {})]) {
    leave();
    const shown = renderPage(page, { at, user: null });
    await waitFor(() => expect(shown.place()).toEqual({ pathname: '/login', state }));
    shown.leave();
    session.save({ token: 't', userId: owner.id });
  }
});

it.each([
  ['there is none', { planType: null, planEndDate: null, hasUsedFreeTrial: false }],
  ['the last has ended', { planEndDate: '2020-01-01T00:00:00.000Z', hasUsedFreeTrial: true }],
])('sends to the plans when %s', async (_, lapsed) => {
  api.answers(ASK, { ...owner, ...lapsed });
  const page = open();
  const { hasUsedFreeTrial } = lapsed;
  await waitFor(() => expect(page.place()).toEqual({ pathname: '/plans', state: { hasUsedFreeTrial } }));
});

it('lets in without a plan where none is needed, but nobody without a login', async () => {
  api.answers(ASK, { ...owner, planType: null, planEndDate: null });
  const page = renderPage(
    <SignedIn withPlan={false}>
      <Page />
    </SignedIn>,
    { at: '/payment', user: null },
  );
  expect(await screen.findByText(/^Hello/)).toBeTruthy();
  api.refuses(ASK, 401, {});
  session.doubt();
  await waitFor(() => expect(page.place().pathname).toBe('/login'));
});

it.each([401, 403, 404, 500])('clears a login that fails with %d and asks for a new one', async (status) => {
  api.refuses(ASK, status, {});
  const page = open();
  await waitFor(() => expect(page.place().pathname).toBe('/login'));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Session expired. Please log in again.',
  ]);
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('userId')).toBeNull();
});

it.each([
  ['says so', () => api.refuses(ASK, 503, {})],
  ['does not answer', () => api.loses(ASK)],
])('keeps the login while the server is away and %s, and goes on when it is back', async (_, leaves) => {
  leaves();
  open();
  expect(await screen.findByText('The server cannot be reached. Trying again…')).toBeTruthy();
  expect(session.isStored()).toBe(true);
  api.answers(ASK, owner);
  expect(await screen.findByText('Hello Asha Rao', {}, { timeout: 5_000 })).toBeTruthy();
});

it('leaves who is in where they are when the server cannot be asked again', async () => {
  api.answers(ASK, owner);
  open();
  await screen.findByText('Hello Asha Rao');
  api.refuses(ASK, 503, {});
  session.doubt();
  await waitFor(() => expect(api.asked(ASK)).toHaveLength(2));
  expect(screen.getByText('Hello Asha Rao')).toBeTruthy();
});

it('looks again when a call found the plan to have ended', async () => {
  api.answers(ASK, owner);
  const page = open();
  await screen.findByText('Hello Asha Rao');
  api.answers(ASK, { ...owner, planEndDate: '2020-01-01T00:00:00.000Z' });
  session.doubt();
  await waitFor(() => expect(page.place().pathname).toBe('/plans'));
});
