import { describe, expect, it } from '@jest/globals';
import type { ReviewsEvent } from '@sae/domain/reviews';
import { at, inBook, RESTAURANT, ZONE } from '../../testing/facts.js';
import { Models } from '../../testing/models.js';
import { reviewKey, reviews, reviewsKey, starsKey } from './reviews.js';

const given = (reviewId: number, stars = 5, comment: string | null = 'Lovely'): ReviewsEvent => ({
  type: 'ReviewGiven',
  data: { reviewId, tableNo: 4, stars, comment },
});
const told = (...events: ReviewsEvent[]) => new Models(reviews(ZONE)).tell(inBook(`reviews-${RESTAURANT}`, events));

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
      orderId: null,
    }));
  it('are ranked by their stars too, and counted by day', () => {
    const models = told(given(1), given(2, 0), given(3));
    expect(models.ranked(reviewsKey(RESTAURANT, 5))).toEqual([3, 1]);
    expect(models.ranked(reviewsKey(RESTAURANT, 0))).toEqual([2]);
    expect(models.document(starsKey(RESTAURANT, 2026))).toEqual([
      { of: at(0).slice(0, 10), counts: [1, 0, 0, 0, 0, 2] },
    ]);
  });
});
