import type { TenderKind } from '@sae/domain/billing';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../data/api-error.js';
import { useVerb } from '../ui/provider.js';
import { kindText } from './paid-text.js';

/** All that may tell of it: bills, the orders' lists, and among their questions the day. */
const TOLD = ['payments', 'orders'] as const;

/** That something was given back. Where it could not be said, somebody else may have been faster: all is asked again. */
export const useGivingBack = () => {
  const queries = useQueryClient();
  const giving = useVerb('giveBack', {
    success: (_, { kind }) => `Given back ${kindText(kind)}`,
    failure: serverMessageOr('Failed to confirm what was given back'),
  });
  return {
    isRunning: () => giving.isRunning(),
    giveBack: async (backId: number, kind: TenderKind): Promise<boolean> => {
      const isGiven = (await giving.run({ backId, kind })) !== undefined;
      if (!isGiven) for (const about of TOLD) void queries.invalidateQueries({ queryKey: [about] });
      return isGiven;
    },
  };
};
