import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserView } from '@sae/domain/access';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { FakeApi } from '../../testing/fake-api.js';
import { FakeCheckout } from '../../testing/fake-checkout.js';
import { inSandbox, open, paid, withRazorpay } from '../../testing/payments.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { Payments } from './pages.js';

const api = new FakeApi();
const checkout = new FakeCheckout();
beforeEach(() => {
  api.start();
  api.answers('GET /payments', []);
  session.save({ token: 't', userId: owner.id });
});
afterEach(() => {
  api.stop();
  checkout.unload();
});

const Screens = () => (
  <Routes>
    <Route path="payment/*" element={<Payments />} />
    <Route path="*" element={null} />
  </Routes>
);
const terms = { planType: '6_months', amount: 2999, durationDays: 180 };
const unplanned = { ...owner, planType: null, planEndDate: null };
const show = (state: unknown = terms, user: UserView = unplanned) => {
  api.answers(`GET /users/${owner.id}`, user);
  return renderPage(<Screens />, { at: { pathname: '/payment', state }, user: null });
};
const payButton = () => screen.findByRole('button', { name: 'Pay ₹2,999.00' });

it('says what the plan costs and how long it runs', async () => {
  show();
  expect(await screen.findByText('6 Months Plan: ₹2,999 for 180 days.')).toBeTruthy();
  expect(await payButton()).toBeTruthy();
  expect(screen.queryByText(/Extends your plan/)).toBeNull();
});

it('says until when it extends a plan that runs', async () => {
  show(terms, { ...owner, planEndDate: '2999-01-01T00:00:00.000Z' });
  expect(await screen.findByText('1 Jan 2999')).toBeTruthy();
  expect(screen.getByText(/^Extends your plan to 30 Jun 2999/)).toBeTruthy();
});

describe('without a plan to pay for', () => {
  it('there is nothing to pay', async () => {
    const page = show(null);
    await waitFor(() => expect(page.place().pathname).toBe('/plans'));
  });
  it('one comes back to the payment that is open', async () => {
    api.answers('GET /payments', [{ ...open, id: 'three', status: 'failed' }, open]);
    const page = show(null);
    await waitFor(() => expect(page.place().pathname).toBe('/payment/two'));
  });
  it('what was left open before a payment that was made is left alone', async () => {
    api.answers('GET /payments', [{ ...paid, id: 'three' }, open]);
    const page = show(null);
    await waitFor(() => expect(page.place().pathname).toBe('/plans'));
  });
});

it('reminds of a payment that was not finished, before another is begun', async () => {
  api.answers('GET /payments', [open]);
  show();
  const way = await screen.findByRole('link', { name: 'See how it stands' });
  expect(way.getAttribute('href')).toBe('/payment/two');
});

it('leads to the page of the sandbox', async () => {
  api.answers('POST /payments', inSandbox);
  const page = show();
  await page.person.click(await payButton());
  await waitFor(() => expect(page.place().pathname).toBe('/payment/sandbox/two'));
  expect(api.asked('POST /payments')).toEqual([{ planType: '6_months' }]);
});

it('is begun once however often it is pressed', async () => {
  const answer = api.waits('POST /payments');
  const page = show();
  await page.person.dblClick(await payButton());
  answer(inSandbox);
  await waitFor(() => expect(page.place().pathname).toBe('/payment/sandbox/two'));
  expect(api.asked('POST /payments')).toHaveLength(1);
});

it('says that nothing was charged when it could not be started', async () => {
  api.refuses('POST /payments', 500, {});
  const page = show();
  await page.person.click(await payButton());
  expect(await screen.findByText('The payment could not be started. Nothing was charged.')).toBeTruthy();
  expect(page.place().pathname).toBe('/payment');
});

describe('with Razorpay', () => {
  const proof = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' };
  const start = async () => {
    api.answers('POST /payments', withRazorpay);
    api.answers('GET /payments/two', withRazorpay);
    const page = show();
    const button = await payButton();
    api.answers('GET /payments', [{ ...open, provider: 'razorpay' }]);
    await page.person.click(button);
    return page;
  };
  const opens = (times: number) => waitFor(() => expect(checkout.opened).toHaveLength(times));
  const goOn = () => screen.findByRole('button', { name: 'Go on paying' });

  it('opens Checkout with the order of the server, and hands on what it answers', async () => {
    checkout.load();
    const page = await start();
    await opens(1);
    expect(checkout.opened[0]).toMatchObject({ key: 'rzp_test_1', order_id: 'order_1', amount: 299900 });
    const confirmed = api.waits('POST /payments/two/confirm');
    checkout.pay(proof);
    expect(await screen.findByText('Confirming your payment…')).toBeTruthy();
    expect(page.place()).toEqual({ pathname: '/payment/two', state: { proof } });
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    confirmed(paid);
    expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeTruthy();
    expect(api.asked('POST /payments/two/confirm')).toEqual([proof]);
  });
  it('loads the script from where the server says', async () => {
    await start();
    const script = () => document.querySelector('script[src="https://checkout.example/v1/checkout.js"]');
    await waitFor(() => expect(script()).toBeTruthy());
    checkout.load();
    checkout.answerScript('load');
    await opens(1);
  });
  it('closed, it can be gone on with: the same order, for which nobody pays twice', async () => {
    checkout.load();
    const page = await start();
    await opens(1);
    checkout.close();
    expect(await screen.findByText(/The payment window was closed/)).toBeTruthy();
    await page.person.click(await goOn());
    await opens(2);
    expect(api.asked('POST /payments')).toHaveLength(1);
    expect(checkout.opened.map(({ order_id }) => order_id)).toEqual(['order_1', 'order_1']);
  });
  it('says why it failed, in Razorpay’s words', async () => {
    checkout.load();
    await start();
    await opens(1);
    checkout.fail('Your card was declined.');
    checkout.close();
    expect(await screen.findByText(/did not go through. Your card was declined. You can try again/)).toBeTruthy();
  });
  it('says so when the script does not come, and loads it again', async () => {
    const page = await start();
    await waitFor(() => expect(document.querySelector('script[src*="checkout"]')).toBeTruthy());
    checkout.answerScript('error');
    expect(await screen.findByText(/could not be opened. Nothing was charged/)).toBeTruthy();
    await page.person.click(await goOn());
    await waitFor(() => expect(document.querySelector('script[src*="checkout"]')).toBeTruthy());
    checkout.load();
    checkout.answerScript('load');
    await opens(1);
  });
});
