import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { DashboardPage } from './DashboardPage.js';

const today = new Date('2026-11-21T06:30:00.000Z');

it('greets the owner, with the restaurant and the day', () => {
  renderPage(<DashboardPage today={today} />);
  expect(screen.getByRole('heading', { name: 'Asha’s Kitchen' })).toBeTruthy();
  expect(screen.getByText('Welcome, Asha Rao')).toBeTruthy();
  expect(screen.getByText('Saturday, 21 November 2026')).toBeTruthy();
  expect(screen.getByText('Powered by SAE. All rights reserved.')).toBeTruthy();
});

it('greets an owner without a name', () => {
  renderPage(<DashboardPage today={today} />, { user: { ...owner, ownerName: '' } });
  expect(screen.getByText('Welcome, Owner')).toBeTruthy();
});

it('leads to the orders', async () => {
  const page = renderPage(<DashboardPage today={today} />, { at: '/dashboard' });
  await page.person.click(screen.getByRole('link', { name: 'View Orders' }));
  await waitFor(() => expect(page.place().pathname).toBe('/orders'));
});

it('shows nothing without a user', () => {
  renderPage(<DashboardPage today={today} />, { user: null });
  expect(screen.queryByText(/Powered by SAE/)).toBeNull();
});
