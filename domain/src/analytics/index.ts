export * from './figures.js';
export * from './period.js';
export * from './report-bills.js';
export * from './report-words.js';
export * from './report.js';
export * from './sales-view.js';
export * from './sales.js';
export * from './views.js';
