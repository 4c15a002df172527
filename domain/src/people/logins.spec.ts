import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import type { Actor } from '../kernel/index.js';
import { peopleBook, type PeopleCommand, type PeopleEvent } from './index.js';
import type { GivenRole } from './roles.js';

const { given, fold, at } = sentences(peopleBook, { actor: 'person:1' });

const added = (personId: number, role: GivenRole = 'waiter', name = 'Ravi'): PeopleEvent => ({
  type: 'PersonAdded',
  data: { personId, name, role, pinHash: 'hash' },
});
const [RESTAURANT, ACCOUNT, OTHER] = [123456789, 987654321, 555555555];
const address = { invitationId: 'one', email: 'ravi@example.com', accountId: ACCOUNT };
const invited = (personId = 2, accountId = ACCOUNT): PeopleEvent => ({
  type: 'PersonInvited',
  data: { personId, ...address, accountId },
});
const joined: PeopleEvent = { type: 'PersonJoined', data: { personId: 2, accountId: ACCOUNT } };
const removed: PeopleEvent = { type: 'LoginRemoved', data: { personId: 2 } };
const session = {
  ...{ sessionId: 's', personId: 2, accountId: ACCOUNT, credentials: 0 },
  ...{ until: at(90_000), browser: 'Chrome on Android' },
};
const loggedIn: PeopleEvent = { type: 'PersonLoggedIn', data: session };
const invite = (personId = 2, accountId = ACCOUNT): PeopleCommand => ({
  type: 'InvitePerson',
  ...{ personId, ...address, accountId, restaurantId: RESTAURANT },
});
const join: PeopleCommand = { type: 'JoinRestaurant', personId: 2, accountId: ACCOUNT };
const logIn: PeopleCommand = { type: 'LogPersonIn', ...session };
const by = (personId: number) => ({ actor: `person:${personId}` as Actor });
const DAY = 24 * 60 * 60;

describe('An invitation', () => {
  it('goes to one of the people, and again as often as it is asked for', () => {
    given(added(2)).when(invite()).then(invited());
    given(added(2), invited()).when(invite()).then(invited());
  });
  it('may go out as somebody is added, in one breath, and then neither is done where the address is taken', () => {
    const login = { ...address, restaurantId: RESTAURANT };
    const add = { type: 'AddPerson', name: 'Ravi', role: 'waiter', pinHash: 'hash', login } as const;
    given().when(add).then(added(2), invited());
    given(added(2), invited()).when(add).thenRefused('login/taken', 'This email is the login of Ravi already');
    given()
      .when({ ...add, login: { ...login, accountId: RESTAURANT } })
      .thenRefused('login/owners');
  });
  it('goes to nobody who joined already, nor to the owner’s own address', () => {
    given(added(2), invited(), joined)
      .when(invite())
      .thenRefused('login/joined', 'They log in by email already. Remove that login first.');
    given(added(2)).when(invite(2, RESTAURANT)).thenRefused('login/owners', 'This is the owner’s own email');
  });
  it('goes to an address that is nobody else’s here', () => {
    given(added(2), added(3), invited())
      .when(invite(3))
      .thenRefused('login/taken', 'This email is the login of Ravi already');
    given(added(2), added(3), invited(), { type: 'PersonRemoved', data: { personId: 2 } })
      .when(invite(3))
      .then(invited(3));
  });
  it('goes to a manager from the owner alone: who could invite their own address would be one', () => {
    const managers = [added(2, 'manager'), added(3, 'manager', 'Noor')];
    given(...managers)
      .when(invite(2), by(3))
      .thenRefused('person/owner-only');
    given(...managers)
      .when(invite(2))
      .then(invited());
    given(...managers, added(4))
      .when(invite(4), by(3))
      .then(invited(4));
    given(added(2), added(3)).when(invite(2), by(3)).thenRefused('right/missing');
  });
  it('is accepted once, within a week', () => {
    given(added(2), invited())
      .when(join, { at: at(7 * DAY) })
      .then(joined);
    given(added(2), invited(), joined).when(join).thenNothing();
    given(added(2), invited())
      .when(join, { at: at(7 * DAY + 1) })
      .thenRefused('invitation/gone');
    given(added(2), invited(), invited())
      .when(join, { at: at(7 * DAY + 1) })
      .then(joined);
  });
  it('is gone when it was withdrawn, went to another address, or they work here no longer', () => {
    const gone = 'This invitation is not open any more. Please ask for a new one.';
    given(added(2), invited(), removed).when(join).thenRefused('invitation/gone', gone);
    given(added(2), invited(), invited(2, OTHER)).when(join).thenRefused('invitation/gone', gone);
    given(added(2), invited(), { type: 'PersonRemoved', data: { personId: 2 } })
      .when(join)
      .thenRefused('person/not-found');
  });
});

