import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PersonView, Role, StaffView, TillView } from '@sae/domain/people';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { till } from '../data/till.js';
import { knowZone } from '../data/zone.js';
import { dataProvider } from '../shell/dataProvider.js';
import { PeoplePage } from './PeoplePage.js';

const RAVI: PersonView = { id: 2, name: 'Ravi', role: 'waiter', status: 'active', hasPin: true, login: null };
const TARA: PersonView = { id: 3, name: 'Tara', role: 'kitchen', status: 'suspended', hasPin: false, login: null };
const BAR: TillView = {
  ...{ id: 1, name: 'Bar', addedAt: '2026-11-27T06:00:00.000Z' },
  person: { id: 2, sessionId: 'one', since: '2026-11-27T06:30:00.000Z' },
};
const SETTINGS = { lockMinutes: 5, approvals: ['discount', 'bill'], dayDifference: 50, ownerHasPin: false };

const api = new FakeApi();
beforeEach(() => {
  knowZone('Asia/Kolkata');
  api.start();
  session.save({ token: 't', userId: owner.id });
  api.answers('GET /people', [RAVI, TARA]);
  api.answers('GET /people/tills', [BAR]);
  api.answers('GET /people/settings', SETTINGS);
  api.answers('GET /people/names', [{ id: 1, name: 'Asha Rao', role: 'owner' }, RAVI, TARA]);
});
afterEach(() => {
  till.choose(null);
  api.stop();
});

const as = (role: Role): StaffView => ({ ...owner, myself: { id: 9, name: 'Kiran', role, tillId: 1 } });
const show = (role: Role = 'owner') => renderPage(<PeoplePage />, { provider: dataProvider, user: as(role) });
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string, description?: string) =>
  screen.getByRole('button', { name, ...(description ? { description } : {}) });
const dialog = () => within(screen.getByRole('dialog'));

