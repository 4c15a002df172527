import { serverMessageOr } from '../../data/api-error.js';
import { useApproval } from '../../till/useApproval.js';
import { useAskedAbout } from './questions.js';
import { useOrderVerb } from './useOrderVerb.js';

/** All that was taken for its bill is undone. */
export const useUndoPayment = () => {
  const askedAbout = useAskedAbout();
  const approval = useApproval('payment');
  return useOrderVerb('undoPayment', {
    confirm: ({ id }) => ({
      title: `Undo the payment of bill ${askedAbout(id).billNo}?`,
      text: 'The whole bill counts as unpaid again.',
      action: 'Undo Paid',
      danger: true,
      reason: 'Kept with the bill, for the audit.',
      ...approval,
    }),
    success: 'Bill is unpaid again',
    failure: serverMessageOr('Failed to undo the payment'),
  });
};
