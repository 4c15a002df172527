export * from './reviews.js';
export * from './summary.js';
