import { randomUUID } from 'node:crypto';
import type { IsoTime } from '@sae/domain/kernel';
import { reviewsBook } from '@sae/domain/reviews';
import { CommandProcessor, type Log } from '@sae/platform/log';

export interface Opinion {
  readonly tableNo: number;
  readonly stars: number;
  readonly comment?: string | null;
  /** Now when left out. */
  readonly at?: IsoTime;
}

/** Guests of a restaurant give their opinions, in this order. */
export const giveReviews = async (log: Log, restaurantId: number, opinions: readonly Opinion[]): Promise<void> => {
  let now: IsoTime = '';
  const processor = new CommandProcessor({ log, clock: () => now, newId: randomUUID });
  for (const { tableNo, stars, comment = null, at = new Date().toISOString() } of opinions) {
    now = at;
    const command = { type: 'GiveReview', tableNo, stars, comment } as const;
    await processor.make(reviewsBook, String(restaurantId), command, { actor: 'anonymous', requestId: randomUUID() });
  }
};
