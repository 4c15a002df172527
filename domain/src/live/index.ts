export * from './order-news.js';
export * from './pushes.js';
