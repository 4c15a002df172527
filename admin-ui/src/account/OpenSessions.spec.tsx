import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OpenSessionView } from '@sae/domain/access';
import { screen, waitFor, within } from '@testing-library/react';
import type { DeleteParams } from 'react-admin';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { ApiError } from '../data/api-error.js';
import { session } from '../data/session.js';
import { knowZone } from '../data/zone.js';
import { dataProvider } from '../shell/dataProvider.js';
import { OpenSessions } from './OpenSessions.js';

const HERE: OpenSessionView = {
  ...{ id: 'here', browser: 'Chrome on Windows', isCurrent: true },
  ...{ startedAt: '2026-11-20T04:00:00.000Z', lastSeenAt: '2026-11-22T04:00:00.000Z' },
};
const THERE: OpenSessionView = {
  ...{ id: 'there', browser: 'Chrome on Android', isCurrent: false },
  ...{ startedAt: '2026-11-21T04:00:00.000Z', lastSeenAt: '2026-11-21T13:00:00.000Z' },
};

const api = new FakeApi();
const loggedIn = (...logins: OpenSessionView[]) => api.answers('GET /users/sessions', logins);
beforeEach(() => {
  knowZone('Asia/Kolkata');
  api.start();
  session.save({ token: 't', userId: owner.id });
  loggedIn(THERE, HERE);
});
afterEach(() => api.stop());

const show = (changes: object = {}) => renderPage(<OpenSessions />, { provider: { ...dataProvider, ...changes } });
const button = (name: string) => screen.getByRole('button', { name });
const toasts = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
const panel = async () => {
  await screen.findByRole('list', { name: 'Logins' });
  return within(screen.getByRole('region', { name: 'Where You Are Logged In' }));
};
const rows = async () => (await panel()).getAllByRole('listitem').map(({ textContent }) => textContent);

describe('The logins', () => {
  it('are told with their browsers, since when and when last seen, and which one is this', async () => {
    show();
    expect(await rows()).toEqual([
      'Chrome on AndroidSince 21 Nov 2026, 9:30 amLast seen 21 Nov 2026, 6:30 pmEnd',
      'Chrome on WindowsThis browserSince 20 Nov 2026, 9:30 am',
    ]);
  });

  it('end one by one, once that is confirmed', async () => {
    const end = jest.fn((_: string, { id }: DeleteParams) => {
      loggedIn(HERE);
      return Promise.resolve({ data: { id } });
    });
    const { person } = show({ delete: end });
    await person.click((await panel()).getByRole('button', { name: 'End', description: 'Chrome on Android' }));
    await person.click(button('Cancel'));
    expect(end).not.toHaveBeenCalled();
    await person.click((await panel()).getByRole('button', { name: 'End' }));
    await person.click(button('End Login'));
    expect(await toasts()).toEqual(['That login has ended']);
    expect(end.mock.calls).toMatchObject([['users/sessions', { id: 'there' }]]);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect((await panel()).queryByRole('button')).toBeNull();
  });

  it('end all but this one', async () => {
    const endOtherLogins = jest.fn(() => Promise.resolve({ message: '' }));
    const { person } = show({ endOtherLogins });
    await person.click((await panel()).getByRole('button', { name: 'End All Others' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End All Others' }));
    expect(await toasts()).toEqual(['All other logins have ended']);
    expect(endOtherLogins).toHaveBeenCalledTimes(1);
  });

  it('say why one could not be ended', async () => {
    const gone = new ApiError(404, 'session/not-found', 'This login is not there any more');
    const { person } = show({ delete: () => Promise.reject(gone) });
    await person.click((await panel()).getByRole('button', { name: 'End' }));
    await person.click(button('End Login'));
    expect(await toasts()).toEqual(['This login is not there any more']);
  });

  it('can be asked for again when they could not be loaded', async () => {
    api.refuses('GET /users/sessions', 500, { message: '' });
    show();
    expect(await screen.findByText('Failed to load the logins')).toBeTruthy();
  });
});
