import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { PaymentPage } from './PaymentPage.js';

const open = (state: unknown) => renderPage(<PaymentPage />, { at: { pathname: '/payment', state }, user: null });

it('says what the plan costs, and honestly that it cannot be paid for yet', () => {
  open({ planType: '6_months', amount: 2999, durationDays: 180 });
  expect(screen.getByText('6 Months Plan: ₹2,999 for 180 days.')).toBeTruthy();
  expect(screen.getByText(/not available yet.*nothing was charged/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Back to plans' })).toBeTruthy();
});

it('without a plan there is nothing to pay', async () => {
  const page = open(null);
  await waitFor(() => expect(page.place().pathname).toBe('/plans'));
});
