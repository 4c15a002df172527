export * from './hearing.js';
export * from './order-news.js';
export * from './pushes.js';
