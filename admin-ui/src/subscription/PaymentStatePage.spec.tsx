import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import type { PlanHistoryEntry } from '@sae/domain/subscription';
import { Link, Route, Routes } from 'react-router';
import { FakeApi } from '../../testing/fake-api.js';
import { FakeCheckout } from '../../testing/fake-checkout.js';
import { inSandbox, open, paid, receipt, withRazorpay } from '../../testing/payments.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { Payments } from './pages.js';

const api = new FakeApi();
const checkout = new FakeCheckout();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: 7 });
  api.answers('GET /users/7', owner);
});
afterEach(() => {
  api.stop();
  checkout.unload();
  document.querySelectorAll('[data-print]').forEach((sheet) => sheet.remove());
});

const show = (payment: Partial<PlanHistoryEntry>, state: unknown = null) => {
  api.answers('GET /payments', [{ ...open, ...payment }]);
  return visit(state);
};
const visit = (state: unknown = null) =>
  renderPage(
    <>
      <Link to="/payment/three">The next one</Link>
      <Routes>
        <Route path="payment/*" element={<Payments />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { at: { pathname: '/payment/two', state }, user: null },
  );
const heading = (name: string) => screen.findByRole('heading', { name });
const press = async (page: ReturnType<typeof show>, name: string) =>
  page.person.click(await screen.findByRole('button', { name }));

describe('a payment that was made', () => {
  it('says its receipt and until when the plan runs, and leads on', async () => {
    show(paid);
    await heading('Payment received');
    for (const text of ['6 Months Plan, ₹2,999.00. Thank you!', '123456789/26/001', '20 May 2027'])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe('/dashboard');
  });
  it('prints its receipt', async () => {
    api.answers('GET /payments/two/receipt', receipt);
    const printed: string[] = [];
    window.print = () => printed.push(document.querySelector('[data-print]')?.textContent ?? '');
    const page = show(paid);
    await press(page, 'Print receipt');
    await waitFor(() => expect(printed).toHaveLength(1));
    for (const text of ['123456789/26/001', '₹1,23,456.70', 'Asha’s Kitchen', 'pay_Nx8fK2'])
      expect(printed[0]).toContain(text);
  });
});

describe('a payment that came to nothing', () => {
  it('charged nothing in the sandbox, and can be tried again', async () => {
    const page = show({ status: 'failed' });
    await heading('Payment failed');
    expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
    await page.person.click(screen.getByRole('link', { name: 'Try again' }));
    await waitFor(() =>
      expect(page.place()).toEqual({
        pathname: '/payment',
        state: { planType: '6_months', amount: 2999, durationDays: 180 },
      }),
    );
  });
  it('is not said to have charged nothing where only the bank knows', async () => {
    show({ status: 'failed', provider: 'razorpay' });
    await heading('Payment failed');
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(screen.getByText(/If your bank has taken the money/)).toBeTruthy();
  });
  it('may have been abandoned', async () => {
    show({ status: 'abandoned' });
    await heading('Payment abandoned');
  });
});

describe('a payment that is open', () => {
  it('waits for the provider, and changes by itself', async () => {
    show({});
    await heading('We are waiting for the payment provider');
    api.answers('GET /payments', [paid]);
    expect(await screen.findByRole('heading', { name: 'Payment received' }, { timeout: 6_000 })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
  it('is gone on with in the sandbox', async () => {
    api.answers('GET /payments/two', inSandbox);
    const page = show({});
    await press(page, 'Go on paying');
    await heading('Test payment');
    expect(page.place().pathname).toBe('/payment/sandbox/two');
  });
  it('is gone on with in Razorpay’s Checkout, with its own order', async () => {
    checkout.load();
    api.answers('GET /payments/two', withRazorpay);
    const page = show({ provider: 'razorpay' });
    await press(page, 'Go on paying');
    await waitFor(() => expect(checkout.opened.map(({ order_id }) => order_id)).toEqual(['order_1']));
    checkout.close();
    expect(await screen.findByText(/The payment window was closed/)).toBeTruthy();
  });
  it('is found to be paid for when the provider is asked, and nobody pays again', async () => {
    api.refuses('GET /payments/two', 409, { message: 'This payment is not open any more' });
    const page = show({ provider: 'razorpay' });
    const button = await screen.findByRole('button', { name: 'Go on paying' });
    api.answers('GET /payments', [paid]);
    await page.person.click(button);
    await heading('Payment received');
    expect(screen.queryByText('This payment is not open any more')).toBeNull();
  });
  it('is asked about at the provider by itself', async () => {
    api.refuses('GET /payments/two', 409, {});
    show({ provider: 'razorpay' });
    await waitFor(() => expect(api.asked('GET /payments/two')).toHaveLength(1));
  });
});

describe('a proof of payment', () => {
  const proof = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'abc' };
  const CONFIRM = 'POST /payments/two/confirm';

  it('is handed to the server again, and nobody pays again, when it was not confirmed', async () => {
    api.refuses(CONFIRM, 500, {});
    const page = show({ provider: 'razorpay' }, { proof });
    expect(await screen.findByText(/could not be confirmed yet.*Please do not pay again.*pay_1/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /pay/i })).toBeNull();
    api.answers(CONFIRM, paid);
    api.answers('GET /payments', [paid]);
    await press(page, 'Try again');
    await heading('Payment received');
    expect(api.asked(CONFIRM)).toEqual([proof, proof]);
  });
  it('is told as the server says it when it is refused', async () => {
    api.refuses(CONFIRM, 400, { message: 'The payment could not be confirmed.' });
    show({ provider: 'razorpay' }, { proof });
    expect(await screen.findByText(/^The payment could not be confirmed. Please do not/)).toBeTruthy();
  });
  it('counts although an earlier try had failed', async () => {
    const confirmed = api.waits(CONFIRM);
    show({ provider: 'razorpay', status: 'failed' }, { proof });
    await screen.findByText('Confirming your payment…');
    api.answers('GET /payments', [paid]);
    confirmed(paid);
    await heading('Payment received');
  });
});

it('another restaurant’s payment is none', async () => {
  show({ id: 'three' });
  await heading('Payment not found');
});

it('begun in another browser meanwhile is found from the page of one before', async () => {
  const page = show(paid);
  await heading('Payment received');
  const said: string[] = [];
  const looks = new MutationObserver(() => said.push(document.body.textContent));
  looks.observe(document.body, { childList: true, subtree: true });
  api.answers('GET /payments', [{ ...open, id: 'three' }, paid]);
  await page.person.click(screen.getByRole('link', { name: 'The next one' }));
  await heading('We are waiting for the payment provider');
  looks.disconnect();
  expect(said.filter((text) => text.includes('not found'))).toEqual([]);
});

it('is not said to be none while there is no network to ask by', async () => {
  const page = show(paid);
  await heading('Payment received');
  onlineManager.setOnline(false);
  try {
    await page.person.click(screen.getByRole('link', { name: 'The next one' }));
    await screen.findByRole('progressbar');
    api.answers('GET /payments', [{ ...open, id: 'three' }, paid]);
  } finally {
    act(() => onlineManager.setOnline(true));
  }
  await heading('We are waiting for the payment provider');
});

it('says when it cannot be asked for', async () => {
  api.refuses('GET /payments', 500, {});
  const page = visit();
  expect(await screen.findByText('Failed to load the payment')).toBeTruthy();
  api.answers('GET /payments', [open]);
  await press(page, 'Try again');
  await heading('We are waiting for the payment provider');
});
