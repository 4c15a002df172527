import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accountBook, emailBook } from './account.js';
import type { AccountEvent } from './account.events.js';

const { given, fold, at } = sentences(accountBook, { actor: 'anonymous' });

const person = {
  restaurantId: 123456789,
  restaurantName: 'Spice Garden',
  ownerName: 'Asha Rao',
  email: 'asha@example.com',
  passwordHash: '$argon2id$…',
};
const signedUp: AccountEvent = { type: 'RestaurantSignedUp', data: person };
const issued: AccountEvent = { type: 'OtpIssued', data: { email: person.email, purpose: 'verify-email' } };
const one = { signUpId: 'one', asker: 'client:a' };
const signedUpOne: AccountEvent = { type: 'RestaurantSignedUp', data: { ...person, signUpId: 'one' } };
const issuedOne: AccountEvent = {
  type: 'OtpIssued',
  data: { email: person.email, purpose: 'verify-email', askedAs: 'one', asker: 'client:a' },
};
const refused = (revision = 1): AccountEvent => ({
  type: 'OtpRefused',
  data: { otpId: `event-${revision}`, bare: true },
});
const resetIssued: AccountEvent = { type: 'OtpIssued', data: { email: person.email, purpose: 'reset-password' } };
const verified: AccountEvent = { type: 'EmailVerified', data: { email: person.email } };
const repeated: AccountEvent = { type: 'SignUpRepeated', data: { email: person.email } };
const plan = (planType: 'free_trial' | '1_month', endsAt: string): AccountEvent => ({
  type: 'PlanActivated',
  data: { planType, endsAt },
});
const times = (count: number, event: AccountEvent) => Array.from({ length: count }, () => event);
const hour = 3600;

describe('SignUp', () => {
  const signUp = { type: 'SignUp', ...person, ...one } as const;
  const mailedOnce = given(signedUpOne, issuedOne);
  it('opens an account and issues a code', () => given().when(signUp).then(signedUpOne, issuedOne));
  it('waits beside others of the same address, with a password and a code of its own', () => {
    const other = { ...signUp, signUpId: 'two', asker: 'client:b', ownerName: 'Mallory' } as const;
    mailedOnce
      .when(other)
      .then(
        { type: 'RestaurantSignedUp', data: { ...person, ownerName: 'Mallory', signUpId: 'two' } },
        { type: 'OtpIssued', data: { ...issuedOne.data, askedAs: 'two', asker: 'client:b' } as never },
      );
    expect(
      fold([signedUpOne, issuedOne, { ...signedUpOne, data: { ...signedUpOne.data, signUpId: 'two' } } as never]),
    ).toMatchObject({ signUps: [{ signUpId: 'one' }, { signUpId: 'two' }], codes: [{ askedAs: 'one' }] });
  });
  it('lets no earlier code through where it starts over, as it did before sign-ups had names', () =>
    expect(fold([signedUp, issued, signedUp])).toMatchObject({ codes: [], mails: [{ at: at(1) }] }));
  it('changes nothing of a verified account, but its owner is told', () =>
    given(signedUpOne, issuedOne, verified)
      .when(signUp, { at: at(40) })
      .then({ type: 'SignUpRepeated', data: { email: person.email, asker: 'client:a' } }));
  it('is refused under another address’s number', () =>
    mailedOnce.when({ ...signUp, email: 'ravi@example.com' }, { at: at(40) }).thenRefused('account/taken'));
  it('waits 30 seconds between two mails for the same asker, and for no other', () => {
    mailedOnce.when(signUp, { at: at(30) }).thenRefused('otp/too-soon');
    mailedOnce.when({ ...signUp, asker: 'client:b' }, { at: at(30) }).thenMatches({}, {});
    mailedOnce.when(signUp, { at: at(31) }).then(signedUpOne, issuedOne);
  });
  it('mails ten times a day for one asker and no more, codes and notices together', () => {
    const told: AccountEvent = { type: 'SignUpRepeated', data: { email: person.email, asker: 'client:a' } };
    const tenth = given(signedUpOne, ...times(5, issuedOne), verified, ...times(5, told));
    tenth.when(signUp, { at: at(23 * hour) }).thenRefused('otp/too-many');
    tenth.when(signUp, { at: at(24 * hour + 1) }).then(told);
  });
});

