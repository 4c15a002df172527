import { ReviewsReader } from '@sae/projections/models/reviews';
import type { Page } from '@sae/projections/reading';
import { query } from '../kernel/queries.js';

/** What guests wrote, newest first, page by page. */
export const reviews = query(
  [ReviewsReader],
  (reader) => (restaurantId: number, page: Page) => reader.page(restaurantId, page),
);
