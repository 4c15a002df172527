import { Refusal } from '@sae/domain/kernel';
import { ReviewsReader } from '@sae/projections/models/reviews';
import { query } from '../kernel/bus.js';

/** What guests wrote, newest first, page by page. */
export const reviews = query([ReviewsReader], (reader) => reader.page.bind(reader));

/** Those of the named ones that there are. */
export const knownReviews = query([ReviewsReader], (reader) => reader.known.bind(reader));

export const oneReview = query([ReviewsReader], (reader) => async (restaurantId: number, id: number) => {
  const [review] = await reader.known(restaurantId, [id]);
  if (!review) throw new Refusal('not-found', 'review/not-found', 'Review not found');
  return review;
});
