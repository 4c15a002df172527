import { ReviewsListHandler } from './reviews-list.js';

export { ReviewsController } from './reviews.controller.js';
export const reviewsHandlers = [ReviewsListHandler];
