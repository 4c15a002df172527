import type { OrderView } from '@sae/domain/ordering';
import { serverMessageOr } from '../../data/api-error.js';
import { useVerb } from '../../ui/provider.js';
import { useOrderCache } from '../order-cache.js';
import { useAskedAbout } from './questions.js';

/** All that was taken for its bill is undone. */
export const useUndoPayment = () => {
  const { change } = useOrderCache();
  const askedAbout = useAskedAbout();
  const undoing = useVerb('undoPayment', {
    confirm: ({ id }) => ({
      title: `Undo the payment of bill ${askedAbout(id).billNo}?`,
      text: 'The whole bill counts as unpaid again.',
      action: 'Undo Paid',
      danger: true,
      reason: 'Kept with the bill, for the audit.',
    }),
    success: 'Bill is unpaid again',
    failure: serverMessageOr('Failed to undo the payment'),
  });
  return async ({ id }: Pick<OrderView, 'id'>): Promise<void> => {
    const unpaid = await undoing.run({ id });
    if (unpaid) change([unpaid]);
  };
};
