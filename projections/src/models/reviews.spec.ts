import { describe, expect, it } from '@jest/globals';
import type { ReviewsEvent } from '@sae/domain/reviews';
import { at, inBook, RESTAURANT } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { reviewKey, reviews, reviewsKey } from './reviews.js';

const given = (reviewId: number, stars = 5, comment: string | null = 'Lovely'): ReviewsEvent => ({
  type: 'ReviewGiven',
  data: { reviewId, tableNo: 4, stars, comment },
});
const told = (...events: ReviewsEvent[]) => new Models(reviews).tell(inBook(`reviews-${RESTAURANT}`, events));

describe('Reviews', () => {
  it('are ranked newest first', () =>
    expect(told(given(1), given(2), given(10)).ranked(reviewsKey(RESTAURANT))).toEqual([10, 2, 1]));
  it('are kept as they are shown', () =>
    expect(told(given(1), given(2, 0, null)).document(reviewKey(RESTAURANT, 2))).toEqual({
      id: 2,
      tableNo: 4,
      createdAt: at(1),
      stars: 0,
      comment: null,
    }));
});
