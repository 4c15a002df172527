import { type Command, decider, type DomainEvent, inverse, type IsoTime, msBetween, Refusal } from '../kernel/index.js';

export const MAX_STARS = 5;
export const MAX_COMMENT = 1000;

export const BAD_STARS = `Stars must be a whole number from 0 to ${MAX_STARS}`;

export type ReviewGiven = DomainEvent<
  'ReviewGiven',
  /** `sitting` is the one that says so; what was given before sittings were counted names none. */
  { reviewId: number; tableNo: number; stars: number; comment: string | null; sitting?: number }
>;

export type ReviewsEvent = ReviewGiven;

export type ReviewsCommand = Command<'GiveReview'> & {
  readonly tableNo: number;
  readonly stars: number;
  readonly comment: string | null;
  /** Whose opinion it is: each sitting shares one. Left out by those who know of no sittings, such as the demo. */
  readonly sitting?: number;
};

export interface Reviews {
  /** By table number. */
  readonly tables: Readonly<Record<number, LastReview>>;
  readonly nextReviewId: number;
}

export const isStars = (stars: number) => Number.isInteger(stars) && stars >= 0 && stars <= MAX_STARS;

/** The book `reviews-<restaurantId>`. Strangers write in it, so it keeps its own measure. */
export const reviewsBook = decider<Reviews, ReviewsCommand, ReviewsEvent>({
  category: 'reviews',
  initial: { nextReviewId: 1, tables: {} },
  on: {
    ReviewGiven: ({ tables }, { reviewId, tableNo, sitting }, { at }) => ({
      nextReviewId: reviewId + 1,
      tables: sitting === undefined ? tables : { ...tables, [tableNo]: withReview(tables[tableNo], sitting, at) },
    }),
  },
  when: {
    GiveReview: ({ tableNo, stars, comment, sitting }, { nextReviewId, tables }, { at }) => {
      if (!isStars(stars)) throw new Refusal('invalid', 'review/stars', BAD_STARS);
      if (comment !== null && comment.length > MAX_COMMENT)
        throw new Refusal('invalid', 'review/comment', `Comment must be at most ${MAX_COMMENT} characters`);
      if (sitting !== undefined && hasReviewed(sitting, tables[tableNo], at))
        throw new Refusal('conflict', 'review/given', 'Your table has already shared its opinion. Thank you!');
      const said = { reviewId: nextReviewId, tableNo, stars, comment: comment || null };
      return [{ type: 'ReviewGiven', data: sitting === undefined ? said : { ...said, sitting } }];
    },
  },
});

export const reviewsCommandOf = inverse<ReviewsEvent, ReviewsCommand>({
  ReviewGiven: ({ tableNo, stars, comment, sitting }) => ({ type: 'GiveReview', tableNo, stars, comment, sitting }),
});

/** Of a table: the newest sitting that shared its opinion, and when somebody last did there. */
export interface LastReview {
  readonly sitting: number;
  readonly at: IsoTime;
}

/** For so long nobody shares an opinion again at a table where nobody has ordered (sitting 0). */
const REVIEW_REST_MS = 3 * 60 * 60_000;

/** Has this sitting shared its opinion? Sittings count upwards, so one before the newest to do so is over. */
export const hasReviewed = (sitting: number, last: LastReview | null | undefined, now: IsoTime): boolean => {
  if (!last) return false;
  return sitting > 0 ? sitting <= last.sitting : msBetween(last.at, now) < REVIEW_REST_MS;
};

export const withReview = (last: LastReview | null | undefined, sitting: number, at: IsoTime): LastReview => ({
  sitting: Math.max(sitting, last?.sitting ?? 0),
  at,
});

/** A review as `GET /reviews` lists it. */
export interface ReviewView {
  readonly id: number;
  readonly tableNo: number;
  readonly createdAt: IsoTime;
  readonly stars: number;
  readonly comment: string | null;
  /** The first order of those who say so; null where they had not ordered, or it is not known. */
  readonly orderId: number | null;
}

/** A sitting is named after its first order. */
export const reviewView = (
  { reviewId, tableNo, stars, comment, sitting }: ReviewGiven['data'],
  createdAt: IsoTime,
): ReviewView => ({ id: reviewId, tableNo, createdAt, stars, comment, orderId: sitting || null });
