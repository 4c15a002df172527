import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accountBook, type AccountEvent } from './index.js';
import { ownsRestaurant } from './account-state.js';

const { given, fold, at } = sentences(accountBook, { actor: 'anonymous' });

const email = 'ravi@example.com';
const ACCOUNT = 987654321;
const about = (invitationId: string, restaurantId = 123456789) => ({
  ...{ accountId: ACCOUNT, invitationId, email, restaurantId, restaurantName: 'Spice Garden' },
  ...{ personId: 2, name: 'Ravi', roleName: 'Waiter' },
});
const received = (id = 'one', restaurantId?: number): AccountEvent => ({
  type: 'InvitationReceived',
  data: about(id, restaurantId),
});
const code = (askedAs = 'one', asker = 'restaurant:123456789'): AccountEvent => ({
  type: 'OtpIssued',
  data: { email, purpose: 'accept-invitation', askedAs, asker },
});
const verified: AccountEvent = { type: 'EmailVerified', data: { email } };
const takenUp = (invitationId = 'one', passwordHash?: string): AccountEvent => ({
  type: 'WorkTakenUp',
  data: { invitationId, ...(passwordHash ? { passwordHash } : {}) },
});
const signedUp = (signUpId: string): AccountEvent => ({
  type: 'RestaurantSignedUp',
  data: {
    ...{ restaurantId: ACCOUNT, restaurantName: 'Ravi’s', ownerName: 'Ravi', email },
    ...{ passwordHash: 'theirs', signUpId },
  },
});
const receive = (id = 'one') =>
  ({ type: 'ReceiveInvitation', ...about(id), asker: 'restaurant:123456789', keyVersion: undefined }) as const;
const codeOf = (otpId: string) => ({ 'event-1': '111111', 'event-2': '222222' })[otpId] ?? '';
const accept = (otp: string, invitationId?: string) =>
  ({ type: 'AcceptInvitation', otp, codeOf, passwordHash: 'mine', invitationId }) as const;
const DAY = 24 * 60 * 60;

describe('An invited address', () => {
  it('begins an account of its own, without a restaurant, and is sent a code', () => {
    given().when(receive()).then(received(), code());
    const account = fold([received()]);
    expect(account).toMatchObject({ restaurantId: ACCOUNT, email, ownerName: 'Ravi', restaurantName: '' });
    expect(ownsRestaurant(account)).toBe(false);
  });
  it('is told without a code where it has a password already', () =>
    given(received(), code(), takenUp('one', 'mine'), verified)
      .when(receive('two'), { at: at(100) })
      .then(received('two')));
  it('is mailed no more often than for anything else', () =>
    given(received(), code())
      .when(receive(), { at: at(20) })
      .thenRefused('otp/too-soon'));
  it('is invited by so many at most at a time, and none of them pushes out where they work', () => {
    const work = [received(), code(), takenUp('one', 'mine'), verified];
    const many = Array.from({ length: 40 }, (_, n) => received(`invitation-${n}`, 200_000_000 + n));
    const { workplaces } = fold([...work, ...many]);
    expect(workplaces).toHaveLength(21);
    expect(workplaces[0]).toMatchObject({ invitationId: 'one', isAccepted: true });
  });
});