describe('ResendOtp', () => {
  const resend = { type: 'ResendOtp', asker: 'client:a' } as const;
  it('issues a new code after 30 seconds', () =>
    given(signedUpOne, issuedOne)
      .when(resend, { at: at(31) })
      .then(issuedOne));
  it('is refused before', () =>
    given(signedUpOne, issuedOne)
      .when(resend, { at: at(30) })
      .thenRefused('otp/too-soon', 'Please wait 30 seconds before asking for another OTP'));
  it('is refused an eleventh time a day', () =>
    given(signedUpOne, ...times(10, issuedOne))
      .when(resend, { at: at(hour) })
      .thenRefused('otp/too-many', 'Too many OTPs requested today. Please try again tomorrow.'));
  it('is allowed again a day after the first', () =>
    given(signedUpOne, ...times(10, issuedOne))
      .when(resend, { at: at(24 * hour + 1) })
      .then(issuedOne));
  it('says nothing for an address nobody signed up with', () => given().when(resend).thenNothing());
  it('says nothing for a verified account', () =>
    given(signedUpOne, issuedOne, verified)
      .when(resend, { at: at(hour) })
      .thenNothing());
  it('says nothing when it does not say which of several sign-ups it means', () =>
    given(signedUpOne, { ...signedUpOne, data: { ...person, signUpId: 'two' } } as AccountEvent)
      .when(resend)
      .thenNothing());
});

describe('What strangers are mailed', () => {
  const resend = (asker: string) => ({ type: 'ResendOtp', signUpId: 'one', asker }) as const;
  const from = (asker: string): AccountEvent => ({ type: 'OtpIssued', data: { ...issuedOne.data, asker } as never });
  const many = (count: number) => Array.from({ length: count }, (_, n) => from(`client:${n % 5}`));
  it('is bounded for all of them together, and takes nothing from a browser that was logged in before', () => {
    const flooded = given(signedUpOne, ...many(30));
    flooded.when(resend('client:new'), { at: at(hour) }).thenRefused('otp/too-many');
    flooded.when(resend('browser:own'), { at: at(hour) }).then(from('browser:own'));
  });
  it.each([
    [100, 10],
    [300, 3],
  ])('is less after %i wrong codes: %i a day', (wrong, perDay) => {
    const guessed = [signedUpOne, ...times(wrong, { type: 'OtpRefused', data: { otpId: 'long ago' } })];
    given(...guessed, ...many(perDay - 1))
      .when(resend('client:new'), { at: at(hour) })
      .then(from('client:new'));
    given(...guessed, ...many(perDay))
      .when(resend('client:new'), { at: at(hour) })
      .thenRefused('otp/too-many');
  });
});

