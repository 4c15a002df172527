import { describe, expect, it } from '@jest/globals';
import type { AccountEvent } from '@sae/domain/access';
import { inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { access, accessKey } from './access.js';

const told = (...events: AccountEvent[]) => new Models(access).tell(inBook(`account-${RESTAURANT}`, events));
const shown = (models: Models) => models.document(accessKey(RESTAURANT));

const email = 'asha@spice.example';
const signedUp = (restaurantName = 'Spice Garden'): AccountEvent => ({
  type: 'RestaurantSignedUp',
  data: { restaurantId: RESTAURANT, restaurantName, ownerName: 'Asha', email, passwordHash: '$argon2id$secret' },
});
const verified: AccountEvent = { type: 'EmailVerified', data: { email } };
const trial: AccountEvent = {
  type: 'PlanActivated',
  data: { planType: 'free_trial', endsAt: '2026-12-01T06:30:00.000Z' },
};
const month: AccountEvent = {
  type: 'PlanActivated',
  data: { planType: '1_month', endsAt: '2026-12-31T06:30:00.000Z' },
};
const disabled: AccountEvent = { type: 'OrderSubmissionDisabled', data: {} };
const enabled: AccountEvent = { type: 'OrderSubmissionEnabled', data: {} };

describe('What is known of a restaurant', () => {
  it('begins with its sign-up, and never holds the password', () => {
    expect(shown(told(signedUp()))).toMatchObject({
      user: { id: RESTAURANT, email, restaurantName: 'Spice Garden', ownerName: 'Asha', planType: null },
      isVerified: false,
      credentials: 0,
      isSubmitDisabled: false,
      seller: { name: 'Spice Garden', address: null },
    });
    expect(JSON.stringify(shown(told(signedUp())))).not.toContain('argon2id');
  });
  it('starts over when an address that was never verified signs up again', () =>
    expect(shown(told(signedUp(), signedUp('Sugar Garden')))).toEqual(shown(told(signedUp('Sugar Garden')))));
  it('says when the address is verified', () =>
    expect(shown(told(signedUp(), verified))).toMatchObject({ isVerified: true }));
  it('holds the plan and its end, and that the trial is used up', () => {
    expect(shown(told(signedUp(), verified, trial))).toMatchObject({
      user: { planType: 'free_trial', planEndDate: '2026-12-01T06:30:00.000Z', hasUsedFreeTrial: true },
    });
    expect(shown(told(signedUp(), verified, trial, month))).toMatchObject({
      user: { planType: '1_month', hasUsedFreeTrial: true },
    });
    expect(shown(told(signedUp(), verified, month))).toMatchObject({ user: { hasUsedFreeTrial: false } });
  });
  it('counts a new password, and tells the sockets of the old one', () => {
    const models = told(signedUp(), verified, { type: 'PasswordReset', data: { passwordHash: '$argon2id$new' } });
    expect(shown(models)).toMatchObject({ credentials: 1, isVerified: true });
    expect(JSON.stringify(shown(models))).not.toContain('argon2id');
    expect(models.pushes).toEqual([{ name: 'tokensEnded', restaurantId: RESTAURANT }]);
  });
  it('knows which logins ended before their tokens, while those would be good, and tells the sockets', () => {
    const ended = (sessionId: string, until: string): AccountEvent => ({
      type: 'SessionEnded',
      data: { sessionId, until },
    });
    const soon = ended('soon', '2020-11-21T00:00:00.000Z');
    const models = told(signedUp(), verified, soon, ended('one', '2036-12-01T00:00:00.000Z'));
    expect(shown(models)).toMatchObject({ endedSessions: [{ sessionId: 'one' }], credentials: 0 });
    expect(models.pushes.at(-1)).toEqual({ name: 'tokensEnded', restaurantId: RESTAURANT });
    const all = told(signedUp(), verified, { type: 'AllSessionsEnded', data: {} });
    expect(shown(all)).toMatchObject({ endedSessions: [], credentials: 1 });
  });
  it('knows whose token stays good when those of all others end, until a new password', () => {
    const kept: AccountEvent = { type: 'OtherSessionsEnded', data: { keptSessionId: 'one' } };
    const models = told(signedUp(), verified, kept);
    expect(shown(models)).toMatchObject({ keptSessionId: 'one', credentials: 1 });
    expect(models.pushes.at(-1)).toEqual({ name: 'tokensEnded', restaurantId: RESTAURANT });
    const all = told(signedUp(), verified, kept, { type: 'AllSessionsEnded', data: {} });
    expect(shown(all)).not.toHaveProperty('keptSessionId', 'one');
    const reset = told(signedUp(), verified, kept, { type: 'PasswordReset', data: { passwordHash: '' } });
    expect(shown(reset)).not.toHaveProperty('keptSessionId', 'one');
  });
  it('is not changed by a login', () => {
    const data = { sessionId: 'one', until: '2036-12-01T00:00:00.000Z', browser: 'Chrome on Android' };
    expect(shown(told(signedUp(), verified, { type: 'SessionStarted', data }))).toEqual(
      shown(told(signedUp(), verified)),
    );
  });
  it('says whether guests may order, and tells the screens', () => {
    const models = told(signedUp(), verified, disabled);
    expect(shown(models)).toMatchObject({ isSubmitDisabled: true });
    expect(shown(models.tell(inBook(`account-${RESTAURANT}`, [enabled])))).toMatchObject({ isSubmitDisabled: false });
    expect(models.pushes.map((push) => [push.name, 'payload' in push && push.payload])).toEqual([
      ['submitDisabledUpdate', { restaurantId: RESTAURANT, isSubmitDisabled: true }],
      ['restaurantChanged', false],
      ['submitDisabledUpdate', { restaurantId: RESTAURANT, isSubmitDisabled: false }],
      ['restaurantChanged', false],
    ]);
  });
  it('shows the profile, and prints it on later bills', () => {
    const profile = {
      ...{ restaurantName: 'Sugar Garden', ownerName: 'Ravi', upiId: 'ravi@upi', googleReviewLink: 'https://g.page/x' },
      ...{ gstNumber: '29ABCDE1234F1Z5', fssaiNumber: '12345678901234', phoneNumber: '9845012345', address: 'MG Road' },
    };
    const changed: AccountEvent = { type: 'ProfileChanged', data: { ...profile, pictureId: 'abc' } };
    const models = told(signedUp(), verified, trial, changed);
    const { gstNumber, fssaiNumber, phoneNumber, address } = profile;
    expect(shown(models)).toMatchObject({
      user: {
        ...profile,
        id: RESTAURANT,
        email,
        profilePicture: `/api/pictures/${RESTAURANT}/abc`,
        planType: 'free_trial',
        discountLimit: 20,
        ...{ gstRate: 0, gstType: 'exclusive', serviceCharge: 0, billMessage: 'Have a nice day!' },
        acceptsOwnOrders: false,
        monthlyReport: false,
        billSecondNames: false,
        ageAmber: 10,
        ageRed: 20,
      },
      seller: { name: 'Sugar Garden', gstNumber, fssaiNumber, phoneNumber, address },
      isVerified: true,
    });
    expect(shown(models)).not.toHaveProperty('user.pictureId');
    const later: AccountEvent = {
      type: 'ProfileChanged',
      data: { ...profile, pictureId: null, ageAmber: 15, ageRed: 45, gstRate: 5, serviceCharge: 2_050 },
    };
    models.tell(inBook(`account-${RESTAURANT}`, [later]));
    expect(shown(models)).toMatchObject({
      user: { profilePicture: null, ageAmber: 15, ageRed: 45, gstRate: 5, serviceCharge: 20.5 },
    });
  });
  it('is not changed by codes sent and refused', () => {
    const otp: AccountEvent[] = [
      { type: 'OtpIssued', data: { email, purpose: 'verify-email' } },
      { type: 'OtpMailed', data: { otpId: 'event-1' } },
      { type: 'OtpRefused', data: { otpId: 'event-1' } },
    ];
    expect(shown(told(signedUp(), ...otp))).toEqual(shown(told(signedUp())));
  });
});
