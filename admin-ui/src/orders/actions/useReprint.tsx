import type { OrderView } from '@sae/domain/ordering';
import { Bill } from '../../print/Bill.js';
import { printOut } from '../../print/print-out.js';
import { useVerb } from '../../ui/provider.js';
import { useToasts } from '../../ui/toasts.js';
import { useAskedAbout } from './questions.js';

/** Its bill once more, marked as a copy. */
export const useReprint = () => {
  const toasts = useToasts();
  const askedAbout = useAskedAbout();
  const reprinting = useVerb('reprintBill', {
    confirm: ({ id }) => ({
      title: `Reprint the receipt of order #${id}?`,
      text: `${askedAbout(id).which}It is marked as a duplicate copy.`,
      action: 'Reprint',
    }),
    failure: 'Failed to reprint receipt',
  });
  return async ({ id }: Pick<OrderView, 'id'>): Promise<void> => {
    const bill = await reprinting.run({ id });
    if (!bill) return;
    printOut(<Bill bill={bill} copy="duplicate" />, 'page');
    toasts.success('Receipt reprinted');
  };
};
