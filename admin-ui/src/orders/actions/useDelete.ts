import type { OrderView } from '@sae/domain/ordering';
import { useKitchen } from '../../kitchen/KitchenProvider.js';
import { useApproval } from '../../till/useApproval.js';
import type { Question } from '../../ui/confirm.js';
import { useVerb } from '../../ui/provider.js';
import { useOrderCache } from '../order-cache.js';
import { useFiledMonths } from './filed-months.js';
import { KEPT_WITH_BILL, KEPT_WITH_ORDER, USUAL_REASONS, useAskedAbout, type AskedAbout } from './questions.js';
import { whyNotOr } from './why-not.js';

/** How it is asked: `begins` is where its text begins, up to what becomes of the order. */
type Asking = (id: number, about: AskedAbout) => Pick<Question, 'title' | 'action'> & { readonly begins: string };

const toDelete: Asking = (id, { which }) => ({
  ...{ title: `Delete order #${id}?`, begins: `${which}It`, action: 'Delete' },
});

/** Gone from every list, and from its bill; the kitchen is told. */
export const useDelete = (asking = toDelete) => {
  const { remove } = useOrderCache();
  const kitchen = useKitchen();
  const askedAbout = useAskedAbout();
  const filedMonths = useFiledMonths();
  const [ofBill, ofOrder] = [useApproval('bill'), useApproval('cancel')];
  const deleting = useVerb('deleteOrder', {
    confirm: ({ id }) => {
      const about = askedAbout(id);
      const { isBilled, isTold, others, creditNote, ifPaid } = about;
      const { title, begins, action } = asking(id, about);
      const bill = isBilled ? ', and its bill is cancelled' : '';
      const note = isBilled ? creditNote : '';
      const back = ifPaid('What was paid for it is to be given back.');
      return {
        ...{ title, action },
        text: `${begins} is removed from every list${bill}.${others}${note}${back}`,
        danger: true,
        reason: isBilled ? KEPT_WITH_BILL : KEPT_WITH_ORDER,
        usualReasons: USUAL_REASONS,
        ...(isBilled ? ofBill : {}),
        ...(isTold ? ofOrder : {}),
      };
    },
    success: 'Order deleted successfully',
    failure: whyNotOr('Failed to delete order'),
  });
  return async (order: Pick<OrderView, 'id' | 'status'>): Promise<void> => {
    await filedMonths.look(order);
    const { id } = order;
    const deleted = await deleting.run({ id });
    if (!deleted) return;
    remove(id);
    kitchen.send(deleted.tickets);
  };
};
