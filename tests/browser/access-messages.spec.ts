import type { Page } from '@playwright/test';
import { expect, fillReset, fillSignUp, newEmail, openAs, requestReset, signedUp, test, toast } from './verbs.js';

type Cause = (page: Page) => Promise<unknown>;

/** The call fails as it does when something is broken that has no words for it. */
const breaks = (page: Page, call: string) =>
  page.route(`**/api${call}`, (route) => route.fulfill({ status: 500, json: {} }));

/** The call is answered, but with this. */
const answers = (page: Page, call: string, json: object) =>
  page.route(`**/api${call}`, (route) => route.fulfill({ json }));

/** A browser that keeps nothing, as private windows may. */
const keepsNothing = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });

const logIn = async (page: Page, email = newEmail(), password = 'whatever') => {
  await page.goto('/app/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
};
const signUp = async (page: Page, email = newEmail()) => {
  await page.goto('/app/signup');
  await fillSignUp(page, { Email: email });
  await page.getByRole('button', { name: 'Sign Up' }).click();
};
const verify = async (page: Page, otp = '123456') => {
  await page.getByLabel('OTP').fill(otp);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
};
const forgot = async (page: Page, email = newEmail()) => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
};
const choose = async (page: Page, plan = '1 Month Plan') => {
  await openAs(page, await signedUp(), '/plans');
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
};
const session = { token: 't', user: { id: 7, hasUsedFreeTrial: false } };

type Catalogue = readonly (readonly [cause: string, message: string, happens: Cause])[];

const CATALOGUE: Catalogue = [
  ['a log-in is refused', 'Invalid email or password', (page) => logIn(page)],
  ['a log-in breaks', 'Login failed', async (page) => [await breaks(page, '/users/login'), await logIn(page)]],
  ['a sign-up breaks', 'Signup failed', async (page) => [await breaks(page, '/users/signup'), await signUp(page)]],
  [
    'the token is not kept',
    'Failed to save authentication token',
    async (page) => [await keepsNothing(page), await answers(page, '/users/login', session), await logIn(page)],
  ],
  [
    'the token for choosing a plan is not kept',
    'Token not stored after login',
    async (page) => [
      await keepsNothing(page),
      await answers(page, '/users/login', { ...session, requiresPlan: true }),
      await logIn(page),
    ],
  ],
  [
    'another code cannot be sent',
    'Failed to resend OTP',
    async (page) => {
      await page.clock.install();
      await breaks(page, '/users/resend-otp');
      await signUp(page);
      await expect(page.getByRole('button', { name: /^Resend OTP in/ })).toBeVisible();
      await page.clock.fastForward(31_000);
      await page.getByRole('button', { name: 'Resend OTP' }).click();
    },
  ],
  [
    'choosing a plan breaks',
    'Failed to select plan',
    async (page) => [await breaks(page, '/plans'), await choose(page)],
  ],
];

/** What goes wrong on one screen after another, and how one comes there. */
const VISITS: Readonly<Record<string, readonly [comes: Cause, Catalogue]>> = {
  'a request for a new password': [
    (page) => page.goto('/app/forgot-password'),
    [
      [
        'it breaks',
        'Request failed',
        async (page) => [await breaks(page, '/users/forgot-password'), await forgot(page)],
      ],
      ['it has no email', 'Email is required', (page) => forgot(page, '')],
      ['it has half an email', 'Invalid email', (page) => forgot(page, 'asha')],
    ],
  ],
  'a reset': [
    async (page) => [await page.goto('/app/forgot-password'), await requestReset(page, newEmail())],
    [
      ['it has no code', 'OTP is required', (page) => fillReset(page, { OTP: '' })],
      ['it has half a code', 'OTP must be 6 digits', (page) => fillReset(page, { OTP: '123' })],
      [
        'the new password is short',
        'Password must be at least 6 characters',
        (page) => fillReset(page, { 'New Password': '12345' }),
      ],
      ['the passwords differ', 'Passwords must match', (page) => fillReset(page, { 'Confirm Password': 'another' })],
      ['it is refused', 'Invalid OTP', (page) => fillReset(page)],
      [
        'it breaks',
        'Reset failed',
        async (page) => [await breaks(page, '/users/reset-password'), await fillReset(page)],
      ],
    ],
  ],
  'a code': [
    (page) => signUp(page),
    [
      ['it is wrong', 'Invalid OTP', (page) => verify(page, '000000')],
      ['none is given', 'OTP is required', (page) => verify(page, '')],
      ['it is too short', 'OTP must be 6 digits', (page) => verify(page, '12345')],
      [
        'verifying breaks',
        'OTP verification failed',
        async (page) => [await breaks(page, '/users/verify-otp'), await verify(page)],
      ],
      [
        'verifying brings no token',
        'Authentication failed: No token received',
        async (page) => [await answers(page, '/users/verify-otp', { user: session.user }), await verify(page)],
      ],
    ],
  ],
};

for (const [cause, message, happens] of CATALOGUE)
  test(`when ${cause}: ${message}`, async ({ page }) => {
    await happens(page);
    await expect(toast(page, message)).toBeVisible();
  });

for (const [what, [comes, catalogue]] of Object.entries(VISITS))
  test(`whatever is wrong with ${what} is said`, async ({ page }) => {
    await comes(page);
    for (const [cause, message, happens] of catalogue)
      await test.step(`when ${cause}: ${message}`, async () => {
        await happens(page);
        await expect(toast(page, message)).toBeVisible();
        await page.unrouteAll();
      });
  });

test('a plan chosen with a login that has ended leads to a new one', async ({ page }) => {
  await openAs(page, { ...(await signedUp()), token: 'a.b.c' }, '/plans');
  await page.getByRole('radio', { name: '1 Month Plan' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a plan chosen without a login leads to one', async ({ page }) => {
  await page.goto('/app/plans');
  await page.getByRole('radio', { name: '1 Month Plan' }).check();
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(toast(page, 'Authentication required. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/login$/);
});

test('a user that cannot be fetched ends the session', async ({ page, owner }) => {
  await breaks(page, '/users/*');
  await openAs(page, owner, '/menu');
  await expect(toast(page, 'Session expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/login$/);
});

test('a log-in on an address not verified asks for its code', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await logIn(page, email, 'correct horse');
  await expect(toast(page, 'An OTP has been sent to your email for verification.')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/verify-otp$/);
  await expect(page.getByText(email)).toBeVisible();
});

test('a notice on a signed-out screen goes after five seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/app/login');
  const logInButton = page.getByRole('button', { name: 'Log In' });
  await expect(logInButton).toBeVisible();
  // From here on time passes only as it is told, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await logInButton.click();
  await expect(toast(page, 'Email is required')).toBeVisible();
  await page.clock.runFor(4_900);
  await expect(toast(page, 'Email is required')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(toast(page, 'Email is required')).toHaveCount(0);
});
