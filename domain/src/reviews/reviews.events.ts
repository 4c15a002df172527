import type { DomainEvent } from '../kernel/index.js';

export type ReviewGiven = DomainEvent<
  'ReviewGiven',
  /** `sitting` is the one that says so; what was given before sittings were counted names none. */
  { reviewId: number; tableNo: number; stars: number; comment: string | null; sitting?: number }
>;

export type ReviewsEvent = ReviewGiven;
