import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { open, paid, trial } from '../../testing/payments.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { dataProvider } from '../shell/dataProvider.js';
import { session } from '../data/session.js';
import { PlanHistory } from './PlanHistory.js';

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: owner.id });
});
afterEach(() => api.stop());

const show = () => renderPage(<PlanHistory user={owner} />, { at: '/account', provider: dataProvider });
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Plan History' });
  return within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
};

it('lists plans with their periods, what they cost and their receipts', async () => {
  const failed = { ...open, id: 'one', status: 'failed' } as const;
  api.answers('GET /payments', [open, failed, { ...paid, id: 'zero' }, trial]);
  show();
  const at = '21 Nov 2026, 12:00 pm';
  expect(await rows()).toEqual([
    ['Plan', 'Period', 'Amount', 'Date & Time', 'Status', 'Receipt'],
    ['6 Months Plan', '-', '₹2,999.00', at, 'Not finished', 'See how it stands'],
    ['6 Months Plan', '-', '₹2,999.00', at, 'Failed', '-'],
    ['6 Months Plan', '21 Nov 2026 to 20 May 2027', '₹2,999.00', at, 'Paid', '123456789/26/001'],
    ['10 Days Free Trial', '1 Nov 2026 to 11 Nov 2026', 'Free', '1 Nov 2026, 12:00 pm', 'Activated', '-'],
  ]);
  expect(screen.getByRole('link', { name: 'Receipt 123456789/26/001' }).getAttribute('href')).toBe('/receipt/zero');
  expect(screen.getByRole('link', { name: 'See how it stands' }).getAttribute('href')).toBe('/payment/two');
});

it('leads to the plans while one runs', async () => {
  api.answers('GET /payments', []);
  const page = show();
  expect(await screen.findByText('No plans yet')).toBeTruthy();
  await page.person.click(screen.getByRole('link', { name: 'Change or extend plan' }));
  await waitFor(() => expect(page.place()).toEqual({ pathname: '/plans', state: { hasUsedFreeTrial: true } }));
});

it('says when it cannot be asked for, and asks again', async () => {
  api.refuses('GET /payments', 500, {});
  const { person } = show();
  await screen.findByText('Failed to load the plan history');
  api.answers('GET /payments', [paid]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
});