describe('VerifyEmail beside other sign-ups of the same address', () => {
  const codeOf = (otpId: string) => ({ 'event-1': '111111', 'event-3': '333333' })[otpId] ?? '';
  const verify = (otp: string, signUpId?: string) => ({ type: 'VerifyEmail', otp, codeOf, signUpId }) as const;
  const theirs: AccountEvent = {
    type: 'RestaurantSignedUp',
    data: { ...person, ownerName: 'Mallory', passwordHash: '$argon2id$theirs', signUpId: 'two' },
  };
  const issuedTwo: AccountEvent = { type: 'OtpIssued', data: { ...issuedOne.data, askedAs: 'two' } as never };
  const both = [signedUpOne, issuedOne, theirs, issuedTwo];
  const { restaurantName, ownerName } = person;
  const confirmed: AccountEvent = { type: 'SignUpConfirmed', data: { signUpId: 'one', restaurantName, ownerName } };
  const wrong = (otpId: string): AccountEvent => ({ type: 'OtpRefused', data: { otpId } });

  it('takes a code for the sign-up it was mailed for, with its password', () => {
    given(...both)
      .when(verify('111111', 'one'))
      .then(confirmed, verified);
    expect(fold([...both, confirmed, verified])).toMatchObject({
      ...{ ownerName, passwordHash: person.passwordHash, isVerified: true, signUps: [], codes: [] },
    });
  });
  it('takes it for no other', () =>
    given(...both)
      .when(verify('333333', 'one'))
      .then(wrong('event-1')));
  it('takes none without saying for which of them', () =>
    given(...both)
      .when(verify('111111'))
      .thenRefused('otp/wrong'));
  it('takes one without that while there is only one', () =>
    given(signedUpOne, issuedOne).when(verify('111111')).then(confirmed, verified));
  it('burns nobody else’s code by wrong tries', () => {
    given(...both, ...times(5, wrong('event-3')))
      .when(verify('111111', 'one'))
      .then(confirmed, verified);
    given(signedUpOne, issuedOne, ...times(5, refused()))
      .when(verify('111111', 'one'))
      .then(confirmed, verified);
    given(signedUpOne, issuedOne, ...times(5, refused()))
      .when(verify('111111'))
      .thenRefused('otp/tried-out');
  });
});

describe('VerifyEmail', () => {
  const codeOf = (otpId: string) => ({ 'event-1': '111111', 'event-2': '222222', 'event-3': '333333' })[otpId] ?? '';
  const verify = (otp: string) => ({ type: 'VerifyEmail', otp, codeOf }) as const;
  it('takes the code of the mail', () => given(signedUp, issued).when(verify('111111')).then(verified));
  it('counts a wrong code', () => given(signedUp, issued).when(verify('222222')).then(refused()));
  it('counts an old code as a wrong one', () =>
    given(signedUp, issued, issued).when(verify('111111')).then(refused(2)));
  it('takes the newest code', () => given(signedUp, issued, issued).when(verify('222222')).then(verified));
  it('takes the right code at the fifth try', () =>
    given(signedUp, issued, ...times(4, refused()))
      .when(verify('111111'))
      .then(verified));
  it('takes none after five wrong ones, not even the right one', () =>
    given(signedUp, issued, ...times(5, refused()))
      .when(verify('111111'))
      .thenRefused('otp/tried-out', 'Too many wrong attempts. Please request a new OTP.'));
  it('gives five new tries with a new code', () =>
    given(signedUp, issued, refused(), issued).when(verify('333333')).then(verified));
  it('does not count a try of an old code against the new one', () =>
    expect(fold([signedUp, issued, issued, refused(1)]).codes).toMatchObject([{ id: 'event-2', refusedBare: 0 }]));
  it('takes a code for ten minutes', () => {
    given(signedUp, issued)
      .when(verify('111111'), { at: at(600) })
      .then(verified);
    given(signedUp, issued)
      .when(verify('111111'), { at: at(601) })
      .thenRefused('otp/expired', 'OTP has expired. Please request a new one.');
  });
  it('takes no code twice', () =>
    given(signedUp, issued, verified).when(verify('111111')).thenRefused('otp/wrong', 'Invalid OTP'));
  it('takes no code of another purpose', () =>
    given(signedUp, resetIssued).when(verify('111111')).thenRefused('otp/wrong'));
  it('takes none where nobody signed up', () => given().when(verify('111111')).thenRefused('otp/wrong'));
});

