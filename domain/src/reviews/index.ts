export * from './give-review.dto.js';
export * from './reviews.js';
export * from './reviews.events.js';
export * from './views.js';
