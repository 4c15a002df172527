import { reviewView } from '@sae/domain/reviews';
import { projection, put, rank } from '../kernel/index.js';
import { reviewKey, reviewsKey } from './keys.js';

export const reviews = projection('reviews', {
  on: {
    ReviewGiven: (review, { restaurantId, at }) => [
      put(reviewKey(restaurantId, review.reviewId), reviewView(review, at)),
      rank(reviewsKey(restaurantId), review.reviewId, Date.parse(at)),
    ],
  },
});
