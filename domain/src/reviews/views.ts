import type { IsoTime } from '../kernel/index.js';
import type { ReviewGiven } from './reviews.events.js';

/** A review as `GET /reviews` lists it. */
export interface ReviewView {
  readonly id: number;
  readonly tableNo: number;
  readonly createdAt: IsoTime;
  readonly stars: number;
  readonly comment: string | null;
}

export const reviewView = (
  { reviewId, tableNo, stars, comment }: ReviewGiven['data'],
  createdAt: IsoTime,
): ReviewView => ({ id: reviewId, tableNo, createdAt, stars, comment });
