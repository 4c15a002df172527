import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { Route, Routes } from 'react-router';
import { FakeApi } from '../../testing/fake-api.js';
import { open, paid } from '../../testing/payments.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { Payments } from './pages.js';

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: 7 });
  api.answers('GET /users/7', owner);
});
afterEach(() => api.stop());

const show = (payment: PlanHistoryEntry) => {
  api.answers('GET /payments', [payment]);
  return renderPage(
    <Routes>
      <Route path="payment/*" element={<Payments />} />
    </Routes>,
    { at: '/payment/sandbox/two', user: null },
  );
};

it('says loudly that it is a test', async () => {
  show(open);
  expect(await screen.findByRole('heading', { name: 'Test payment' })).toBeTruthy();
  expect(screen.getByText('This is not a real payment. Nothing is charged.')).toBeTruthy();
  expect(screen.getByText('₹2,999.00')).toBeTruthy();
});

it.each([
  ['Pay', 'pay', paid, 'Payment received'],
  ['Fail', 'fail', { ...open, status: 'failed' }, 'Payment failed'],
  ['Abandon', 'abandon', { ...open, status: 'abandoned' }, 'Payment abandoned'],
] as const)('%s ends it', async (button, outcome, answer, title) => {
  api.answers('POST /payments/two/sandbox', answer);
  const page = show(open);
  const pressed = await screen.findByRole('button', { name: button });
  api.answers('GET /payments', [answer]);
  await page.person.click(pressed);
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(page.place().pathname).toBe('/payment/two');
  expect(api.asked('POST /payments/two/sandbox')).toEqual([{ outcome }]);
});

it('says so when it does not answer, and stays', async () => {
  api.refuses('POST /payments/two/sandbox', 500, {});
  const page = show(open);
  await page.person.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('The test payment failed to answer')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay' })).toBeTruthy();
});

it.each([
  ['has ended', paid],
  ['is another provider’s', { ...open, provider: 'razorpay' }],
] as const)('is not for a payment that %s', async (_, payment) => {
  const page = show(payment);
  await waitFor(() => expect(page.place().pathname).toBe('/payment/two'));
});
