import { reviewView, type ReviewView } from '@sae/domain/reviews';
import { projection, put, rank } from '../kernel/index.js';
import { readerOf, type Page, type PageAnswer } from '../reading/index.js';

export const reviewKey = (restaurantId: number, reviewId: number): string => `${restaurantId}:review:${reviewId}`;

/** The ids of reviews by the time they were given. */
export const reviewsKey = (restaurantId: number): string => `${restaurantId}:reviews`;

export const reviews = projection('reviews', {
  on: {
    ReviewGiven: (review, { restaurantId, at }) => [
      put(reviewKey(restaurantId, review.reviewId), reviewView(review, at)),
      rank(reviewsKey(restaurantId), review.reviewId, Date.parse(at)),
    ],
  },
});

export class ReviewsReader extends readerOf('reviews') {
  /** A ready JSON array, newest first, and how many there are in all. @throws Refusal while the read models are built. */
  page(restaurantId: number, page: Page): Promise<PageAnswer> {
    return this.models.page(reviewsKey(restaurantId), page, (id) => reviewKey(restaurantId, id));
  }

  /** Those of the reviews that there are. @throws Refusal while the read models are built. */
  known(restaurantId: number, ids: readonly number[]): Promise<ReviewView[]> {
    return this.models.known(ids.map((id) => reviewKey(restaurantId, id)));
  }
}
