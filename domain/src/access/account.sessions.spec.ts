import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accountBook } from './account.js';
import type { AccountEvent } from './account.events.js';

const { given, fold, at } = sentences(accountBook, { actor: 'anonymous' });

const email = 'asha@example.com';
const signedUp: AccountEvent = {
  type: 'RestaurantSignedUp',
  data: { restaurantId: 123456789, restaurantName: 'Spice', ownerName: 'Asha', email, passwordHash: '$argon2id$' },
};
const verified: AccountEvent = { type: 'EmailVerified', data: { email } };
const until = '2036-12-01T00:00:00.000Z';
const browser = 'Chrome on Android';
const started = (sessionId: string, ends = until): AccountEvent => ({
  type: 'SessionStarted',
  data: { sessionId, until: ends, browser },
});
const ended = (sessionId: string): AccountEvent => ({ type: 'SessionEnded', data: { sessionId, until } });
const others: AccountEvent = { type: 'OtherSessionsEnded', data: { keptSessionId: 'one' } };
const idsOf = (...events: AccountEvent[]) =>
  fold([signedUp, verified, ...events]).sessions.map(({ sessionId }) => sessionId);

describe('StartSession', () => {
  const start = { type: 'StartSession', sessionId: 'one', until, browser, credentials: 0 } as const;
  it('is told with its browser', () => given(signedUp, verified).when(start).then(started('one')));
  it('is refused when the password changed since it was tried', () =>
    given(signedUp, verified, { type: 'PasswordReset', data: { passwordHash: '$argon2id$new' } })
      .when(start)
      .thenRefused('log-in/wrong'));
  it('is refused when all sessions ended meanwhile', () =>
    given(signedUp, verified, { type: 'AllSessionsEnded', data: {} }).when(start).thenRefused('log-in/wrong'));
});

describe('The open sessions', () => {
  it('are those that neither ended nor ran out', () => {
    expect(idsOf(started('one'), started('two'), ended('one'))).toEqual(['two']);
    expect(idsOf(started('old', '2020-01-01T00:00:00.000Z'), started('two'))).toEqual(['two']);
    expect(idsOf(started('one'), { type: 'AllSessionsEnded', data: {} })).toEqual([]);
    expect(idsOf(started('one'), { type: 'PasswordReset', data: { passwordHash: '' } })).toEqual([]);
    expect(idsOf(started('one'), started('two'), others)).toEqual(['one']);
  });
  it('are known as to the newest 200', () =>
    expect(idsOf(...Array.from({ length: 201 }, (_, n) => started(`${n}`)))).toHaveLength(200));
});

describe('EndSession', () => {
  const end = { type: 'EndSession', sessionId: 'one' } as const;
  const open = given(signedUp, verified, started('one'));
  it('ends one that is open, for as long as its token would be good', () => open.when(end).then(ended('one')));
  it('may be asked twice', () => given(signedUp, verified, started('one'), ended('one')).when(end).thenNothing());
  it('finds none that nobody started', () => open.when({ ...end, sessionId: 'two' }).thenRefused('session/not-found'));
  it('ends one from before they were told, by who holds its token', () =>
    given(signedUp, verified)
      .when({ ...end, until })
      .then(ended('one')));
});

describe('EndOtherSessions', () => {
  const end = { type: 'EndOtherSessions', keptSessionId: 'one' } as const;
  it('keeps the one that asks', () =>
    given(signedUp, verified, started('one'))
      .when(end, { at: at(40) })
      .then(others));
  it('makes every other token worthless', () =>
    expect(fold([signedUp, verified, started('one'), others])).toMatchObject({ credentials: 1 }));
});
