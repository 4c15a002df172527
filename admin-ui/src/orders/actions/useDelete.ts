import type { OrderView } from '@sae/domain/ordering';
import { useKitchen } from '../../kitchen/KitchenProvider.js';
import { useVerb } from '../../ui/provider.js';
import { useOrderCache } from '../order-cache.js';
import { CREDIT_NOTE, KEPT_WITH_BILL, KEPT_WITH_ORDER, USUAL_REASONS, useAskedAbout } from './questions.js';

/** Gone from every list, and from its bill; the kitchen is told. */
export const useDelete = () => {
  const { remove } = useOrderCache();
  const kitchen = useKitchen();
  const askedAbout = useAskedAbout();
  const deleting = useVerb('deleteOrder', {
    confirm: ({ id }) => {
      const { which, isBilled, others, ifPaid } = askedAbout(id);
      const bill = isBilled ? ', and its bill is cancelled' : '';
      const paid = ifPaid(`${isBilled ? `${CREDIT_NOTE} ` : ''}What was paid for it is to be given back.`);
      return {
        title: `Delete order #${id}?`,
        text: `${which}It is removed from every list${bill}.${others}${paid}`,
        action: 'Delete',
        danger: true,
        reason: isBilled ? KEPT_WITH_BILL : KEPT_WITH_ORDER,
        usualReasons: USUAL_REASONS,
      };
    },
    success: 'Order deleted successfully',
    failure: 'Failed to delete order',
  });
  return async ({ id }: Pick<OrderView, 'id'>): Promise<void> => {
    const deleted = await deleting.run({ id });
    if (!deleted) return;
    remove(id);
    kitchen.send(deleted.tickets);
  };
};