describe('Who works here', () => {
  it('is told with role, standing and whether there is a PIN', async () => {
    show();
    expect(await rows('People')).toEqual([
      'RaviWaiterChangeSet PINInviteSuspendRemove',
      'TaraSuspendedKitchen · No PIN yetChangeSet PINInviteRestoreRemove',
    ]);
  });

  it('is told by which email they log in, or are invited to', async () => {
    const login = { email: 'ravi@example.com', invitedAt: '2026-11-27T06:00:00.000Z', joinedAt: null };
    api.answers('GET /people', [
      { ...RAVI, login },
      { ...TARA, login: { ...login, joinedAt: '2026-11-27T07:00:00.000Z' } },
    ]);
    show();
    expect(await rows('People')).toEqual([
      'RaviWaiterravi@example.com InvitedChangeSet PINInvite AgainWithdrawSuspendRemove',
      'TaraSuspendedKitchenravi@example.com ChangeSet PINRemove LoginRestoreRemove',
    ]);
  });

  it('is invited by email, and the invitation withdrawn', async () => {
    const { person } = show();
    await rows('People');
    await person.click(button('Invite', 'Ravi'));
    await person.type(dialog().getByLabelText('Email'), 'nobody');
    await person.click(dialog().getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findAllByText('Invalid email')).not.toHaveLength(0);
    await person.clear(dialog().getByLabelText('Email'));
    await person.type(dialog().getByLabelText('Email'), 'ravi@example.com');
    const login = { email: 'ravi@example.com', invitedAt: '2026-11-27T06:00:00.000Z', joinedAt: null };
    api.answers('POST /people/2/login', { ...RAVI, login });
    api.answers('GET /people', [{ ...RAVI, login }, TARA]);
    await person.click(dialog().getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('An invitation was sent to ravi@example.com')).toBeTruthy();
    expect(api.asked('POST /people/2/login')).toEqual([{ email: 'ravi@example.com' }]);
    api.answers('DELETE /people/2/login', RAVI);
    await person.click(await screen.findByRole('button', { name: 'Withdraw', description: 'Ravi' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The invitation was withdrawn')).toBeTruthy();
  });

  it('is nobody but the owner at first', async () => {
    api.answers('GET /people', []);
    show();
    expect(await screen.findByText('Nobody but the owner')).toBeTruthy();
  });

  it('is added with a role and a PIN, in the words of the server where it refuses', async () => {
    const { person } = show();
    await rows('People');
    await person.click(button('Add Person'));
    await person.click(dialog().getByRole('button', { name: 'Add Person' }));
    expect(await screen.findAllByText('Name is required')).not.toHaveLength(0);
    await person.type(dialog().getByLabelText('Name'), 'Meena');
    await person.selectOptions(dialog().getByLabelText('Role'), 'cashier');
    await person.type(dialog().getByLabelText('PIN'), '1234');
    await person.type(dialog().getByLabelText('Email'), 'meena@example.com');
    api.answers('POST /people', { ...RAVI, id: 4, name: 'Meena' });
    await person.click(dialog().getByRole('button', { name: 'Add Person' }));
    expect(await screen.findByText('Meena was added')).toBeTruthy();
    expect(api.asked('POST /people')).toEqual([
      { name: 'Meena', role: 'cashier', pin: '1234', email: 'meena@example.com' },
    ]);
  });

  it('is suspended once that is confirmed, and restored without a question', async () => {
    const { person } = show();
    await rows('People');
    api.answers('PUT /people/2/suspended', { ...RAVI, status: 'suspended' });
    await person.click(button('Suspend', 'Ravi'));
    expect(screen.getByText(/They are logged out at once/)).toBeTruthy();
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('Ravi is suspended')).toBeTruthy();
    api.answers('DELETE /people/3/suspended', { ...TARA, status: 'active' });
    await person.click(await screen.findByRole('button', { name: 'Restore', description: 'Tara' }));
    expect(await screen.findByText('Tara may log in again')).toBeTruthy();
  });

  it('gets another PIN', async () => {
    const { person } = show();
    await rows('People');
    api.answers('PUT /people/2/pin', { message: 'PIN set' });
    await person.click(button('Set PIN', 'Ravi'));
    await person.type(dialog().getByLabelText('New PIN'), '12');
    await person.click(dialog().getByRole('button', { name: 'Set PIN' }));
    expect(await screen.findAllByText('PIN must be 4 to 6 digits')).not.toHaveLength(0);
    await person.type(dialog().getByLabelText('New PIN'), '34');
    await person.click(dialog().getByRole('button', { name: 'Set PIN' }));
    expect(await screen.findByText('PIN set')).toBeTruthy();
    expect(api.asked('PUT /people/2/pin')).toEqual([{ pin: '1234' }]);
  });

  it('is made a manager by the owner alone', async () => {
    const { person } = show('manager');
    await rows('People');
    await person.click(button('Add Person'));
    const roles = within(dialog().getByLabelText('Role'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(roles).toEqual(['Cashier', 'Waiter', 'Kitchen', 'Accountant']);
  });

  it('is looked at by an accountant, who changes nothing', async () => {
    show('accountant');
    expect(await rows('People')).toEqual(['RaviWaiter', 'TaraSuspendedKitchen · No PIN yet']);
    expect(screen.queryByRole('button', { name: 'Add Person' })).toBeNull();
    expect(screen.queryByText('Till Lock and Approvals')).toBeNull();
  });
});

describe('Tills', () => {
  it('say who is there since when, and end that', async () => {
    const { person } = show();
    await waitFor(async () =>
      expect(await rows('Tills')).toEqual(['BarRavi, since 27 Nov 2026, 12:00 pmLog Out RaviRemove']),
    );
    api.answers('DELETE /people/tills/1/person', { message: 'That login has ended' });
    await person.click(button('Log Out Ravi', 'Bar'));
    expect(await screen.findByText('That login has ended')).toBeTruthy();
  });

  it('are made of the device that asks, which keeps what shows that it is one', async () => {
    const { person } = show();
    await rows('Tills');
    api.answers('POST /people/tills', { id: 2, tillToken: 'door' });
    await person.type(screen.getByLabelText('Name of this device'), 'Door');
    await person.click(button('Make This Device a Till'));
    await waitFor(() => expect(till.get()).toEqual({ id: 2, tillToken: 'door' }));
  });
});

it('What wants an approval, and when a till locks, is the owner’s to say', async () => {
  const { person } = show();
  await person.click(await screen.findByRole('switch', { name: 'Undoing a payment' }));
  await person.selectOptions(screen.getByLabelText('A till locks itself'), '15');
  api.answers('PUT /people/settings', { ...SETTINGS, lockMinutes: 15 });
  await person.click(button('Save'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(api.asked('PUT /people/settings')).toEqual([
    { lockMinutes: 15, approvals: ['discount', 'bill', 'payment'], dayDifference: 50 },
  ]);
});
