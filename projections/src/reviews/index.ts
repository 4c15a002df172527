export { reviewKey, reviewsKey } from './keys.js';
export { ReviewsReader, type ReviewsPage } from './reader.js';
