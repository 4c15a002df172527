import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { session } from '../data/session.js';
import { ResetPasswordPage } from './ResetPasswordPage.js';

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.rememberReset('asha@example.com');
});
afterEach(() => api.stop());

const FORM = { OTP: '123 456', 'New Password': 'secret1', 'Confirm Password': 'secret1' };
const open = () =>
  renderPage(
    <Routes>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at: '/reset-password', user: null },
  );
const reset = async (form: Partial<typeof FORM> = {}) => {
  const page = open();
  for (const [label, text] of Object.entries({ ...FORM, ...form }))
    if (text) await page.person.type(screen.getByLabelText(label), text);
  await page.person.click(screen.getByRole('button', { name: 'Reset Password' }));
  return page;
};
const alerts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

it('without a stored email there is nothing to reset', async () => {
  session.forgetReset();
  const page = open();
  expect(await alerts()).toEqual(['Please request a password reset first']);
  await waitFor(() => expect(page.place().pathname).toBe('/forgot-password'));
});

it('sets the new password, forgets the email and leads to the login', async () => {
  api.answers('POST /users/reset-password', { message: 'Your password has been changed. Please log in.' });
  const page = await reset();
  expect(await alerts()).toEqual(['Your password has been changed. Please log in.']);
  await waitFor(() => expect(page.place().pathname).toBe('/login'));
  expect(localStorage.getItem('resetEmail')).toBeNull();
  expect(api.asked('POST /users/reset-password')).toEqual([
    { email: 'asha@example.com', otp: '123456', password: 'secret1' },
  ]);
});

it('sends the name of this reset with the code, and forgets it afterwards', async () => {
  session.rememberReset('asha@example.com', 'one');
  api.answers('POST /users/reset-password', {});
  await reset();
  await waitFor(() => expect(session.resetId()).toBeUndefined());
  expect(api.asked('POST /users/reset-password')).toMatchObject([{ email: 'asha@example.com', resetId: 'one' }]);
});

it('tells each mistake of an empty form in its own toast', async () => {
  await reset({ OTP: '', 'New Password': '', 'Confirm Password': '' });
  expect(await alerts()).toEqual(['OTP is required', 'Password is required', 'Confirm password is required']);
});

it('knows short codes, short passwords and differing ones', async () => {
  await reset({ OTP: '123', 'New Password': 'short', 'Confirm Password': 'other' });
  expect(await alerts()).toEqual([
    'OTP must be 6 digits',
    'Password must be at least 6 characters',
    'Passwords must match',
  ]);
  expect(api.asked('POST /users/reset-password')).toEqual([]);
});

it.each([
  [400, { message: 'Invalid OTP' }, 'Invalid OTP'],
  [500, {}, 'Reset failed'],
])('stays when the server refuses with %d', async (status, body, message) => {
  api.refuses('POST /users/reset-password', status, body);
  const page = await reset();
  expect(await alerts()).toEqual([message]);
  expect(page.place().pathname).toBe('/reset-password');
  expect(localStorage.getItem('resetEmail')).toBe('asha@example.com');
});

describe('another code', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  it('for the new password can be asked for after 30 seconds', async () => {
    api.answers('POST /users/forgot-password', { message: 'Sent again' });
    open();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    fireEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(screen.getByText('Sent again')).toBeTruthy();
    expect(api.asked('POST /users/forgot-password')).toEqual([{ email: 'asha@example.com' }]);
  });
  it('is sent back with the name it came with', async () => {
    session.rememberReset('asha@example.com', 'one');
    api.answers('POST /users/forgot-password', { resetId: 'two' });
    api.answers('POST /users/reset-password', {});
    open();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    fireEvent.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await act(() => jest.advanceTimersByTimeAsync(500));
    for (const [label, value] of Object.entries(FORM))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(api.asked('POST /users/reset-password')).toMatchObject([{ resetId: 'two' }]);
  });
});
