import { decider, Refusal, type Command } from '../kernel/index.js';
import { BAD_STARS, MAX_COMMENT, MAX_STARS } from './give-review.dto.js';
import type { ReviewsEvent } from './reviews.events.js';

export type ReviewsCommand = Command<'GiveReview'> & {
  readonly tableNo: number;
  readonly stars: number;
  readonly comment: string | null;
};

export interface Reviews {
  readonly nextReviewId: number;
}

const isStars = (stars: number) => Number.isInteger(stars) && stars >= 0 && stars <= MAX_STARS;

/** The book `reviews-<restaurantId>`. Strangers write in it, so it keeps its own measure. */
export const reviewsBook = decider<Reviews, ReviewsCommand, ReviewsEvent>({
  category: 'reviews',
  initial: { nextReviewId: 1 },
  on: { ReviewGiven: (_, { reviewId }) => ({ nextReviewId: reviewId + 1 }) },
  when: {
    GiveReview: ({ tableNo, stars, comment }, { nextReviewId }) => {
      if (!isStars(stars)) throw new Refusal('invalid', 'review/stars', BAD_STARS);
      if (comment !== null && comment.length > MAX_COMMENT)
        throw new Refusal('invalid', 'review/comment', `Comment must be at most ${MAX_COMMENT} characters`);
      return [{ type: 'ReviewGiven', data: { reviewId: nextReviewId, tableNo, stars, comment: comment || null } }];
    },
  },
});
