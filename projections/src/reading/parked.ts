import type { ParkedEvent } from '@sae/domain/audit';

/** A book that waits: all that one category tells of a restaurant, year by year, for its models are made together. */
export interface ParkedBook {
  readonly event: ParkedEvent;
  /** Of each of its streams, the revision to go on from; a stream that is not named has nothing that waits. */
  readonly from: Readonly<Record<string, number>>;
}

export const bookName = (category: string, restaurantId: number): string => `${category}-${restaurantId}`;