describe('RecordOtpMailed', () => {
  const record = (otpId: string) => ({ type: 'RecordOtpMailed', otpId }) as const;
  const mailed: AccountEvent = { type: 'OtpMailed', data: { otpId: 'event-1' } };
  it('notes that the code went out', () => given(signedUp, issued).when(record('event-1')).then(mailed));
  it('may be asked twice', () => given(signedUp, issued, mailed).when(record('event-1')).thenNothing());
  it('does not note it of a newer code', () => given(signedUp, issued, issued).when(record('event-1')).thenNothing());
  it('has nothing to note once the address is verified', () =>
    given(signedUp, issued, verified).when(record('event-1')).thenNothing());
  it('leaves a newer code to be mailed', () =>
    expect(fold([signedUp, issued, issued, mailed]).codes).toMatchObject([{ id: 'event-2', mailed: false }]));
});

describe('RecordSignUpNoticeMailed', () => {
  const record = (noticeId: string) => ({ type: 'RecordSignUpNoticeMailed', noticeId }) as const;
  const mailed = (noticeId: string): AccountEvent => ({ type: 'SignUpNoticeMailed', data: { noticeId } });
  it('notes that the owner was told', () =>
    given(signedUp, verified, repeated).when(record('event-2')).then(mailed('event-2')));
  it('may be asked twice', () =>
    given(signedUp, verified, repeated, mailed('event-2')).when(record('event-2')).thenNothing());
  it('remembers a day of notices and no more', () =>
    expect(fold(Array.from({ length: 55 }, (_, n) => mailed(`n-${n}`))).noticesMailed).toEqual(
      Array.from({ length: 40 }, (_, n) => `n-${n + 15}`),
    ));
});

describe('StartFreeTrial', () => {
  const start = { type: 'StartFreeTrial' } as const;
  it('gives ten days at once', () =>
    given(signedUp, issued, verified).when(start).then(plan('free_trial', '2026-12-01T06:30:03.000Z')));
  it('is given once', () =>
    given(signedUp, issued, verified, plan('free_trial', '2026-12-01T06:30:03.000Z'))
      .when(start, { at: '2027-06-01T00:00:00.000Z' })
      .thenRefused('plan/trial-used', 'You have already used your free trial'));
  it('adds its days to a plan that runs', () =>
    given(signedUp, issued, verified, plan('1_month', '2026-12-21T00:00:00.000Z'))
      .when(start)
      .then(plan('free_trial', '2026-12-31T00:00:00.000Z')));
  it('adds none to a plan that lapsed', () =>
    given(signedUp, issued, verified, plan('1_month', '2026-11-20T00:00:00.000Z'))
      .when(start)
      .then(plan('free_trial', '2026-12-01T06:30:04.000Z')));
  it('waits until the address is verified', () =>
    given(signedUp, issued).when(start).thenRefused('account/not-found', 'Account not found'));
});

describe('ToggleOrderSubmission', () => {
  const toggle = { type: 'ToggleOrderSubmission' } as const;
  const off: AccountEvent = { type: 'OrderSubmissionDisabled', data: {} };
  const on: AccountEvent = { type: 'OrderSubmissionEnabled', data: {} };
  it('disables first', () => given(signedUp, issued, verified).when(toggle).then(off));
  it('then enables', () => given(signedUp, issued, verified, off).when(toggle).then(on));
  it('and disables again', () => given(signedUp, issued, verified, off, on).when(toggle).then(off));
  it('waits until the address is verified', () =>
    given(signedUp, issued).when(toggle).thenRefused('account/not-found'));
});

it('A snapshot of an account is the account', () => {
  const account = fold([signedUp, issued, refused(), verified, plan('free_trial', at(0))]);
  expect(JSON.parse(JSON.stringify(account))).toEqual(account);
});

describe('ClaimEmail', () => {
  const emails = sentences(emailBook);
  const claim = (restaurantId: number) => ({ type: 'ClaimEmail', restaurantId }) as const;
  const claimed = { type: 'EmailClaimed', data: { restaurantId: 123456789 } } as const;
  it('takes an address', () => emails.given().when(claim(123456789)).then(claimed));
  it('leaves the first claim standing', () => emails.given(claimed).when(claim(987654321)).thenNothing());
  it('tells whose it is', () => expect(emails.fold([claimed])).toEqual({ restaurantId: 123456789 }));
});
