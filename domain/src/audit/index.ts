export * from './kinds.js';
export * from './order-story.js';
export * from './views.js';
