import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { knowZone } from '../data/zone.js';
import { dataProvider } from '../shell/dataProvider.js';
import { PersonSessions } from './PersonSessions.js';

const RAVI = {
  ...{ id: 'one', person: { id: 2, name: 'Ravi', role: 'waiter' }, till: { id: 1, name: 'Bar' } },
  ...{ browser: null, startedAt: '2026-11-27T06:30:00.000Z' },
};
const MEENA = {
  ...{ id: 'two', person: { id: 3, name: 'Meena', role: 'manager' }, till: null },
  ...{ browser: 'Chrome on Android', startedAt: '2026-11-27T06:30:00.000Z' },
};

const api = new FakeApi();
beforeEach(() => {
  knowZone('Asia/Kolkata');
  api.start();
  session.save({ token: 't', userId: owner.id });
});
afterEach(() => api.stop());

const show = () => renderPage(<PersonSessions />, { provider: dataProvider, user: owner });

it('lists who is in where, and ends a login from there', async () => {
  api.answers('GET /people/sessions', [MEENA, RAVI]);
  const { person } = show();
  const rows = within(await screen.findByRole('list', { name: 'People logged in' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^MeenaManager · Chrome on Android · since /),
    expect.stringMatching(/^RaviWaiter · Bar · since /),
  ]);
  await person.click(screen.getByRole('button', { name: 'Log Out', description: 'Ravi' }));
  expect(screen.getByText('They are logged out at Bar at once, and can log in again.')).toBeTruthy();
  api.answers('DELETE /people/sessions/one', {});
  api.answers('GET /people/sessions', [MEENA]);
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByText('That login has ended')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

it('removes the device of a login itself', async () => {
  api.answers('GET /people/sessions', [RAVI]);
  const { person } = show();
  await person.click(await screen.findByRole('button', { name: 'Remove Till', description: 'Ravi' }));
  api.answers('DELETE /people/tills/1', {});
  api.answers('GET /people/sessions', []);
  await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('That device is no till any more')).toBeTruthy();
});

it('is not there where nobody is', async () => {
  api.answers('GET /people/sessions', []);
  show();
  await waitFor(() => expect(api.asked('GET /people/sessions')).toHaveLength(1));
  expect(screen.queryByText('People Logged In')).toBeNull();
});
