import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { VerifyOtpPage } from './VerifyOtpPage.js';

const SIGN_UP_ID = 'kZb3Q_x-9T1vLw8YdNfR2c';
const api = new FakeApi();
beforeEach(() => api.start());
afterEach(() => api.stop());

const asha = { email: 'asha@example.com' };
const open = (state: object = asha) =>
  renderPage(
    <Routes>
      <Route path="/verify-otp" element={<VerifyOtpPage />} />
      <Route path="*" />
    </Routes>,
    { at: { pathname: '/verify-otp', state }, user: null },
  );
const verify = async (otp: string, state?: object) => {
  const page = open(state);
  if (otp) await page.person.type(screen.getByLabelText('OTP'), otp);
  await page.person.click(screen.getByRole('button', { name: 'Verify OTP' }));
  return page;
};
const toastText = async () => (await screen.findByRole('alert')).textContent;

it('without an email there is nothing to verify', async () => {
  const page = renderPage(<VerifyOtpPage />, { at: '/verify-otp', user: null });
  await waitFor(() => expect(page.place().pathname).toBe('/login'));
});

it('says where the OTP was sent and lets the phone fill it in', () => {
  open();
  expect(screen.getByText('asha@example.com')).toBeTruthy();
  expect(screen.getByLabelText('OTP').getAttribute('autocomplete')).toBe('one-time-code');
  expect(screen.getByLabelText('OTP').getAttribute('inputmode')).toBe('numeric');
});

describe('a code', () => {
  it('opens the back office of who holds a plan', async () => {
    api.answers('POST /users/verify-otp', { token: 't', user: { id: 7, hasUsedFreeTrial: true } });
    const page = await verify('123456');
    await waitFor(() => expect(page.place().pathname).toBe('/dashboard'));
    expect(localStorage.getItem('userId')).toBe('7');
  });
  it.each([
    ['goes with the name of the sign-up it is for', { ...asha, signUpId: SIGN_UP_ID }],
    ['goes alone where no name is known', asha],
    ['goes alone where the name is no text', { ...asha, signUpId: { $ne: '' } }, asha],
  ])('%s', async (_, state: object, sent: object = state) => {
    api.answers('POST /users/verify-otp', {});
    await verify('123456', state);
    expect(api.asked('POST /users/verify-otp')).toEqual([{ ...sent, otp: '123456' }]);
  });
  it('is required', async () => {
    await verify('');
    expect(await toastText()).toBe('OTP is required');
  });
  it.each(['12345', '1234567', 'abcdef'])('is six digits, not %s', async (otp) => {
    await verify(otp);
    expect(await toastText()).toBe('OTP must be 6 digits');
    expect(api.asked('POST /users/verify-otp')).toEqual([]);
  });
  it('that is wrong is told as the server says it', async () => {
    api.refuses('POST /users/verify-otp', 400, { message: 'Invalid OTP' });
    await verify('000000');
    expect(await toastText()).toBe('Invalid OTP');
  });
  it('fails in its own words when the server has none', async () => {
    api.refuses('POST /users/verify-otp', 500, {});
    await verify('000000');
    expect(await toastText()).toBe('OTP verification failed');
  });
  it('without a token in the answer opens nothing', async () => {
    api.answers('POST /users/verify-otp', { user: { id: 7 } });
    await verify('123456');
    expect(await toastText()).toBe('Authentication failed: No token received');
  });
});

describe('another code', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const resend = () => screen.getByRole('button', { name: /^Resend OTP/ });
  const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('can be asked for after 30 seconds, and again 30 seconds later', async () => {
    api.answers('POST /users/resend-otp', { message: 'OTP sent again' });
    open();
    expect(resend()).toHaveProperty('disabled', true);
    expect(resend().textContent).toBe('Resend OTP in 30 s');
    await settle(30_000);
    expect(resend().textContent).toBe('Resend OTP');
    fireEvent.click(resend());
    await settle(500);
    expect(screen.getByText('OTP sent again')).toBeTruthy();
    expect(api.asked('POST /users/resend-otp')).toEqual([{ email: 'asha@example.com' }]);
    expect(resend()).toHaveProperty('disabled', true);
  });

  it('is asked for by the name of the sign-up it is for', async () => {
    api.answers('POST /users/resend-otp', {});
    open({ ...asha, signUpId: SIGN_UP_ID });
    await settle(30_000);
    fireEvent.click(resend());
    await settle(500);
    expect(api.asked('POST /users/resend-otp')).toEqual([{ ...asha, signUpId: SIGN_UP_ID }]);
  });

  it('that could not be sent may be asked for again at once', async () => {
    api.refuses('POST /users/resend-otp', 500, {});
    open();
    await settle(30_000);
    fireEvent.click(resend());
    await settle(500);
    expect(screen.getByText('Failed to resend OTP')).toBeTruthy();
    expect(resend()).toHaveProperty('disabled', false);
  });
});
