import type { OrderItem } from '@sae/domain/billing';

export interface PastBill {
  /** ISO 8601 UTC. */
  at: string;
  tableNo?: number;
  items: readonly OrderItem[];
}
export function tellPastBills(told: {
  eventStoreUrl: string;
  restaurantId: number;
  bills: Iterable<PastBill>;
}): Promise<void>;
