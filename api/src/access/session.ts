import type { SessionView } from '@sae/domain/access';
import type { IsoTime } from '@sae/domain/kernel';
import type { Account } from '@sae/domain/restaurant';
import { hasPlan } from '@sae/domain/subscription';
import type { Tokens } from './tokens.js';

/** What somebody who has shown who they are is answered. */
export const session = (account: Account, tokens: Tokens, now: IsoTime): SessionView => {
  const { restaurantId: id, hasUsedFreeTrial } = account;
  return {
    ...(hasPlan(account, now) ? {} : { requiresPlan: true, hasUsedFreeTrial }),
    token: tokens.issue(account),
    user: { id, hasUsedFreeTrial },
  };
};