describe('AcceptInvitation', () => {
  const open = given(received(), code());
  it('takes the code and the password that comes with it', () => {
    open.when(accept('111111', 'one')).then(takenUp('one', 'mine'), verified);
    expect(fold([received(), code(), takenUp('one', 'mine'), verified])).toMatchObject({
      ...{ passwordHash: 'mine', isVerified: true, restaurantName: '', workplaces: [{ isAccepted: true }] },
    });
  });
  it('counts a wrong code, and takes none after five', () => {
    const refused: AccountEvent = { type: 'OtpRefused', data: { otpId: 'event-1' } };
    open.when(accept('000000', 'one')).then(refused);
    given(received(), code(), refused, refused, refused, refused, refused)
      .when(accept('111111', 'one'))
      .thenRefused('otp/tried-out');
  });
  it('takes a code for ten minutes; another is sent for a week', () => {
    open.when(accept('111111', 'one'), { at: at(602) }).thenRefused('otp/expired');
    const resend = { type: 'ResendInvitation', invitationId: 'one', asker: 'client:a' } as const;
    open.when(resend, { at: at(6 * DAY) }).then(code('one', 'client:a'));
    open.when(resend, { at: at(7 * DAY) }).thenNothing();
    open.when(accept('111111', 'one'), { at: at(7 * DAY) }).thenRefused('otp/wrong');
  });
  it('takes no password that is easily guessed, and the code stays good', () => {
    const guessed = 'This password is easy to guess: it is much used, or has a name in it. Please choose another.';
    open.when({ ...accept('111111', 'one'), isGuessed: true }).thenRefused('password/easily-guessed', guessed);
    open.when({ ...accept('000000', 'one'), isGuessed: true }).thenMatches({ type: 'OtpRefused' });
  });
  it('takes none by a reset either, of who has no restaurant of their own', () => {
    const issued: AccountEvent = { type: 'OtpIssued', data: { email, purpose: 'reset-password', askedAs: 'r' } };
    const reset = { type: 'ResetPassword', otp: '222222', passwordHash: 'x', resetId: 'r', isGuessed: true } as const;
    const coded = { ...reset, codeOf: () => '222222' };
    given(received(), takenUp('one', 'mine'), verified, issued).when(coded).thenRefused('password/easily-guessed');
    given(signedUp('own'), verified, issued).when(coded).thenMatches({ type: 'PasswordReset' });
  });
  it('takes it once', () =>
    given(received(), code(), takenUp('one', 'mine'), verified).when(accept('111111', 'one')).thenRefused('otp/wrong'));
  it('takes none that was sent for something else', () => {
    open.when({ type: 'ResetPassword', otp: '111111', codeOf, passwordHash: 'x' }).thenRefused('otp/wrong');
    open.when({ type: 'VerifyEmail', otp: '111111', codeOf }).thenRefused('otp/wrong');
  });
  it('makes nothing of a sign-up that a stranger began at the address', () => {
    const account = fold([signedUp('theirs'), received(), code(), takenUp('one', 'mine'), verified]);
    expect([account.restaurantName, account.passwordHash, ownsRestaurant(account)]).toEqual(['', 'mine', false]);
  });
});

describe('TakeUpWork', () => {
  const work = [received(), code(), takenUp('one', 'mine'), verified];
  const take = { type: 'TakeUpWork', invitationId: 'two' } as const;
  it('is asked for by who is known by their password', () => {
    given(...work, received('two', 222222222))
      .when(take)
      .then(takenUp('two'));
    given(received())
      .when({ ...take, invitationId: 'one' })
      .thenRefused('account/not-found');
  });
  it('may be asked twice, and not of an invitation that is not there or too old', () => {
    given(...work, received('two', 222222222), takenUp('two'))
      .when(take)
      .thenNothing();
    given(...work)
      .when(take)
      .thenRefused('invitation/gone');
    given(...work, received('two', 222222222))
      .when(take, { at: at(8 * DAY) })
      .thenRefused('invitation/gone');
  });
});

describe('Somebody who works elsewhere', () => {
  const work = [received(), code(), takenUp('one', 'mine'), verified];
  it('may sign up a restaurant of their own at the same address, and works on by their password until it is confirmed', () => {
    const pending = fold([...work, signedUp('own')]);
    expect(pending).toMatchObject({ passwordHash: 'mine', restaurantName: '', isVerified: true });
    const signUp = { type: 'SignUp', ...(signedUp('own').data as object), asker: 'client:a' } as never;
    given(...work)
      .when(signUp, { at: at(100) })
      .thenMatches({ type: 'RestaurantSignedUp' }, { type: 'OtpIssued' });
    const confirmed: AccountEvent = {
      type: 'SignUpConfirmed',
      data: { signUpId: 'own', restaurantName: 'Ravi’s', ownerName: 'Ravi' },
    };
    const owner = fold([...work, signedUp('own'), confirmed, verified]);
    expect(ownsRestaurant(owner)).toBe(true);
    expect(owner).toMatchObject({
      restaurantName: 'Ravi’s',
      passwordHash: 'theirs',
      workplaces: [{ isAccepted: true }],
    });
  });
});
