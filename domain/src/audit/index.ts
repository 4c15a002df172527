export * from './audited.js';
export * from './kinds.js';
export * from './order-story.js';
export * from './views.js';
