import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { open as openPayment } from '../../testing/payments.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { PlansPage } from './PlansPage.js';

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: 7 });
});
afterEach(() => api.stop());

const open = (hasUsedFreeTrial = false) =>
  renderPage(<PlansPage />, { at: { pathname: '/plans', state: { hasUsedFreeTrial } }, user: null });
const proceed = () => screen.getByRole('button', { name: 'Proceed' });
const plan = (name: string) => screen.getByRole('radio', { name });
const toastText = async () => (await screen.findByRole('alert')).textContent;

it('shows the four plans', () => {
  open();
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(['10 Days Free Trial', '1 Month Plan', '6 Months Plan', '1 Year Plan']);
  for (const price of ['Free', '₹599', '₹2,999', '₹4,499']) expect(screen.getByText(price)).toBeTruthy();
});

it('wants one to be chosen', async () => {
  const { person } = open();
  await person.click(proceed());
  expect(await toastText()).toBe('Please select a plan');
});

describe('who is logged in', () => {
  const known = (changes: object = {}) => api.answers('GET /users/7', { ...owner, ...changes });

  it('reads until when the plan runs, and goes back to the account', async () => {
    known();
    renderPage(<PlansPage />, { at: '/plans', user: null });
    expect(await screen.findByText('Your plan runs until 1 Jan 2999; another one is added after it.')).toBeTruthy();
    expect(screen.getByText(/already used/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to account' }).getAttribute('href')).toBe('/account');
  });
  it('reads nothing of a plan that has ended', async () => {
    known({ planEndDate: '2020-01-01T00:00:00.000Z' });
    open();
    await waitFor(() => expect(api.asked('GET /users/7')).toHaveLength(1));
    expect(screen.queryByText(/Your plan runs until/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to login' })).toBeTruthy();
  });
  it('is reminded of a payment that is open', async () => {
    api.answers('GET /payments', [openPayment]);
    open();
    const way = await screen.findByRole('link', { name: 'See how it stands' });
    expect(way.getAttribute('href')).toBe('/payment/two');
  });
  it('may choose although the login has ended: only what is chosen needs one', async () => {
    for (const call of ['GET /users/7', 'GET /payments']) api.refuses(call, 401, { message: 'No' });
    const page = open();
    await waitFor(() => expect(api.asked('GET /payments')).toHaveLength(1));
    expect(screen.getByRole('radio', { name: '1 Month Plan' })).toBeTruthy();
    expect(page.place().pathname).toBe('/plans');
    expect(session.isStored()).toBe(true);
  });
});

describe('the free trial', () => {
  it('is active at once, and one logs in again', async () => {
    api.answers('POST /plans', { planType: 'free_trial', amount: 0, durationDays: 10 });
    const page = open();
    await page.person.click(plan('10 Days Free Trial'));
    await page.person.click(proceed());
    expect(await toastText()).toBe('Free trial activated');
    await waitFor(() => expect(page.place().pathname).toBe('/login'));
    expect(session.isStored()).toBe(false);
    expect(api.asked('POST /plans')).toEqual([{ planType: 'free_trial' }]);
  });
  it('leads who has just signed up straight to the dashboard', async () => {
    api.answers('POST /plans', { planType: 'free_trial', amount: 0, durationDays: 10 });
    const state = { hasUsedFreeTrial: false, email: 'asha@example.com' };
    const page = renderPage(<PlansPage />, { at: { pathname: '/plans', state }, user: null });
    await page.person.click(plan('10 Days Free Trial'));
    await page.person.click(proceed());
    expect(await toastText()).toBe('Free trial activated');
    await waitFor(() => expect(page.place().pathname).toBe('/dashboard'));
    expect(session.isStored()).toBe(true);
  });
  it('is refused to who has used it', async () => {
    const { person } = open(true);
    await person.click(plan('10 Days Free Trial'));
    await person.click(proceed());
    expect(await toastText()).toBe('You have already used your free trial');
    expect(api.asked('POST /plans')).toEqual([]);
  });
  it('is refused to whom the server knows to have used it, where no page before says so', async () => {
    api.answers('GET /users/7', owner);
    const { person } = renderPage(<PlansPage />, { at: '/plans', user: null });
    await screen.findByText(/already used/);
    await person.click(plan('10 Days Free Trial'));
    await person.click(proceed());
    expect(await toastText()).toBe('You have already used your free trial');
    expect(api.asked('POST /plans')).toEqual([]);
  });
  it('is told as the server says it', async () => {
    api.refuses('POST /plans', 409, { message: 'You have already used your free trial' });
    const { person } = open();
    await person.click(plan('10 Days Free Trial'));
    await person.click(proceed());
    expect(await toastText()).toBe('You have already used your free trial');
  });
});

it('leads a paid plan to its payment', async () => {
  api.answers('POST /plans', { planType: '6_months', amount: 2999, durationDays: 180 });
  const page = open();
  await page.person.click(plan('6 Months Plan'));
  await page.person.click(proceed());
  const state = { planType: '6_months', amount: 2999, durationDays: 180 };
  await waitFor(() => expect(page.place()).toEqual({ pathname: '/payment', state }));
  expect(session.isStored()).toBe(true);
});

it('wants a login', async () => {
  session.clear();
  const page = open();
  await page.person.click(plan('1 Month Plan'));
  await page.person.click(proceed());
  expect(await toastText()).toBe('Authentication required. Please log in again.');
  await waitFor(() => expect(page.place().pathname).toBe('/login'));
});

it('leads to the login when that has ended', async () => {
  api.refuses('POST /plans', 401, { message: 'No' });
  const page = open();
  await page.person.click(plan('1 Month Plan'));
  await page.person.click(proceed());
  expect(await toastText()).toBe('Session expired. Please log in again.');
  await waitFor(() => expect(page.place().pathname).toBe('/login'));
  expect(screen.queryByText('Failed to select plan')).toBeNull();
  expect(session.isStored()).toBe(false);
});

it('fails in its own words when the server has none', async () => {
  api.refuses('POST /plans', 500, {});
  const { person } = open();
  await person.click(plan('1 Month Plan'));
  await person.click(proceed());
  expect(await toastText()).toBe('Failed to select plan');
});
