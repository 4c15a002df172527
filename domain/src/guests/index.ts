export * from './place-guest-order.dto.js';
export * from './table.js';
export * from './views.js';
