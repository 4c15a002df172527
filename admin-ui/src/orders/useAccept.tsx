import type { OrderView } from '@sae/domain/ordering';
import { useVerb } from '../ui/useVerb.js';
import { KitchenReceipt } from '../print/KitchenReceipt.js';
import { printOut } from '../print/print-out.js';
import { useToasts } from '../ui/toasts.js';
import { useOrderCache } from './order-cache.js';

/** Live → recurring, with the kitchen's receipt. */
export const useAccept = () => {
  const toasts = useToasts();
  const { change } = useOrderCache();
  const accepting = useVerb('moveToRecurring', { failure: 'Failed to process order' });
  return async ({ id }: Pick<OrderView, 'id'>): Promise<void> => {
    const accepted = await accepting.run({ id });
    if (!accepted) return;
    change([accepted]);
    printOut(<KitchenReceipt order={accepted} />, 'roll');
    toasts.success('Order moved to recurring');
  };
};
