export * from './bill.js';
export * from './category-shares.js';
export * from './complete-table.dto.js';
export * from './first-rule.js';
export * from './issued-bill.js';
export * from './merge-lines.js';
export * from './order-item.js';
export * from './views.js';
