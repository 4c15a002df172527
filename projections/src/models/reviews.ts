import { dayBounds, localDay, type LocalDay } from '@sae/domain/kernel';
import {
  reviewSummary,
  reviewView,
  withStars,
  yearsOf,
  type DayStars,
  type ReviewDays,
  type ReviewSummary,
  type ReviewView,
} from '@sae/domain/reviews';
import { projection, put, rank, type Fact } from '../kernel/index.js';
import { readerOf, type Page, type PageAnswer } from '../reading/index.js';

export const reviewKey = (restaurantId: number, reviewId: number): string => `${restaurantId}:review:${reviewId}`;

/** The ids of reviews by the time they were given: of all, or of those with so many stars. */
export const reviewsKey = (restaurantId: number, stars: number | null = null): string =>
  `${restaurantId}:reviews${stars === null ? '' : `:${stars}`}`;

/** How many of each star the days of a year had. */
export const starsKey = (restaurantId: number, year: number): string => `${restaurantId}:stars:${year}`;

/** What guests think; a year's document grows with its days alone. */
export const reviews = (zone: string) => {
  const starsAt = ({ restaurantId, at }: Fact): readonly [key: string, day: LocalDay] => {
    const day = localDay(at, zone);
    return [starsKey(restaurantId, Number(day.slice(0, 'YYYY'.length))), day];
  };
  return projection('reviews', {
    on: {
      ReviewGiven: (review, fact, _, found) => {
        const { restaurantId, at } = fact;
        const { reviewId, stars } = review;
        const [key, day] = starsAt(fact);
        return [
          put(reviewKey(restaurantId, reviewId), reviewView(review, at)),
          ...[null, stars].map((of) => rank(reviewsKey(restaurantId, of), reviewId, Date.parse(at))),
          put(key, withStars(found<readonly DayStars[]>(key) ?? [], day, stars)),
        ];
      },
    },
    reads: { ReviewGiven: (_, fact) => [starsAt(fact)[0]] },
  });
};

/** Which reviews are listed: with so many stars, given on these days. */
export interface ReviewsWanted extends ReviewDays {
  readonly stars: number | null;
}

export class ReviewsReader extends readerOf('reviews') {
  /** A ready JSON array, newest first, and how many there are in all. @throws Refusal while the read models are built. */
  page(
    restaurantId: number,
    { stars, from, to }: ReviewsWanted,
    page: Pick<Page, 'offset' | 'limit'>,
    zone: string,
  ): Promise<PageAnswer> {
    const time = {
      ...(from === null ? {} : { from: dayBounds(from, zone).from }),
      ...(to === null ? {} : { to: dayBounds(to, zone).to }),
    };
    return this.models.page(reviewsKey(restaurantId, stars), { ...page, ...time }, (id) => reviewKey(restaurantId, id));
  }

  /** A document a year, however many reviews there are. @throws Refusal while the read models are built. */
  async summary(restaurantId: number, asked: ReviewDays, today: LocalDay): Promise<ReviewSummary> {
    const keys = yearsOf(asked, today).map((year) => starsKey(restaurantId, year));
    const years = await this.models.known<readonly DayStars[]>(keys);
    return reviewSummary(asked, years.flat());
  }

  /** Those of the reviews that there are. @throws Refusal while the read models are built. */
  known(restaurantId: number, ids: readonly number[]): Promise<ReviewView[]> {
    return this.models.known(ids.map((id) => reviewKey(restaurantId, id)));
  }
}
