import type { IsoTime } from '@sae/domain/kernel';

/** An event that a projection could not apply, and for which its book waits. */
export interface ParkedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  /** When it happened: nothing that its book tells of since is shown. */
  readonly at: IsoTime;
  /** The order it tells of, where it tells of one. */
  readonly orderId?: number;
}

/** A book that waits: all that one category tells of a restaurant, year by year, for its models are made together. */
export interface ParkedBook {
  readonly event: ParkedEvent;
  /** Of each of its streams, the revision to go on from; a stream that is not named has nothing that waits. */
  readonly from: Readonly<Record<string, number>>;
}

export const bookName = (category: string, restaurantId: number): string => `${category}-${restaurantId}`;
