import { withReview, type LastReview } from '@sae/domain/reviews';
import { projection, put, tableChanged } from '../kernel/index.js';
import { reviewedKey } from './keys.js';

/** Which tables have shared their opinion. */
export const reviewed = projection('reviews', {
  on: {
    ReviewGiven: ({ tableNo, sitting }, { restaurantId, at }, _, found) => {
      if (sitting === undefined) return [];
      const key = reviewedKey(restaurantId, tableNo);
      return [put(key, withReview(found<LastReview>(key), sitting, at)), tableChanged(restaurantId, tableNo)];
    },
  },
  reads: { ReviewGiven: ({ tableNo }, { restaurantId }) => [reviewedKey(restaurantId, tableNo)] },
});
