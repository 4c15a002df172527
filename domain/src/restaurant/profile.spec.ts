import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accountBook } from '../access/account.js';
import type { AccountEvent } from '../access/account.events.js';
import { unwritten, type Profile, type ProfileChange } from './profile.js';

const person = { restaurantName: 'Spice Garden', ownerName: 'Asha Rao' };
const email = 'asha@example.com';
const signedUp: AccountEvent = {
  type: 'RestaurantSignedUp',
  data: { restaurantId: 123456789, ...person, email, passwordHash: '$argon2id$…' },
};
const verified: AccountEvent = { type: 'EmailVerified', data: { email } };
const written: Profile = { ...unwritten, ...person, upiId: 'asha@upi', address: '12 MG Road', pictureId: 'abc' };
const wrote = (data: Profile): AccountEvent => ({ type: 'ProfileChanged', data });

describe('ChangeProfile', () => {
  const { given } = sentences(accountBook);
  const change = (said: ProfileChange) => ({ type: 'ChangeProfile', change: said }) as const;

  const details = (from: string | null, to: string | null): AccountEvent => ({
    type: 'PaymentDetailsChanged',
    data: { changes: [{ field: 'upiId', from, to }] },
  });

  it('writes the whole profile, and what leads money somewhere by itself', () =>
    given(signedUp, verified)
      .when(change({ upiId: 'asha@upi', address: '12 MG Road', pictureId: 'abc' }))
      .then(wrote(written), details(null, 'asha@upi')));
  it('leads money elsewhere only for who has given the password again', () => {
    const known = given(signedUp, verified, wrote(written));
    const elsewhere = change({ upiId: 'mallory@upi' });
    known.when(elsewhere).thenRefused('account/password-wanted');
    known
      .when({ ...elsewhere, isConfirmed: true })
      .then(wrote({ ...written, upiId: 'mallory@upi' }), details('asha@upi', 'mallory@upi'));
    known.when(change({ address: 'Elsewhere' })).then(wrote({ ...written, address: 'Elsewhere' }));
  });
  it('clears what is empty, and leaves what is not mentioned', () =>
    given(signedUp, verified, wrote(written))
      .when({ ...change({ upiId: '', pictureId: '' }), isConfirmed: true })
      .then(wrote({ ...written, upiId: null, pictureId: null }), details('asha@upi', null)));
  it('renames the restaurant and its owner, but never to nothing', () =>
    given(signedUp, verified)
      .when(change({ restaurantName: 'Sugar Garden', ownerName: 'Ravi' }))
      .then({ type: 'ProfileChanged', data: { ...unwritten, restaurantName: 'Sugar Garden', ownerName: 'Ravi' } }));
  it('that changes nothing is not written', () => {
    given(signedUp, verified).when(change(person)).thenNothing();
    given(signedUp, verified)
      .when(change({ ...person, upiId: '', address: '' }))
      .thenNothing();
    given(signedUp, verified, wrote(written)).when(change(written)).thenNothing();
  });
  it('has orders turn amber before they turn red, whichever of the two is told', () => {
    const { ageAmber: _, ageRed: __, ...before } = written;
    const known = given(signedUp, verified, { type: 'ProfileChanged', data: before });
    known.when(change({ ageAmber: 15, ageRed: 30 })).then(wrote({ ...written, ageAmber: 15, ageRed: 30 }));
    known.when(change({ ageAmber: 19 })).then(wrote({ ...written, ageAmber: 19 }));
    known.when(change({ ageAmber: 10, ageRed: 20 })).thenNothing();
    known.when(change({ ageAmber: 20 })).thenRefused('account/age-limits');
    known.when(change({ ageRed: 10 })).thenRefused('account/age-limits');
    known.when(change({ ageAmber: 30, ageRed: 15 })).thenRefused('account/age-limits');
  });
  it('names the limit of discounts, 20 percent where nothing was said; 0 asks for a reason of each', () => {
    const { discountLimit: _, ...before } = written;
    const known = given(signedUp, verified, { type: 'ProfileChanged', data: before });
    known.when(change({ discountLimit: 20 })).thenNothing();
    known.when(change({ discountLimit: 12.5 })).then(wrote({ ...written, discountLimit: 12.5 }));
    known.when(change({ discountLimit: 0 })).then(wrote({ ...written, discountLimit: 0 }));
  });
  it('says what a bill begins with: no tax, no charge and a friendly message where nothing was said', () => {
    const {
      gstRate: _,
      gstType: __,
      serviceCharge: ___,
      billMessage: ____,
      acceptsOwnOrders: _____,
      billSecondNames: ______,
      ...before
    } = written;
    const known = given(signedUp, verified, { type: 'ProfileChanged', data: before });
    known
      .when(change({ gstRate: 0, gstType: 'exclusive', serviceCharge: 0, billMessage: 'Have a nice day!' }))
      .thenNothing();
    const said = { gstRate: 5, gstType: 'inclusive', serviceCharge: 2_050, billMessage: 'Come again' } as const;
    known.when(change(said)).then(wrote({ ...written, ...said }));
    given(signedUp, verified, wrote({ ...written, ...said }))
      .when(change({ billMessage: '' }))
      .then(wrote({ ...written, ...said, billMessage: 'Have a nice day!' }));
  });
  it('puts nothing else into the log', () =>
    given(signedUp, verified)
      .when(change({ address: '12 MG Road', planType: '1_year' } as ProfileChange))
      .then({ type: 'ProfileChanged', data: { ...unwritten, ...person, address: '12 MG Road' } }));
  it('is refused before the address is verified', () => {
    given().when(change(person)).thenRefused('account/not-found');
    given(signedUp).when(change(person)).thenRefused('account/not-found');
  });
  it('changes nothing of plan and login', () => {
    const { fold } = sentences(accountBook);
    const before = fold([signedUp, verified]);
    expect(fold([signedUp, verified, wrote(written)])).toEqual({ ...before, ...written });
  });
});
