import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Role, StaffView } from '@sae/domain/people';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { owner } from '../../testing/users.js';
import { session } from '../data/session.js';
import { till } from '../data/till.js';
import { dataProvider } from '../shell/dataProvider.js';
import { useVerb } from '../ui/provider.js';
import { useApproval } from './useApproval.js';

const MANAGERS = [
  { id: 1, name: 'Asha', role: 'owner' },
  { id: 2, name: 'Kiran', role: 'manager' },
];
const DOOR = { restaurantId: owner.id, restaurantName: 'Spice', lockMinutes: 0 };

const UNDO = 'DELETE /orders/7/paid?reason=Wrong+kind';

const api = new FakeApi();
beforeEach(() => {
  api.start();
  session.save({ token: 't', userId: owner.id });
  till.choose({ id: 1, tillToken: 'bar' });
  api.answers('GET /till', { ...DOOR, people: [...MANAGERS, { id: 3, name: 'Ravi', role: 'waiter' }] });
  api.answers('GET /people/settings', { lockMinutes: 0, approvals: ['payment'], dayDifference: 0, ownerHasPin: true });
});
afterEach(() => {
  till.choose(null);
  api.stop();
});

const Undo = () => {
  const approval = useApproval('payment');
  const undoing = useVerb('undoPayment', {
    confirm: { title: 'Undo?', action: 'Undo', reason: 'Kept.', ...approval },
    success: 'Undone',
    failure: 'Failed',
  });
  return <button onClick={() => void undoing.run({ id: 7 })}>{approval.approval ? 'With a manager' : 'Alone'}</button>;
};
const show = (role: Role) => {
  const user: StaffView = { ...owner, myself: { id: 3, name: 'Ravi', role, tillId: 1 } };
  return renderPage(<Undo />, { provider: dataProvider, user });
};

describe('A manager’s approval beside the reason', () => {
  it('goes out with the one call, by name and PIN', async () => {
    const { person } = show('cashier');
    await person.click(await screen.findByText('With a manager'));
    const dialog = within(screen.getByRole('alertdialog'));
    await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong kind');
    await person.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Please enter the PIN')).toBeTruthy();
    await person.selectOptions(await dialog.findByLabelText('Approved by'), '2');
    await person.type(dialog.getByLabelText('Their PIN'), '1111');
    api.answers(UNDO, { id: 7 });
    await person.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.headersOf(UNDO, 'Approver')).toEqual(['2']);
    expect(api.headersOf(UNDO, 'Approver-Pin')).toEqual(['1111']);
  });

  it('is that of whom the field comes to name, where the PIN was quicker than their names', async () => {
    const named = api.waits('GET /till');
    const { person } = show('cashier');
    await person.click(await screen.findByText('With a manager'));
    const dialog = within(screen.getByRole('alertdialog'));
    await person.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wrong kind');
    await person.type(dialog.getByLabelText('Their PIN'), '1111');
    await person.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await dialog.findByText('Please wait for the names')).toBeTruthy();
    named({ ...DOOR, people: MANAGERS });
    expect(await dialog.findByText('Asha')).toBeTruthy();
    expect(dialog.queryByText(/^Please/)).toBeNull();
    api.answers(UNDO, { id: 7 });
    await person.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(api.headersOf(UNDO, 'Approver')).toEqual(['1']);
    expect(api.headersOf(UNDO, 'Approver-Pin')).toEqual(['1111']);
  });

  it('is asked of nobody who may do it alone, nor where the owner wants none', async () => {
    show('manager');
    expect(await screen.findByText('Alone')).toBeTruthy();
    api.answers('GET /people/settings', { lockMinutes: 0, approvals: ['bill'], dayDifference: 0, ownerHasPin: true });
    show('cashier');
    expect(await screen.findAllByText('Alone')).toHaveLength(2);
  });
});
