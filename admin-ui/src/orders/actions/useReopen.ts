import { CREDIT_NOTE, KEPT_WITH_BILL, USUAL_REASONS, useAskedAbout } from './questions.js';
import { useOrderVerb } from './useOrderVerb.js';

/** Past → recurring; its bill is cancelled. */
export const useReopen = () => {
  const askedAbout = useAskedAbout();
  return useOrderVerb('moveToRecurring', {
    confirm: ({ id }) => {
      const { which, billNo, others, ifPaid } = askedAbout(id);
      const paid = ifPaid(`${CREDIT_NOTE} What was paid is kept, and counts when it is billed again.`);
      return {
        title: `Move order #${id} to recurring?`,
        text: `${which}Its bill ${billNo} is cancelled.${others}${paid}`,
        action: 'Move to Recurring',
        reason: KEPT_WITH_BILL,
        usualReasons: USUAL_REASONS,
      };
    },
    success: 'Order moved back to recurring',
    failure: 'Failed to move order to recurring',
  });
};
