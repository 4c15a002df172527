export * from './bill.js';
export * from './lines.js';
export * from './complete-table.dto.js';
export * from './first-rule.js';
export * from './issued-bill.js';
export * from './order-item.js';
export * from './paid.js';
export * from './views.js';
