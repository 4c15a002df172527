import type { ReviewsPage } from '@sae/projections/models/reviews';
import { listQuery, pageOf, refuseFilters } from '../http/list-query.js';

/** Which reviews are asked for: the newest thousand, or a `range` of them. Newest first whatever `sort` says. */
export const reviewsPage = (query: unknown): ReviewsPage => {
  const asked = listQuery(query);
  refuseFilters(asked, []);
  return pageOf(asked);
};
