import type { ChangedOrder, OrderItemView } from '@sae/domain/ordering';
import type { AddLinesRequest } from '@sae/domain/ordering/change-order.dto';
import { useQueryClient } from '@tanstack/react-query';
import { serverMessagesOr } from '../data/api-error.js';
import type { Proof } from '../data/proofs.js';
import { useKitchen } from '../kitchen/KitchenProvider.js';
import { contentOf } from '../orders/changed-lines.js';
import { useOrderCache } from '../orders/order-cache.js';
import { useVerb } from '../ui/provider.js';

/** What staff change of an open order. Each answers whether it was done. */
export const useOrderChanges = (orderId: number) => {
  const queries = useQueryClient();
  const { change } = useOrderCache();
  const kitchen = useKitchen();
  const failure = (error: unknown) => {
    // What was shown may be older than what the server knows, of the menu too.
    void queries.invalidateQueries({ predicate: ({ queryKey: [about] }) => about !== 'auth' });
    return serverMessagesOr('Failed to change the order')(error);
  };
  const adding = useVerb('addLines', { success: `Added to order #${orderId}`, failure });
  const cancelling = useVerb('cancelLine', { success: 'Item cancelled', failure });
  const noting = useVerb('changeNote', { success: 'Note changed', failure });
  const isDone = async (changing: Promise<ChangedOrder | undefined>): Promise<boolean> => {
    const changed = await changing;
    if (!changed) return false;
    change([changed]);
    kitchen.send(changed.tickets);
    return true;
  };
  return {
    add: (request: AddLinesRequest) => isDone(adding.run({ orderId, ...request })),
    cancel: (item: OrderItemView, quantity: number, reason: string, proof: Proof | null = null) =>
      isDone(cancelling.run({ orderId, ...contentOf(item), quantity, reason }, proof)),
    note: (item: OrderItemView, note: string) => isDone(noting.run({ orderId, ...contentOf(item), note })),
    isRunning: [adding, cancelling, noting].some((action) => action.isRunning()),
  };
};

export type OrderChanges = ReturnType<typeof useOrderChanges>;
