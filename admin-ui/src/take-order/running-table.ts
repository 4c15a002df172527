import { mergeLines, type ReceiptLineView } from '@sae/domain/billing';
import { paiseOf, toRupees, type Rupees } from '@sae/domain/kernel';
import type { OrderItemView, OrderView } from '@sae/domain/ordering';

/** What a table has already while more is taken for it. */
export interface RunningTable {
  readonly items: readonly ReceiptLineView[];
  readonly total: Rupees;
  /** Of the newest order. */
  readonly lastRound: readonly OrderItemView[];
}

/** Of the orders open at a table; null where none is. */
export const runningTable = (orders: readonly Pick<OrderView, 'id' | 'items' | 'total'>[]): RunningTable | null => {
  const byAge = [...orders].sort((one, other) => one.id - other.id);
  const newest = byAge.at(-1);
  if (!newest) return null;
  return {
    items: mergeLines(byAge.flatMap(({ items }) => items)),
    total: toRupees(paiseOf(byAge.map(({ total }) => total))),
    lastRound: newest.items,
  };
};
