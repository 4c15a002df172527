import type { OrderView } from '@sae/domain/ordering';
import { useKitchen } from '../../kitchen/KitchenProvider.js';
import { useToasts } from '../../ui/toasts.js';
import { useOrderVerb } from './useOrderVerb.js';

/** Live → recurring, with the kitchen's receipt. */
export const useAccept = () => {
  const toasts = useToasts();
  const kitchen = useKitchen();
  const accepting = useOrderVerb('moveToRecurring', { failure: 'Failed to process order' });
  return async (order: Pick<OrderView, 'id'>): Promise<void> => {
    const accepted = await accepting(order);
    if (!accepted) return;
    kitchen.send(accepted.tickets);
    toasts.success('Order moved to recurring');
  };
};
