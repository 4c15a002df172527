import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { FakeApi } from '../../testing/fake-api.js';
import { receipt } from '../../testing/payments.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { Receipt } from './pages.js';

const ASK = 'GET /payments/two/receipt';
const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: 7 });
  api.answers('GET /users/7', owner);
});
afterEach(() => api.stop());

const show = () =>
  renderPage(
    <Routes>
      <Route path="receipt/:paymentId" element={<Receipt />} />
    </Routes>,
    { at: '/receipt/two', user: null },
  );
const paper = () => screen.findByRole('article', { name: 'Receipt 123456789/26/001' });

it('says what was paid for, by whom, to whom and through whom', async () => {
  api.answers(ASK, receipt);
  show();
  const { textContent } = await paper();
  for (const text of [
    'SAE',
    '123456789/26/001',
    '21 Nov 2026, 12:01 pm',
    '6 Months Plan',
    '21 Nov 2026 to 20 May 2027',
    '₹1,23,456.70',
    'Razorpay',
    'pay_Nx8fK2',
    'Asha’s Kitchen',
    'Asha Rao',
    'asha@example.com',
    '12 MG Road, Bengaluru 560001',
    'GSTIN: 29ABCDE1234F1Z5',
  ])
    expect(textContent).toContain(text);
  expect(textContent).not.toContain('TEST');
});

it('of the sandbox says that it is a test', async () => {
  api.answers(ASK, { ...receipt, provider: 'sandbox', paidBy: { ...receipt.paidBy, address: null, gstNumber: null } });
  show();
  const { textContent } = await paper();
  expect(textContent).toContain('TEST: nothing was charged');
  expect(textContent).not.toContain('GSTIN');
});

it('is printed', async () => {
  api.answers(ASK, receipt);
  let prints = 0;
  window.print = () => void prints++;
  const page = show();
  await paper();
  await page.person.click(screen.getByRole('button', { name: 'Print' }));
  expect(prints).toBe(1);
});

it('of another restaurant is none', async () => {
  api.refuses(ASK, 404, { code: 'payment/not-found', message: 'Payment not found' });
  show();
  expect(await screen.findByText('There is no such receipt')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

it('that could not be asked for is asked for again', async () => {
  api.refuses(ASK, 500, {});
  const page = show();
  await screen.findByText('Failed to load the receipt');
  api.answers(ASK, receipt);
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  await paper();
});
