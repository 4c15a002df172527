import type { DomainEvent } from '../kernel/index.js';

export type ReviewGiven = DomainEvent<
  'ReviewGiven',
  { reviewId: number; tableNo: number; stars: number; comment: string | null }
>;

export type ReviewsEvent = ReviewGiven;
