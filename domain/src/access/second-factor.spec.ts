import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { accountBook, type AccountEvent } from './index.js';

const { given, fold, at } = sentences(accountBook, { actor: 'person:1' });

const email = 'asha@example.com';
const owner: readonly AccountEvent[] = [
  {
    type: 'RestaurantSignedUp',
    data: { restaurantId: 123456789, restaurantName: 'Spice', ownerName: 'Asha', email, passwordHash: '$argon2id$' },
  },
  { type: 'EmailVerified', data: { email } },
];
const added: AccountEvent = { type: 'SecondFactorAdded', data: { secret: 'sealed', recovery: ['a', 'b'], step: 100 } };
const tried: AccountEvent = { type: 'SecondFactorTried', data: {} };
const matched = (step: number): AccountEvent => ({ type: 'SecondFactorMatched', data: { step } });
const used = (hash: string): AccountEvent => ({ type: 'RecoveryCodeUsed', data: { hash } });
const removed: AccountEvent = { type: 'SecondFactorRemoved', data: {} };
const times = (count: number, event: AccountEvent) => Array.from({ length: count }, () => event);
const protectedOwner = [...owner, added];

describe('A second factor', () => {
  it('is added once, and again after it was removed', () => {
    const add = { type: 'AddSecondFactor', secret: 'sealed', recovery: ['a', 'b'], step: 100 } as const;
    given(...owner)
      .when(add)
      .then(added);
    given(...protectedOwner)
      .when(add)
      .thenRefused('second-factor/added', 'You have a second factor already');
    given(...protectedOwner, removed)
      .when(add)
      .then(added);
    given(...protectedOwner)
      .when({ type: 'RemoveSecondFactor' })
      .then(removed);
    given(...owner)
      .when({ type: 'RemoveSecondFactor' })
      .thenRefused('second-factor/none');
  });

  it('takes each code once, and none from before the last', () => {
    const match = (step: number) => ({ type: 'MatchSecondFactor', step }) as const;
    given(...protectedOwner)
      .when(match(101))
      .then(matched(101));
    for (const step of [99, 100])
      given(...protectedOwner)
        .when(match(step))
        .thenRefused('second-factor/wrong', 'Invalid code');
    given(...protectedOwner, matched(101))
      .when(match(101))
      .thenRefused('second-factor/wrong');
  });

  it('takes a recovery code once', () => {
    const use = { type: 'UseRecoveryCode', hash: 'a' } as const;
    given(...protectedOwner)
      .when(use)
      .then(used('a'));
    given(...protectedOwner, used('a'))
      .when(use)
      .thenRefused('second-factor/wrong', 'Invalid code');
    given(...protectedOwner, { type: 'RecoveryCodesReplaced', data: { recovery: ['c'] } })
      .when(use)
      .thenRefused('second-factor/wrong');
  });

  it('waits after five wrong codes, twice as long with each, until one is right', () => {
    const wish = { type: 'TrySecondFactor' } as const;
    given(...protectedOwner, ...times(4, tried))
      .when(wish)
      .then(tried);
    given(...protectedOwner, ...times(5, tried))
      .when(wish)
      .thenRefused('second-factor/waits', 'Too many wrong codes. Please wait 29 seconds.');
    given(...protectedOwner, ...times(5, tried))
      .when(wish, { at: at(2 + 5 + 30) })
      .then(tried);
    expect(fold([...protectedOwner, ...times(5, tried), used('a')]).secondFactor).toMatchObject({ tries: 0 });
    expect(fold([...protectedOwner, ...times(5, tried), matched(101)]).secondFactor).toMatchObject({ tries: 0 });
  });

  it('is wanted where the UPI ID or the GST Number changes, beside the password', () => {
    const change = { type: 'ChangeProfile', change: { upiId: 'asha@upi' }, isConfirmed: true } as const;
    given(...owner)
      .when(change)
      .thenMatches({ type: 'ProfileChanged' }, { type: 'PaymentDetailsChanged' });
    given(...protectedOwner)
      .when(change)
      .thenRefused('second-factor/wanted', 'Please enter the code of your authenticator app');
    given(...protectedOwner)
      .when({ ...change, hasSecondFactor: true })
      .thenMatches({ type: 'ProfileChanged' }, { type: 'PaymentDetailsChanged' });
    given(...protectedOwner)
      .when({ type: 'ChangeProfile', change: { address: '12 MG Road' } })
      .thenMatches({ type: 'ProfileChanged' });
  });
});
