import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accountBook } from './account.js';
import type { AccountEvent } from './account.events.js';

const { given, fold, at } = sentences(accountBook, { actor: 'anonymous' });

const email = 'asha@example.com';
const person = { restaurantId: 123456789, restaurantName: 'Spice Garden', ownerName: 'Asha Rao', email };
const signedUp: AccountEvent = { type: 'RestaurantSignedUp', data: { ...person, passwordHash: '$argon2id$old' } };
const issued: AccountEvent = { type: 'OtpIssued', data: { email, purpose: 'verify-email' } };
const resetIssued: AccountEvent = { type: 'OtpIssued', data: { email, purpose: 'reset-password' } };
const refused = (revision: number): AccountEvent => ({
  type: 'OtpRefused',
  data: { otpId: `event-${revision}`, bare: true },
});
const verified: AccountEvent = { type: 'EmailVerified', data: { email } };
const times = (count: number, event: AccountEvent) => Array.from({ length: count }, () => event);

describe('RequestPasswordReset', () => {
  const forgot = { type: 'RequestPasswordReset', resetId: 'mine', asker: '' } as const;
  const asked: AccountEvent = {
    type: 'OtpIssued',
    data: { email, purpose: 'reset-password', askedAs: 'mine', asker: '' },
  };
  const known = given(signedUp, issued, verified);
  it('issues a code for a new password', () => known.when(forgot, { at: at(40) }).then(asked));
  it('issues one for an address not verified yet too, for its code shows as much', () =>
    given(signedUp, issued)
      .when(forgot, { at: at(40) })
      .then(asked));
  it('says nothing for an address nobody signed up with', () => given().when(forgot).thenNothing());
  it('waits 30 seconds between two mails', () => known.when(forgot, { at: at(20) }).thenRefused('otp/too-soon'));
  it('mails ten times a day and no more, whatever for', () =>
    given(signedUp, ...times(4, issued), verified, ...times(6, resetIssued))
      .when(forgot, { at: at(3600) })
      .thenRefused('otp/too-many'));
});

describe('ResetPassword', () => {
  const codeOf = (otpId: string) => ({ 'event-1': '111111', 'event-3': '333333', 'event-4': '444444' })[otpId] ?? '';
  const reset = (otp: string) => ({ type: 'ResetPassword', otp, codeOf, passwordHash: '$argon2id$new' }) as const;
  const done: AccountEvent = { type: 'PasswordReset', data: { passwordHash: '$argon2id$new' } };
  const forgotten = given(signedUp, issued, verified, resetIssued);
  it('takes the code of the mail', () => forgotten.when(reset('333333')).then(done));
  it('verifies an address that was not: whoever reads its mail owns it', () =>
    given(signedUp, resetIssued).when(reset('111111')).then(done, verified));
  it('changes the password and ends every older token', () =>
    expect(fold([signedUp, issued, verified, resetIssued, done])).toMatchObject({
      passwordHash: '$argon2id$new',
      credentials: 1,
      codes: [],
    }));
  it('takes the code somebody asked for, whatever others ask for and try meanwhile', () => {
    const named = (askedAs: string): AccountEvent => ({
      ...resetIssued,
      data: { ...resetIssued.data, askedAs, asker: askedAs } as never,
    });
    const burnt = times(5, { type: 'OtpRefused', data: { otpId: 'event-4' } });
    const both = given(signedUp, issued, verified, named('mine'), named('theirs'), ...burnt);
    both.when({ ...reset('333333'), resetId: 'mine' }).then(done);
    both.when({ ...reset('444444'), resetId: 'theirs' }).thenRefused('otp/tried-out');
    both.when(reset('333333')).thenRefused('otp/wrong');
  });
  it('takes the newest of one asker without its name', () => {
    const again = (askedAs: string): AccountEvent => ({
      ...resetIssued,
      data: { ...resetIssued.data, askedAs } as never,
    });
    const both = given(signedUp, issued, verified, again('first'), again('second'));
    both.when(reset('444444')).then(done);
    both.when(reset('333333')).then(refused(4));
  });
  it('names the key its code is computed under, and asks for the code under it', () => {
    const under: AccountEvent = { type: 'OtpIssued', data: { email, purpose: 'reset-password', keyVersion: 'two' } };
    const codeUnder = (otpId: string, keyVersion?: string) => (keyVersion === 'two' ? codeOf(otpId) : null);
    const account = given(signedUp, issued, verified, under);
    account.when({ ...reset('333333'), codeOf: codeUnder }).then(done);
    account.when({ ...reset('333333'), codeOf: () => null }).then(refused(3));
    const forgot = { type: 'RequestPasswordReset', resetId: 'mine', keyVersion: 'two' } as const;
    given(signedUp, issued, verified)
      .when(forgot, { at: at(40) })
      .then({ ...under, data: { ...under.data, askedAs: 'mine', asker: '' } as never });
  });
  it('counts a wrong code', () => forgotten.when(reset('000000')).then(refused(3)));
  it('takes only the newest code', () =>
    given(signedUp, issued, verified, resetIssued, resetIssued).when(reset('333333')).then(refused(4)));
  it('takes none after five wrong ones, not even the right one', () =>
    given(signedUp, issued, verified, resetIssued, ...times(5, refused(3)))
      .when(reset('333333'))
      .thenRefused('otp/tried-out'));
  it('takes a code for ten minutes', () => {
    forgotten.when(reset('333333'), { at: at(602) }).then(done);
    forgotten.when(reset('333333'), { at: at(603) }).thenRefused('otp/expired');
  });
  it('takes no code twice', () =>
    given(signedUp, issued, verified, resetIssued, done).when(reset('333333')).thenRefused('otp/wrong'));
  it('takes no code of another purpose', () => given(signedUp, issued).when(reset('111111')).thenRefused('otp/wrong'));
  it('takes none after the address started over', () =>
    given(signedUp, resetIssued, signedUp).when(reset('111111')).thenRefused('otp/wrong'));
  it('takes none where nobody signed up', () => given().when(reset('111111')).thenRefused('otp/wrong'));
});
