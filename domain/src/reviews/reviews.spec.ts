import { describe, expect, it } from '@jest/globals';
import { sentences } from '../../testing/given.js';
import { read, told } from '../../testing/told.js';
import { GiveReviewRequest } from './give-review.dto.js';
import { type ReviewGiven, reviewsBook, type ReviewsCommand, type ReviewsEvent, reviewView } from './reviews.js';

const { given, at } = sentences(reviewsBook);
const data: ReviewGiven['data'] = { reviewId: 1, tableNo: 4, stars: 5, comment: 'Best dosa in town' };
const review = (over: Partial<ReviewGiven['data']> = {}): ReviewsEvent => ({
  type: 'ReviewGiven',
  data: { ...data, ...over },
});

describe('GiveReview', () => {
  const give: ReviewsCommand = { type: 'GiveReview', tableNo: 4, stars: 5, comment: 'Best dosa in town' };
  it('gives the next number', () => {
    given().when(give).then(review());
    given(review())
      .when(give)
      .then(review({ reviewId: 2 }));
  });
  it('needs no comment', () => {
    given()
      .when({ ...give, stars: 0, comment: null })
      .then(review({ stars: 0, comment: null }));
    given()
      .when({ ...give, comment: '' })
      .then(review({ comment: null }));
  });
  it.each([-1, 6, 4.5, Number.NaN, Infinity])('is refused with %p stars', (stars) =>
    given()
      .when({ ...give, stars })
      .thenRefused('review/stars', 'Stars must be a whole number from 0 to 5'),
  );
  it('is refused with a comment that is too long', () =>
    given()
      .when({ ...give, comment: 'x'.repeat(1001) })
      .thenRefused('review/comment', 'Comment must be at most 1000 characters'));
  it('writes nothing into the log but a review', () =>
    given()
      .when({ ...give, restaurantId: 7 } as ReviewsCommand)
      .then(review()));
  it('is shown with its time', () =>
    expect(reviewView(data, at(3))).toEqual({
      id: 1,
      tableNo: 4,
      createdAt: at(3),
      stars: 5,
      comment: 'Best dosa in town',
      orderId: null,
    }));
  it('is shown with the order it came from, where they had ordered', () => {
    expect(reviewView({ ...data, sitting: 7 }, at(3)).orderId).toBe(7);
    expect(reviewView({ ...data, sitting: 0 }, at(3)).orderId).toBeNull();
  });
});

describe('A sitting', () => {
  const give = (sitting: number): ReviewsCommand => ({
    type: 'GiveReview',
    tableNo: 4,
    stars: 5,
    comment: null,
    sitting,
  });
  const given7 = review({ comment: null, sitting: 7 });
  const message = 'Your table has already shared its opinion. Thank you!';
  const inHours = (hours: number) => new Date(Date.parse(at(0)) + hours * 60 * 60_000).toISOString();

  it('shares its opinion once, as does each other table', () => {
    given().when(give(7)).then(given7);
    given(given7).when(give(7)).thenRefused('review/given', message);
    given(given7)
      .when({ ...give(7), tableNo: 5 })
      .then(review({ reviewId: 2, tableNo: 5, comment: null, sitting: 7 }));
  });
  it('is followed by others, who are asked too; those before are gone', () => {
    given(given7)
      .when(give(9))
      .then(review({ reviewId: 2, comment: null, sitting: 9 }));
    given(given7).when(give(3)).thenRefused('review/given');
  });
  it('that has not ordered may share one in three hours, and again once it has ordered', () => {
    const early = review({ comment: null, sitting: 0 });
    given(early)
      .when(give(0), { at: inHours(2.99) })
      .thenRefused('review/given', message);
    given(early)
      .when(give(0), { at: inHours(3) })
      .thenMatches({ data: { sitting: 0 } });
    given(early)
      .when(give(7))
      .thenMatches({ data: { sitting: 7 } });
    given(given7, early).when(give(7)).thenRefused('review/given');
  });
  it('is not asked of what was told before sittings were counted', () =>
    given(given7)
      .when({ ...give(7), sitting: undefined })
      .then(review({ reviewId: 2, comment: null })));
});

describe('What a guest writes', () => {
  it.each([0, 1, 2, 3, 4, 5])('may have %p stars', (stars) => expect(told(GiveReviewRequest, { stars })).toEqual({}));
  it.each([undefined, null, -1, 6, 4.5, '5', Number.NaN, Infinity, true, [5]])('may not have %p stars', (stars) =>
    expect(told(GiveReviewRequest, { stars })).toEqual({ stars: 'Stars must be a whole number from 0 to 5' }),
  );
  it.each([undefined, null, '', 'Good', 'x'.repeat(1000)])('may have the comment %j', (comment) =>
    expect(told(GiveReviewRequest, { stars: 4, comment })).toEqual({}),
  );
  it.each([
    ['x'.repeat(1001), 'Comment must be at most 1000 characters'],
    [7, 'Comment must be text'],
    [['x'], 'Comment must be text'],
    [{}, 'Comment must be text'],
  ])('may not have the comment %j', (comment, message) =>
    expect(told(GiveReviewRequest, { stars: 4, comment })).toEqual({ comment: message }),
  );
  it('is text as people mean it', () =>
    expect(read(GiveReviewRequest, { stars: 4, comment: '  so\u0000 \n good ' }).comment).toBe('so good'));
});
