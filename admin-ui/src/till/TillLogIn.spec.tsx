import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TillDoor } from '@sae/domain/people';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../testing/fake-api.js';
import { renderPage } from '../../testing/render.js';
import { session } from '../data/session.js';
import { till } from '../data/till.js';
import { TillLock } from './TillLock.js';
import { TillLogInPage } from './TillLogInPage.js';

const RAVI = { id: 2, name: 'Ravi Kumar', role: 'waiter' } as const;
const DOOR: TillDoor = {
  ...{ restaurantId: 7, restaurantName: 'Spice Garden', lockMinutes: 0 },
  people: [{ id: 1, name: 'Asha Rao', role: 'owner' }, RAVI],
};

const api = new FakeApi();
beforeEach(() => {
  api.start();
  till.choose({ id: 1, tillToken: 'door' });
  api.answers('GET /till', DOOR);
});
afterEach(() => {
  till.choose(null);
  api.stop();
});

const arrive = () => renderPage(<TillLogInPage />, { at: '/login', user: null });

describe('A till where nobody is in', () => {
  it('shows who can log in, and lets in by the right PIN', async () => {
    const { person, place } = arrive();
    const people = within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem');
    expect(people.map(({ textContent }) => textContent)).toEqual(['ARAsha RaoOwner', 'RKRavi KumarWaiter']);
    await person.click(screen.getByRole('button', { name: /Ravi/ }));
    api.refuses('POST /till/login', 401, { code: 'pin/wrong', message: 'Wrong PIN' });
    for (const digit of ['1', '2', '3', '4']) await person.click(screen.getByRole('button', { name: digit }));
    await person.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Wrong PIN')).toBeTruthy();
    api.answers('POST /till/login', { token: 'ravi', restaurantId: 7, person: RAVI });
    await person.type(screen.getByLabelText('PIN'), '4711{Enter}');
    await waitFor(() => expect(place().pathname).toBe('/dashboard'));
    expect([session.token(), session.userId()]).toEqual(['ravi', 7]);
    expect(api.asked('POST /till/login')).toEqual([
      { personId: 2, pin: '1234' },
      { personId: 2, pin: '4711' },
    ]);
  });

  it('sends nothing that is no PIN', async () => {
    const { person } = arrive();
    await person.click(await screen.findByRole('button', { name: /Ravi/ }));
    await person.type(screen.getByLabelText('PIN'), 'ab12{Enter}');
    expect(screen.getByLabelText('PIN')).toHaveProperty('value', '12');
    expect(screen.getByRole('button', { name: 'OK' })).toHaveProperty('disabled', true);
    expect(api.asked('POST /till/login')).toEqual([]);
  });

  it('is none any more once the server says so', async () => {
    api.refuses('GET /till', 404, { code: 'till/not-found', message: 'This till is not there any more' });
    arrive();
    await waitFor(() => expect(till.get()).toBeNull());
  });

  it('says that the server is away, and stays one', async () => {
    api.loses('GET /till');
    arrive();
    expect(await screen.findByText(/The server cannot be reached/)).toBeTruthy();
    expect(till.get()).not.toBeNull();
  });
});

describe('A till that is locked', () => {
  it('stands before its screen, which is as it was left when somebody comes', async () => {
    session.save({ token: 'meena', userId: 7 });
    const { person } = renderPage(
      <TillLock>
        <input aria-label="Basket" />
      </TillLock>,
    );
    await person.type(screen.getByLabelText('Basket'), '2 naan');
    expect(screen.queryByRole('dialog', { name: 'Locked' })).toBeNull();
    session.lock();
    const locked = within(await screen.findByRole('dialog', { name: 'Locked' }));
    await person.click(await locked.findByRole('button', { name: /Ravi/ }));
    api.answers('POST /till/login', { token: 'ravi', restaurantId: 7, person: RAVI });
    await person.type(locked.getByLabelText('PIN'), '4711{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Locked' })).toBeNull());
    expect(screen.getByLabelText('Basket')).toHaveProperty('value', '2 naan');
    expect(session.token()).toBe('ravi');
  });

  it('leads to the login by e-mail, where nothing of it is left', async () => {
    session.save({ token: 'meena', userId: 7 });
    const { person, place } = renderPage(<TillLock>nothing</TillLock>);
    session.lock();
    await person.click(await screen.findByRole('button', { name: 'Log in with e-mail' }));
    await waitFor(() => expect(place().pathname).toBe('/login'));
    expect([session.token(), session.userId()]).toEqual([null, null]);
  });
});
