import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { LoginPage } from './LoginPage.js';

const api = new FakeApi();
beforeEach(() => api.start());
afterEach(() => {
  api.stop();
  jest.restoreAllMocks();
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = () => screen.getByRole('button', { name: 'Log In' });

const logIn = async (state?: object) => {
  const page = renderPage(<LoginPage />, { at: { pathname: '/login', state }, user: null });
  await page.person.type(email(), 'Asha@Example.com');
  await page.person.type(password(), 'secret1');
  await page.person.click(button());
  return page;
};

describe('logging in', () => {
  it('opens the back office and says so', async () => {
    api.answers('POST /users/login', { token: 't', user: { id: 7, hasUsedFreeTrial: true } });
    const page = await logIn();
    expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'Logged in successfully');
    await waitFor(() => expect(page.place().pathname).toBe('/dashboard'));
    expect(localStorage.getItem('token')).toBe('t');
    expect(localStorage.getItem('userId')).toBe('7');
    expect(api.asked('POST /users/login')).toEqual([{ email: 'asha@example.com', password: 'secret1' }]);
  });

  it('cannot be pressed again while the back office is downloaded', async () => {
    api.answers('POST /users/login', { token: 't', user: { id: 7, hasUsedFreeTrial: true } });
    const page = await logIn();
    await waitFor(() => expect(page.place().pathname).toBe('/dashboard'));
    expect(button()).toHaveProperty('disabled', true);
  });

  it.each([
    ['back to the receipt somebody came for', '/receipt/one', '/receipt/one'],
    ['nowhere else', '//evil.example', '/dashboard'],
  ])('leads %s', async (_, wanted, pathname) => {
    api.answers('POST /users/login', { token: 't', user: { id: 7, hasUsedFreeTrial: true } });
    const page = await logIn({ wanted });
    await waitFor(() => expect(page.place().pathname).toBe(pathname));
  });

  it('asks for the code of an address not verified yet', async () => {
    api.answers('POST /users/login', { requiresOtp: true, email: 'asha@example.com' });
    const page = await logIn();
    expect(await screen.findByText('An OTP has been sent to your email for verification.')).toBeTruthy();
    await waitFor(() =>
      expect(page.place()).toEqual({ pathname: '/verify-otp', state: { email: 'asha@example.com' } }),
    );
  });

  it('hands on the name of the sign-up whose code it asks for', async () => {
    const waiting = { email: 'asha@example.com', signUpId: 'one' };
    api.answers('POST /users/login', { requiresOtp: true, ...waiting });
    const page = await logIn();
    await waitFor(() => expect(page.place()).toEqual({ pathname: '/verify-otp', state: waiting }));
  });

  it('leads to the plans without one', async () => {
    api.answers('POST /users/login', { token: 't', requiresPlan: true, user: { id: 7, hasUsedFreeTrial: true } });
    const page = await logIn();
    await waitFor(() => expect(page.place()).toEqual({ pathname: '/plans', state: { hasUsedFreeTrial: true } }));
    expect(localStorage.getItem('token')).toBe('t');
  });

  it('asks who works at several restaurants where they work now', async () => {
    const workplaces = [
      { id: 7, restaurantName: 'Spice Garden', address: '12 MG Road', role: 'owner', isInvited: false },
      { id: 8, restaurantName: 'Next Door', address: null, role: 'waiter', isInvited: true },
    ];
    api.answers('POST /users/login', { requiresChoice: true, workplaces });
    const page = await logIn();
    await screen.findByRole('heading', { name: 'Choose a Restaurant' });
    expect(
      within(screen.getByRole('list', { name: 'Restaurants' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Spice GardenOwner · 12 MG Road', 'Next DoorWaiterAccept invitation']);
    api.answers('POST /users/login', { token: 't', user: { id: 8, hasUsedFreeTrial: true } });
    await page.person.click(screen.getByRole('button', { name: /Next Door/ }));
    await waitFor(() => expect(page.place().pathname).toBe('/dashboard'));
    expect(api.asked('POST /users/login').at(-1)).toEqual({
      ...{ email: 'asha@example.com', password: 'secret1', restaurantId: 8 },
    });
    expect(localStorage.getItem('userId')).toBe('8');
  });

  it('asks for the code of a second factor on a new browser', async () => {
    api.answers('POST /users/login', { requiresSecondFactor: true });
    const page = await logIn();
    await screen.findByRole('heading', { name: 'Enter the Code' });
    api.refuses('POST /users/login', 403, { code: 'second-factor/wrong', message: 'Invalid code' });
    await page.person.type(screen.getByLabelText('Code'), '000000');
    await page.person.click(button());
    expect(await screen.findByText('Invalid code')).toBeTruthy();
    api.answers('POST /users/login', { token: 't', user: { id: 7, hasUsedFreeTrial: true } });
    await page.person.clear(screen.getByLabelText('Code'));
    await page.person.type(screen.getByLabelText('Code'), '123456');
    await page.person.click(button());
    await waitFor(() => expect(page.place().pathname).toBe('/dashboard'));
    expect(api.asked('POST /users/login').at(-1)).toMatchObject({ password: 'secret1', secondFactor: '123456' });
  });

  it('tells what the server says', async () => {
    api.refuses('POST /users/login', 401, { message: 'Invalid email or password' });
    await logIn();
    expect(await screen.findByText('Invalid email or password')).toBeTruthy();
  });

  it('fails in its own words when the server has none', async () => {
    api.refuses('POST /users/login', 500, {});
    await logIn();
    expect(await screen.findByText('Login failed')).toBeTruthy();
  });

  it.each([
    ['the login', {}, 'Failed to save authentication token'],
    ['the login for choosing a plan', { requiresPlan: true }, 'Token not stored after login'],
  ])('tells when the browser does not keep %s', async (_, missing, message) => {
    api.answers('POST /users/login', { token: 't', user: { id: 7, hasUsedFreeTrial: true }, ...missing });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await logIn();
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('is sent once, however often it is pressed', async () => {
    const answer = api.waits('POST /users/login');
    const page = await logIn();
    await page.person.type(password(), '{Enter}');
    answer({ token: 't', user: { id: 7, hasUsedFreeTrial: true } });
    await screen.findByText('Logged in successfully');
    expect(api.asked('POST /users/login')).toHaveLength(1);
  });
});

describe('an incomplete form', () => {
  it('tells each mistake in a toast and beside its field, and goes to the first', async () => {
    const { person } = renderPage(<LoginPage />, { user: null });
    await person.click(button());
    const toasts = await screen.findAllByRole('alert');
    expect(toasts.map((toast) => toast.textContent)).toEqual(['Email is required', 'Password is required']);
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Email is required',
    );
    expect(document.activeElement).toBe(email());
    expect(api.asked('POST /users/login')).toEqual([]);
  });

  it('knows an address from a word', async () => {
    const { person } = renderPage(<LoginPage />, { user: null });
    await person.type(email(), 'asha');
    await person.type(password(), 'secret1{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid email');
  });
});

it('shows the password to who wants to see it', async () => {
  const { person } = renderPage(<LoginPage />, { user: null });
  expect(password().getAttribute('type')).toBe('password');
  await person.click(screen.getByRole('button', { name: 'Show characters' }));
  expect(password().getAttribute('type')).toBe('text');
});
