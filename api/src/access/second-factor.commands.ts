import { accountBook, type SecondFactorView } from '@sae/domain/access';
import type { AddSecondFactorRequest } from '@sae/domain/access/credentials.dto';
import type { RequestContext } from '@sae/platform/log';
import { command, query } from '../kernel/bus.js';
import { Decisions } from '../kernel/decisions.js';
import { SecondFactors } from './second-factors.js';

export const secondFactor = query(
  [Decisions],
  (decisions) =>
    async (restaurantId: number): Promise<SecondFactorView> => {
      const { secondFactor: known } = await decisions.state(accountBook, String(restaurantId));
      return { addedAt: known?.addedAt ?? null, recoveryCodesLeft: known?.recovery.length ?? 0 };
    },
);

/** What is told to an authenticator app. */
export const newSecondFactor = command(
  [Decisions, SecondFactors],
  (decisions, factors) => async (restaurantId: number) =>
    factors.begin(await decisions.state(accountBook, String(restaurantId))),
);

export const addSecondFactor = command(
  [SecondFactors],
  (factors) =>
    (restaurantId: number, { secret, code }: AddSecondFactorRequest, by: RequestContext) =>
      factors.add(restaurantId, secret, code, by),
);

export const replaceRecoveryCodes = command(
  [SecondFactors],
  (factors) => (restaurantId: number, code: string, by: RequestContext) =>
    factors.replaceRecoveryCodes(restaurantId, code, by),
);

export const removeSecondFactor = command(
  [SecondFactors],
  (factors) => async (restaurantId: number, code: string, by: RequestContext) => {
    await factors.remove(restaurantId, code, by);
    return { message: 'The second factor was removed' };
  },
);