describe('A login by email', () => {
  const here = [added(2), invited(), joined];
  it('opens a session with its browser, for who has joined', () => {
    given(...here)
      .when(logIn)
      .then(loggedIn);
    given(added(2), invited()).when(logIn).thenRefused('invitation/gone');
    given(...here)
      .when({ ...logIn, accountId: OTHER } as PeopleCommand)
      .thenRefused('invitation/gone');
  });
  it('opens none for who is suspended', () =>
    given(...here, { type: 'PersonSuspended', data: { personId: 2 } })
      .when(logIn)
      .thenRefused('person/suspended', 'You are suspended here. Please ask the owner or a manager.'));
  it.each<[string, PeopleEvent]>([
    ['it is removed', removed],
    ['they are suspended', { type: 'PersonSuspended', data: { personId: 2 } }],
    ['they are removed', { type: 'PersonRemoved', data: { personId: 2 } }],
    ['it is ended', { type: 'PersonSessionEnded', data: { sessionId: 's' } }],
  ])('has ended when %s', (_, fact) => {
    expect(fold([...here, loggedIn]).sessions).toHaveLength(1);
    expect(fold([...here, loggedIn, fact]).sessions).toEqual([]);
  });
  it('goes on with a new PIN, which ends what a PIN opened', () => {
    const atTill: PeopleEvent = {
      type: 'PersonSessionStarted',
      data: { sessionId: 't', personId: 2, tillId: 1, until: at(90_000), credentials: 0 },
    };
    const pin: PeopleEvent = { type: 'PinSet', data: { personId: 2, pinHash: 'new' } };
    const { sessions } = fold([...here, loggedIn, atTill, pin]);
    expect(sessions.map(({ sessionId }) => sessionId)).toEqual(['s']);
  });
  it('goes on at a till where others come and go', () => {
    const atTill: PeopleEvent = {
      type: 'PersonSessionStarted',
      data: { sessionId: 't', personId: 3, tillId: 1, until: at(90_000), credentials: 0 },
    };
    expect(fold([...here, added(3), loggedIn, atTill]).sessions[0]).toMatchObject({
      ...{ sessionId: 's', tillId: null, until: at(90_000), browser: 'Chrome on Android' },
    });
  });
  it('is ended by the owner or a manager, while it is open', () => {
    const end = { type: 'EndSessionOf', sessionId: 's' } as const;
    given(...here, loggedIn)
      .when(end)
      .then({ type: 'PersonSessionEnded', data: { sessionId: 's' } });
    given(...here, loggedIn)
      .when(end, by(2))
      .thenRefused('right/missing');
    given(...here)
      .when(end)
      .thenRefused('session/not-found', 'This login is not there any more');
  });
  it('is removed by the owner or a manager, once', () => {
    given(...here)
      .when({ type: 'RemoveLogin', personId: 2 })
      .then(removed);
    given(added(2)).when({ type: 'RemoveLogin', personId: 2 }).thenNothing();
  });
});
