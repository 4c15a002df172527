export * from './audited.js';
export * from './order-story.js';
export * from './views.js';
export * from './changes.js';
