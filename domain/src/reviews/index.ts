export * from './reviews.js';
