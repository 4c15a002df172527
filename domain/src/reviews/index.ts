export * from './give-review.dto.js';
export * from './last-review.js';
export * from './reviews.events.js';
export * from './reviews.js';
export * from './views.js';
