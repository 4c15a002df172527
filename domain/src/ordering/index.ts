export * from './live.js';
export * from './order-book.events.js';
export * from './order-book-state.js';
export * from './order-book.js';
export * from './order-item.js';
export * from './place-order.dto.js';
export * from './price-items.js';
export * from './views.js';
