import { filedText, type OrderView } from '@sae/domain/ordering';
import { useApproval } from '../../till/useApproval.js';
import { useFiledMonths } from './filed-months.js';
import { KEPT_WITH_BILL, USUAL_REASONS, useAskedAbout } from './questions.js';
import { useDelete } from './useDelete.js';
import { useOrderVerb } from './useOrderVerb.js';
import { whyNotOr } from './why-not.js';

/** Past → recurring; its bill is cancelled. Of a month that was filed, what there is to do instead. */
export const useReopen = () => {
  const askedAbout = useAskedAbout();
  const filedMonths = useFiledMonths();
  const approval = useApproval('bill');
  const cancel = useDelete((id, { billNo, filed }) => ({
    title: `Cancel bill ${billNo}?`,
    begins: `${filed ? `${filedText(billNo, filed)} ` : ''}Order #${id}`,
    action: 'Cancel with a Credit Note',
  }));
  const reopen = useOrderVerb('moveToRecurring', {
    confirm: ({ id }) => {
      const { which, billNo, others, creditNote, ifPaid } = askedAbout(id);
      const paid = ifPaid('What was paid is kept, and counts when it is billed again.');
      return {
        title: `Move order #${id} to recurring?`,
        text: `${which}Its bill ${billNo} is cancelled.${others}${creditNote}${paid}`,
        action: 'Move to Recurring',
        reason: KEPT_WITH_BILL,
        usualReasons: USUAL_REASONS,
        ...approval,
      };
    },
    success: 'Order moved back to recurring',
    failure: whyNotOr('Failed to move order to recurring'),
  });
  return async (order: Pick<OrderView, 'id' | 'status'>): Promise<unknown> => {
    await filedMonths.look(order);
    return askedAbout(order.id).filed ? cancel(order) : reopen(order);
  };
};
