import { Refusal, type Command, type Tables } from '../kernel/index.js';
import { verified, type Account, type SecondFactor } from './account-state.js';
import type { SecondFactorAdded, SecondFactorEvent } from './account.events.js';
import { UNTRIED, waitMs } from './tries.js';

export type SecondFactorCommand =
  | (Command<'AddSecondFactor'> & Readonly<SecondFactorAdded['data']>)
  /** Before a code is compared. */
  | Command<'TrySecondFactor'>
  /** The code of an authenticator app was right: that of the step `step`. */
  | (Command<'MatchSecondFactor'> & { readonly step: number })
  | (Command<'UseRecoveryCode'> & { readonly hash: string })
  | (Command<'ReplaceRecoveryCodes'> & { readonly recovery: readonly string[] })
  | Command<'RemoveSecondFactor'>
  /** Its secret lies under another key from now on. */
  | (Command<'ResealSecondFactor'> & { readonly secret: string });

export const secondFactorWanted = () =>
  new Refusal('forbidden', 'second-factor/wanted', 'Please enter the code of your authenticator app');

export const wrongSecondFactor = () => new Refusal('forbidden', 'second-factor/wrong', 'Invalid code');

const secondFactorOf = (account: Account): SecondFactor => {
  const { secondFactor } = verified(account);
  if (!secondFactor) throw new Refusal('conflict', 'second-factor/none', 'There is no second factor');
  return secondFactor;
};

const withSecondFactor = (account: Account, change: Partial<SecondFactor>): Account =>
  account.secondFactor ? { ...account, secondFactor: { ...account.secondFactor, ...change } } : account;

/** What is asked for beside the password: rows of the account's book. */
export const secondFactorFacts: Tables<Account, SecondFactorCommand, SecondFactorEvent>['on'] = {
  SecondFactorAdded: (account, { secret, recovery, step }, { at: addedAt }) => ({
    ...account,
    secondFactor: { secret, recovery, step, addedAt, ...UNTRIED },
  }),
  SecondFactorTried: (account, _, { at: triedAt }) =>
    withSecondFactor(account, { tries: (account.secondFactor?.tries ?? 0) + 1, triedAt }),
  SecondFactorMatched: (account, { step }) => withSecondFactor(account, { step, ...UNTRIED }),
  RecoveryCodeUsed: (account, { hash }) =>
    withSecondFactor(account, {
      recovery: (account.secondFactor?.recovery ?? []).filter((one) => one !== hash),
      ...UNTRIED,
    }),
  RecoveryCodesReplaced: (account, { recovery }) => withSecondFactor(account, { recovery }),
  SecondFactorRemoved: (account) => ({ ...account, secondFactor: null }),
  SecondFactorResealed: (account, { secret }) => withSecondFactor(account, { secret }),
};

export const secondFactorWishes: Tables<Account, SecondFactorCommand, SecondFactorEvent>['when'] = {
  AddSecondFactor: ({ secret, recovery, step }, account) => {
    if (verified(account).secondFactor)
      throw new Refusal('conflict', 'second-factor/added', 'You have a second factor already');
    return [{ type: 'SecondFactorAdded', data: { secret, recovery, step } }];
  },
  TrySecondFactor: (_, account, { at }) => {
    const seconds = Math.ceil(waitMs(secondFactorOf(account), at) / 1000);
    if (seconds > 0)
      throw new Refusal('too-many', 'second-factor/waits', `Too many wrong codes. Please wait ${seconds} seconds.`);
    return [{ type: 'SecondFactorTried', data: {} }];
  },
  /** A code is good once: somebody who looked over a shoulder comes too late. */
  MatchSecondFactor: ({ step }, account) => {
    if (step <= secondFactorOf(account).step) throw wrongSecondFactor();
    return [{ type: 'SecondFactorMatched', data: { step } }];
  },
  UseRecoveryCode: ({ hash }, account) => {
    if (!secondFactorOf(account).recovery.includes(hash)) throw wrongSecondFactor();
    return [{ type: 'RecoveryCodeUsed', data: { hash } }];
  },
  ReplaceRecoveryCodes: ({ recovery }, account) => (
    secondFactorOf(account),
    [{ type: 'RecoveryCodesReplaced', data: { recovery } }]
  ),
  RemoveSecondFactor: (_, account) => (secondFactorOf(account), [{ type: 'SecondFactorRemoved', data: {} }]),
  ResealSecondFactor: ({ secret }, account) =>
    secondFactorOf(account).secret === secret ? [] : [{ type: 'SecondFactorResealed', data: { secret } }],
};
