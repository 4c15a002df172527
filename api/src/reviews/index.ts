import { handlersOf } from '../queries.js';
import * as queries from './reviews.queries.js';

export { ReviewsController } from './reviews.controller.js';
export const reviewsHandlers = [...handlersOf(queries)];
