import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { session } from '../data/session.js';
import { ForgotPasswordPage } from './ForgotPasswordPage.js';

const api = new FakeApi();
beforeEach(() => api.start());
afterEach(() => api.stop());

const ask = async (email: string) => {
  const page = renderPage(<ForgotPasswordPage />, { at: '/forgot-password', user: null });
  if (email) await page.person.type(screen.getByLabelText('Email'), email);
  await page.person.click(screen.getByRole('button', { name: 'Send OTP' }));
  return page;
};
const toastText = async () => (await screen.findByRole('alert')).textContent;

it('remembers the email and goes on to the new password', async () => {
  api.answers('POST /users/forgot-password', { message: 'If this email has an account, an OTP has been sent to it.' });
  const page = await ask(' Asha@Example.com');
  expect(await toastText()).toBe('If this email has an account, an OTP has been sent to it.');
  await waitFor(() => expect(page.place().pathname).toBe('/reset-password'));
  expect(localStorage.getItem('resetEmail')).toBe('asha@example.com');
  expect(api.asked('POST /users/forgot-password')).toEqual([{ email: 'asha@example.com' }]);
});

it('remembers the name of this reset, and forgets that of one before', async () => {
  api.answers('POST /users/forgot-password', { resetId: 'one' });
  const { leave } = await ask('asha@example.com');
  await waitFor(() => expect(session.resetId()).toBe('one'));
  leave();
  session.rememberReset('');
  api.answers('POST /users/forgot-password', {});
  const page = await ask('asha@example.com');
  await waitFor(() => expect(page.place().pathname).toBe('/reset-password'));
  expect(session.resetId()).toBeUndefined();
});

it.each([
  ['', 'Email is required'],
  ['asha', 'Invalid email'],
])('wants an email, not %j', async (email, message) => {
  await ask(email);
  expect(await toastText()).toBe(message);
  expect(api.asked('POST /users/forgot-password')).toEqual([]);
});

it('tells what the server says, and stays', async () => {
  api.refuses('POST /users/forgot-password', 429, { message: 'Please wait 30 seconds before asking for another OTP' });
  const page = await ask('asha@example.com');
  expect(await toastText()).toBe('Please wait 30 seconds before asking for another OTP');
  expect(page.place().pathname).toBe('/forgot-password');
  expect(localStorage.getItem('resetEmail')).toBeNull();
});

it('fails in its own words when the server has none', async () => {
  api.refuses('POST /users/forgot-password', 500, {});
  await ask('asha@example.com');
  expect(await toastText()).toBe('Request failed');
});

it('leads back to the login', () => {
  renderPage(<ForgotPasswordPage />, { user: null });
  expect(screen.getByRole('link', { name: 'Back to login' }).getAttribute('href')).toBe('/login');
});
