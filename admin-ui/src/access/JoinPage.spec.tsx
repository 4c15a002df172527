import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { JoinPage } from './JoinPage.js';

const INVITATION = 'kZb3Q_x-9T1vLw8YdNfR2c';
const api = new FakeApi();
beforeEach(() => api.start());
afterEach(() => api.stop());

const FORM = { Email: 'Ravi@Example.com', OTP: '123 456', Password: 'secret1', 'Confirm Password': 'secret1' };

const join = async (hash = `#${INVITATION}`, form: Partial<typeof FORM> = FORM) => {
  const page = renderPage(<JoinPage />, { at: { pathname: '/join', hash }, user: null });
  for (const [label, value] of Object.entries(form)) await page.person.type(screen.getByLabelText(label), value);
  await page.person.click(screen.getByRole('button', { name: 'Join' }));
  return page;
};
const alerts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

it('chooses a password by the code of the mail, and is in', async () => {
  api.answers('POST /users/invitations/accept', { token: 't', user: { id: 7, hasUsedFreeTrial: true } });
  const page = await join();
  await waitFor(() => expect(page.place().pathname).toBe('/dashboard'));
  expect(api.asked('POST /users/invitations/accept')).toEqual([
    { email: 'ravi@example.com', otp: '123456', password: 'secret1', invitationId: INVITATION },
  ]);
  expect([localStorage.getItem('token'), localStorage.getItem('userId')]).toEqual(['t', '7']);
});

it('asks for the newest invitation where the link names none', async () => {
  api.answers('POST /users/invitations/accept', { token: 't', user: { id: 7, hasUsedFreeTrial: true } });
  await join('#nothing');
  await waitFor(() => expect(api.asked('POST /users/invitations/accept')).toHaveLength(1));
  expect(api.asked('POST /users/invitations/accept')[0]).not.toHaveProperty('invitationId');
});

it('knows what is missing, and that passwords differ', async () => {
  await join('', { Email: 'ravi@example.com', Password: 'secret1', 'Confirm Password': 'secret2' });
  expect(await alerts()).toEqual(['OTP is required', 'Passwords must match']);
  expect(api.asked('POST /users/invitations/accept')).toEqual([]);
});

it.each([
  [400, { message: 'OTP has expired. Please request a new one.' }, 'OTP has expired. Please request a new one.'],
  [404, { message: 'This invitation is not open any more. Please ask for a new one.' }, /not open any more/],
  [500, {}, 'Failed to accept the invitation'],
])('stays when the server refuses with %d', async (status, body, message) => {
  api.refuses('POST /users/invitations/accept', status, body);
  const page = await join();
  expect((await alerts())[0]).toMatch(message);
  expect(page.place().pathname).toBe('/join');
});

it('asks for another code at once: the mail may be days old', async () => {
  api.answers('POST /users/invitations/resend', { message: 'Sent' });
  const page = renderPage(<JoinPage />, { at: { pathname: '/join', hash: `#${INVITATION}` }, user: null });
  await page.person.type(screen.getByLabelText('Email'), 'ravi@example.com');
  await page.person.click(screen.getByRole('button', { name: 'Resend OTP' }));
  expect(await alerts()).toEqual(['Sent']);
  expect(api.asked('POST /users/invitations/resend')).toEqual([
    { email: 'ravi@example.com', invitationId: INVITATION },
  ]);
});
