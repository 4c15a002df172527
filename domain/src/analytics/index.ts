export * from './figures.js';
export * from './period.js';
export * from './views.js';
