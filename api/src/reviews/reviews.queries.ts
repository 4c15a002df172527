import { localDay, Refusal } from '@sae/domain/kernel';
import type { ReviewDays } from '@sae/domain/reviews';
import { ReviewsReader, type ReviewsWanted } from '@sae/projections/models/reviews';
import { query } from '../kernel/bus.js';
import { Clock } from '../kernel/clock.js';
import { Configuration } from '../kernel/configuration.js';

/** What guests wrote, newest first, page by page. */
export const reviews = query(
  [ReviewsReader, Configuration],
  (reader, { values: { timeZone } }) =>
    (restaurantId: number, wanted: ReviewsWanted, page: { readonly offset: number; readonly limit: number }) =>
      reader.page(restaurantId, wanted, page, timeZone),
);

/** What they think in all, by stars and by week. */
export const reviewSummary = query(
  [ReviewsReader, Clock, Configuration],
  (reader, clock, { values: { timeZone } }) =>
    (restaurantId: number, days: ReviewDays) =>
      reader.summary(restaurantId, days, localDay(clock.now(), timeZone)),
);

/** Those of the named ones that there are. */
export const knownReviews = query([ReviewsReader], (reader) => reader.known.bind(reader));

export const oneReview = query([ReviewsReader], (reader) => async (restaurantId: number, id: number) => {
  const [review] = await reader.known(restaurantId, [id]);
  if (!review) throw new Refusal('not-found', 'review/not-found', 'Review not found');
  return review;
});
