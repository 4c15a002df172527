import { ReviewsReader, type ReviewsPage } from '@sae/projections/models/reviews';
import { query } from '../queries.js';

/** What guests wrote, newest first, page by page. */
export const reviews = query(
  [ReviewsReader],
  (reader) => (restaurantId: number, page: ReviewsPage) => reader.page(restaurantId, page),
);
