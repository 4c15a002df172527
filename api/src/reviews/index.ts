import { handlersOf } from '../kernel/queries.js';
import * as queries from './reviews.queries.js';

export { ReviewsController } from './reviews.controller.js';
export const reviewsHandlers = [...handlersOf(queries)];
