export * from './give-review.dto.js';
export * from './reviews.js';
