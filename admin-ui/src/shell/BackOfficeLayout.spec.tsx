import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeLive } from '../../testing/fake-live.js';
import { renderPage } from '../../testing/render.js';
import { session } from '../data/session.js';
import { BackOfficeLayout } from './BackOfficeLayout.js';

const open = (live = new FakeLive()) =>
  renderPage(<BackOfficeLayout>A page</BackOfficeLayout>, { at: '/menu', live, withLogin: true });

it('leads to the pages and marks the one that is open', () => {
  open();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/dashboard'],
    ['Menu', '/menu'],
    ['Orders', '/orders'],
    ['Floor', '/tables'],
    ['Day', '/day'],
    ['Account', '/account'],
    ['Reviews', '/reviews'],
    ['QR Generation', '/qr-code'],
    ['Audit', '/audit'],
    ['People', '/people'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', ...Array(8).fill(null)]);
});

it('logs out', async () => {
  session.save({ token: 't', userId: 7 });
  const page = open();
  await page.person.click(screen.getByRole('button', { name: 'Log Out' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Logged out successfully');
  await waitFor(() => expect(page.place().pathname).toBe('/login'));
  expect(localStorage.getItem('token')).toBeNull();
  expect(localStorage.getItem('userId')).toBeNull();
});

it('lets the keyboard skip to the page', async () => {
  const { person } = open();
  await person.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('says when what is shown may be old', () => {
  const live = new FakeLive();
  open(live);
  live.become('reconnecting');
  expect(screen.getByText('Reconnecting…')).toBeTruthy();
  live.become('offline');
  expect(screen.getByText('You are offline')).toBeTruthy();
  live.reconnect();
  expect(screen.queryByText(/Reconnecting|offline/)).toBeNull();
});
