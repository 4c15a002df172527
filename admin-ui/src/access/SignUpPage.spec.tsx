import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { SignUpPage } from './SignUpPage.js';

const SIGN_UP_ID = 'kZb3Q_x-9T1vLw8YdNfR2c';
const api = new FakeApi();
beforeEach(() => api.start());
afterEach(() => api.stop());

const FORM = {
  'Restaurant Name': 'Asha’s Kitchen',
  'Owner Name': 'Asha Rao',
  Email: 'asha@example.com',
  Password: 'secret1',
  'Confirm Password': 'secret1',
};

const signUp = async (form: Partial<typeof FORM> = FORM) => {
  const page = renderPage(<SignUpPage />, { at: '/signup', user: null });
  for (const [label, value] of Object.entries(form))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await page.person.click(screen.getByRole('button', { name: 'Sign Up' }));
  return page;
};
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

it('asks for the code on the same screen, then leads to the plans', async () => {
  api.answers('POST /users/signup', { message: 'We have sent an OTP', email: 'asha@example.com' });
  api.answers('POST /users/verify-otp', {
    token: 't',
    user: { id: 7, hasUsedFreeTrial: false },
    requiresPlan: true,
  });
  const page = await signUp();
  expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeTruthy();
  expect(screen.getByText('asha@example.com')).toBeTruthy();
  expect(alerts()).toEqual(['We have sent an OTP']);
  expect(page.place().pathname).toBe('/signup');

  await page.person.type(screen.getByLabelText('OTP'), '123 456');
  await page.person.click(screen.getByRole('button', { name: 'Verify OTP' }));
  await waitFor(() =>
    expect(page.place()).toEqual({
      pathname: '/plans',
      state: { hasUsedFreeTrial: false, email: 'asha@example.com' },
    }),
  );
  expect(api.asked('POST /users/verify-otp')).toEqual([{ email: 'asha@example.com', otp: '123456' }]);
  expect(localStorage.getItem('token')).toBe('t');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ id: 7, hasUsedFreeTrial: false });
});

it('asks for an address as it is claimed: its domain in ASCII', async () => {
  api.answers('POST /users/signup', { message: 'We have sent an OTP', email: 'asha@xn--bcher-kva.example' });
  await signUp({ ...FORM, Email: 'Asha@BÜCHER.example' });
  expect(await screen.findByText('asha@xn--bcher-kva.example')).toBeTruthy();
  expect(api.asked('POST /users/signup')).toMatchObject([{ email: 'asha@xn--bcher-kva.example' }]);
});

it('tells every mistake of an empty form', async () => {
  await signUp({});
  await screen.findAllByRole('alert');
  expect(alerts()).toEqual([
    'Restaurant name is required',
    'Owner name is required',
    'Email is required',
    'Password is required',
    'Confirm password is required',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Restaurant Name'));
});

it('sends the code back with the name that this sign-up was given', async () => {
  api.answers('POST /users/signup', { email: 'asha@example.com', signUpId: SIGN_UP_ID });
  api.answers('POST /users/verify-otp', {});
  const { person } = await signUp();
  await person.type(await screen.findByLabelText('OTP'), '123456');
  await person.click(screen.getByRole('button', { name: 'Verify OTP' }));
  expect(api.asked('POST /users/verify-otp')).toEqual([
    { email: 'asha@example.com', signUpId: SIGN_UP_ID, otp: '123456' },
  ]);
});

it.each([
  [{ 'Restaurant Name': '' }, ['Restaurant name is required']],
  [{ 'Owner Name': '  ' }, ['Owner name is required']],
  [{ Email: '' }, ['Email is required']],
  [{ Email: 'nobody' }, ['Invalid email']],
  [{ Password: 'short', 'Confirm Password': 'short' }, ['Password must be at least 6 characters']],
  [{ Password: '', 'Confirm Password': '' }, ['Password is required', 'Confirm password is required']],
  [{ 'Confirm Password': '' }, ['Confirm password is required']],
  [{ 'Confirm Password': 'different' }, ['Passwords must match']],
])('with %j sends nothing, and says %j', async (mistake: Partial<typeof FORM>, messages) => {
  await signUp({ ...FORM, ...mistake });
  await screen.findAllByRole('alert');
  expect(alerts()).toEqual(messages);
  expect(api.asked('POST /users/signup')).toEqual([]);
});

it('knows short and differing passwords', async () => {
  await signUp({ ...FORM, Password: 'short', 'Confirm Password': 'shorts' });
  await screen.findAllByRole('alert');
  expect(alerts()).toEqual(['Password must be at least 6 characters', 'Passwords must match']);
});

it('stays at the form when the server refuses, with each of its reasons', async () => {
  api.refuses('POST /users/signup', 400, { message: 'Invalid email', errors: ['Invalid email', 'Unknown field: x'] });
  await signUp();
  await screen.findAllByRole('alert');
  expect(alerts()).toEqual(['Invalid email', 'Unknown field: x']);
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'asha@example.com');
});

it('fails in its own words when the server has none', async () => {
  api.refuses('POST /users/signup', 500, {});
  await signUp();
  expect(await screen.findByText('Signup failed')).toBeTruthy();
});

it('goes back from the code to the form as it was filled', async () => {
  api.answers('POST /users/signup', {});
  const { person } = await signUp();
  await person.click(await screen.findByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText('Owner Name')).toHaveProperty('value', 'Asha Rao');
});

it('warns of a password that is easy to guess, once it stands, and takes it all the same', async () => {
  api.answers('POST /users/signup', { message: 'We have sent an OTP', email: 'asha@example.com' });
  const page = renderPage(<SignUpPage />, { at: '/signup', user: null });
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const guessed = /^This password is easy to guess/;
  for (const [label, value] of Object.entries(FORM)) type(label, value);
  expect(await screen.findByText(guessed, undefined, { timeout: 5_000 })).toBeTruthy();
  type('Password', 'three blue kettles');
  await waitFor(() => expect(screen.queryByText(guessed)).toBeNull());
  type('Password', 'Asha2026');
  type('Confirm Password', 'Asha2026');
  expect(await screen.findByText(guessed, undefined, { timeout: 5_000 })).toBeTruthy();
  await page.person.click(screen.getByRole('button', { name: 'Sign Up' }));
  expect(await screen.findByRole('heading', { name: 'Verify OTP' })).toBeTruthy();
});
