export * from './figures.js';
export * from './period.js';
export * from './sales.js';
export * from './sales-view.js';
export * from './views.js';
