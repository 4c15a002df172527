import type { OrderView } from '@sae/domain/ordering';
import { useKitchen } from '../../kitchen/KitchenProvider.js';
import { useVerb } from '../../ui/provider.js';
import { useToasts } from '../../ui/toasts.js';
import { useOrderCache } from '../order-cache.js';

/** Live → recurring, with the kitchen's receipt. */
export const useAccept = () => {
  const toasts = useToasts();
  const { change } = useOrderCache();
  const kitchen = useKitchen();
  const accepting = useVerb('moveToRecurring', { failure: 'Failed to process order' });
  return async ({ id }: Pick<OrderView, 'id'>): Promise<void> => {
    const accepted = await accepting.run({ id });
    if (!accepted) return;
    change([accepted]);
    kitchen.send(accepted.tickets);
    toasts.success('Order moved to recurring');
  };
};
