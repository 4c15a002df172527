import { lineKey, optionIdsOf } from '@sae/domain/billing';
import type { OrderItemView } from '@sae/domain/ordering';

/** A line as it is named to the server: lines that say the same are changed as one. */
export const contentOf = ({ id, portion, price, options, specialInstructions }: OrderItemView) => ({
  ...{ id, portion, price },
  ...(options ? { optionIds: optionIdsOf({ options }) } : {}),
  ...(specialInstructions ? { specialInstructions } : {}),
});

/** The lines of an order, each said once. */
export const together = (items: readonly OrderItemView[]): OrderItemView[] => {
  const lines = new Map<string, OrderItemView>();
  for (const item of items) {
    const key = lineKey(item);
    lines.set(key, { ...item, quantity: item.quantity + (lines.get(key)?.quantity ?? 0) });
  }
  return [...lines.values()];
};
