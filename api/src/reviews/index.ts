import { handlersOf } from '../kernel/bus.js';
import { ReviewsController } from './reviews.controller.js';
import * as queries from './reviews.queries.js';

export const reviews = { controllers: [ReviewsController], providers: handlersOf(queries) };
